import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';

const maxErrors = 5;
/** In milliseconds. */
const period = 60_000;

/**
 * Logs and counts uncaught errors and keeps the process running: each request does its work in its own database
 * transaction, so a stray error elsewhere breaks no promise. Too many errors mean that the process is broken.
 *
 * @param giveUp called once when the process should be restarted
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
    if (recent.length === maxErrors) giveUp();
  });
}
