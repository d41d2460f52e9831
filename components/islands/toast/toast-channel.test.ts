import { listenForToasts, showToast, type ToastMessage } from './toast-channel';

const success: ToastMessage = { kind: 'success', title: 'Sent', text: 'Thank you' };
const failure: ToastMessage = { kind: 'failure', title: 'Error', text: 'Sorry' };

test('passes the last message from before the first listener once', () => {
  showToast(success);
  showToast(failure);
  const received: ToastMessage[] = [];
  listenForToasts((message) => received.push(message))();
  listenForToasts((message) => received.push(message))();
  expect(received).toEqual([failure]);
});
