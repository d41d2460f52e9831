import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * Structured logs, one JSON object a line.
 *
 * Of an error they hold the kind, the code, the message and the stack. What else it carries stays out: databases put
 * the values of a row there.
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
