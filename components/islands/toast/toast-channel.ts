export type ToastMessage = {
  readonly kind: 'success' | 'failure';
  readonly title: string;
  readonly text: string;
  /** What was just used: the toast does not cover it. */
  readonly awayFrom?: Element | null;
};

let listener: ((message: ToastMessage) => void) | undefined;
let pending: ToastMessage | undefined;

/** Shows a toast in place of the current one. Before the toast host listens, only the last message is kept. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message);
  else pending = message;
}

/**
 * Registers the one listener, and passes it a pending message immediately.
 *
 * @returns a function that removes the listener
 */
export function listenForToasts(onMessage: (message: ToastMessage) => void): () => void {
  listener = onMessage;
  if (pending) onMessage(pending);
  pending = undefined;
  return () => {
    listener = undefined;
  };
}
