/**
 * Why a message could not be handed over:
 *
 * - `refused`: the other side has looked at this message and will not take it;
 * - `deferred`: it asks to be tried again later;
 * - `unreachable`: it could not be talked to, or does not know us: no connection, no TLS, no login, no answer in time.
 */
export type FailureKind = 'refused' | 'deferred' | 'unreachable';

/** A failed delivery. Its message is in the words of the other side; kind and code hold none of them. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly kind: FailureKind;
  readonly code: string;

  constructor(kind: FailureKind, code: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
    this.code = code;
  }
}

/** What an aborted conversation failed with: the deadline of it, or a server that is stopping. */
export function abortCode(signal: AbortSignal): string | undefined {
  if (!signal.aborted) return undefined;
  const reason: unknown = signal.reason;
  const isDeadline =
    typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'TimeoutError';
  return isDeadline ? 'ETIMEDOUT' : 'EABORT';
}
