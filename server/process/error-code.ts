/** SQLite's result codes by number. */
const sqliteCodes =
  'OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB'.split(
    ' ',
  );

/** Differs from `unknown`, the state of a channel that was never tried. */
const unknownCode = 'EUNKNOWN';

/**
 * The code of an error of Node, a database or a mail server. Unlike the message, it is safe to show and to log.
 *
 * Node has one code for all SQLite errors; this returns SQLite's own, such as `SQLITE_FULL`.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return unknownCode;
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error)
    // The low byte is the primary result code.
    return `SQLITE_${sqliteCodes[Number(error.errcode) & 0xff] ?? error.errcode}`;
  return typeof error.code === 'string' ? error.code : unknownCode;
}
