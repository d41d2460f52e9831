/**
 * Why a delivery failed:
 *
 * - `refused`: the receiver permanently rejected this message;
 * - `deferred`: the receiver asked to try again later;
 * - `unreachable`: no connection, TLS, login or timely answer: nothing to do with the message.
 */
export type FailureKind = 'refused' | 'deferred' | 'unreachable';

/** A failed delivery. The error message may quote the receiver; `kind` and `code` never do, so they are safe to log. */
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
