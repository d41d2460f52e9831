import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * Creates a logger that writes one JSON object per line.
 *
 * Errors are reduced to type, code, message and stack: database errors carry the values of rows in other properties.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const err = (error: unknown) => {
    if (!(error instanceof Error)) return { message: String(error) };
    const code = 'code' in error ? String(error.code) : undefined;
    return { type: error.name, code, message: error.message, stack: error.stack };
  };
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err } },
    destination,
  );
}
