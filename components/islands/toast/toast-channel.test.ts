import { listenForToasts, showToast, type ToastMessage } from './toast-channel';

const success: ToastMessage = { kind: 'success', title: 'Sent', text: 'Thank you' };
const failure: ToastMessage = { kind: 'failure', title: 'Error', text: 'Sorry' };

test('passes every message to the listener', () => {
  const received: ToastMessage[] = [];
  const removeListener = listenForToasts((message) => received.push(message));
  showToast(success);
  showToast(failure);
  removeListener();
  expect(received).toEqual([success, failure]);
});

test('passes the last message from before the first listener once', () => {
  showToast(success);
  showToast(failure);
  const received: ToastMessage[] = [];
  listenForToasts((message) => received.push(message))();
  listenForToasts((message) => received.push(message))();
  expect(received).toEqual([failure]);
});
