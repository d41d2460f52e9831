import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';

/** So many within so many milliseconds are no accident any more. */
const [most, period] = [5, 60_000];

/**
 * The last line of defence: logs and counts what nobody caught, and goes on. What a request has to do is done in its own
 * database transaction, so an error elsewhere breaks no promise. When errors pile up, the process is not to be trusted.
 *
 * @param giveUp called once, when it is better to end and be started anew
 */
export function catchUncaughtErrors(log: Logger, registry: Registry, giveUp: () => void): void {
  const errors = new Counter({
    name: 'process_uncaught_errors_total',
    help: 'Errors that nobody caught: exceptions and rejected promises.',
    labelNames: ['kind'],
    registers: [registry],
  });
  let recent: number[] = [];
  process.on('uncaughtException', (err, kind) => {
    errors.inc({ kind });
    const now = Date.now();
    recent = [...recent.filter((time) => time > now - period), now];
    log.fatal({ err, kind }, 'nobody caught an error');
    if (recent.length === most) giveUp();
  });
}
