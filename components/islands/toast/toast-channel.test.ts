import { type ToastMessage, toastChannel } from './toast-channel';

const sent: ToastMessage = { kind: 'success', title: 'Sent', text: 'Thank you' };
const failed: ToastMessage = { kind: 'failure', title: 'Error', text: 'Sorry' };

test('every message reaches who listens', () => {
  const heard: ToastMessage[] = [];
  const stop = toastChannel.listen((message) => heard.push(message));
  toastChannel.send(sent);
  toastChannel.send(failed);
  stop();
  expect(heard).toEqual([sent, failed]);
});

test('the last message sent before anybody listened is handed over once', () => {
  toastChannel.send(sent);
  toastChannel.send(failed);
  const heard: ToastMessage[] = [];
  toastChannel.listen((message) => heard.push(message))();
  toastChannel.listen((message) => heard.push(message))();
  expect(heard).toEqual([failed]);
});
