/** What a toast tells. */
export type ToastMessage = {
  readonly kind: 'success' | 'failure';
  readonly title: string;
  readonly text: string;
};

let listener: ((message: ToastMessage) => void) | undefined;
let waiting: ToastMessage | undefined;

/** The way from whoever has something to tell to the place that shows it. One toast is shown, so the last one counts. */
export const toastChannel = {
  send(message: ToastMessage): void {
    if (listener) listener(message);
    else waiting = message;
  },

  /** Hands over every message, and the one sent before anybody listened. The answer ends it. */
  listen(onMessage: (message: ToastMessage) => void): () => void {
    listener = onMessage;
    if (waiting) onMessage(waiting);
    waiting = undefined;
    return () => {
      listener = undefined;
    };
  },
};

/** Shows a toast in place of the one that may be there. */
export const notify = toastChannel.send;
