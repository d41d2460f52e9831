import { toastChannel } from './toast/toast-channel';
import type { ToastMessage } from './toast/toast-message';

/** Shows a toast in place of the one that may be there. */
export function notify(message: ToastMessage): void {
  toastChannel.send(message);
}
