/** SQLite's result codes, in the order of their numbers. */
const sqliteCodes =
  'OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB'.split(
    ' ',
  );

/** Not the `unknown` of a way that was never tried. */
const unknown = 'EUNKNOWN';

/**
 * The code that Node, a database or a mail server gave an error: safe to show and to log, unlike its message.
 *
 * Node gives all errors of SQLite one code; here each has SQLite's own, such as `SQLITE_FULL`.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return unknown;
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error)
    // The low byte; what is above it says more than anybody asks for here.
    return `SQLITE_${sqliteCodes[Number(error.errcode) & 0xff] ?? error.errcode}`;
  return typeof error.code === 'string' ? error.code : unknown;
}
