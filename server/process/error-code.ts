/**
 * The code of an error of Node, a database or a mail server, or SQLite's fixed words for its own. Unlike the message of an
 * error, it names nobody and no file: it is safe to show and to log. `EUNKNOWN` without a code.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'EUNKNOWN';
  if (error.code === 'ERR_SQLITE_ERROR' && 'errstr' in error) return String(error.errstr);
  return typeof error.code === 'string' ? error.code : 'EUNKNOWN';
}
