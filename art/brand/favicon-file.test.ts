import { faviconFile } from './favicon-file.ts';

test('the image follows a 22-byte directory that states its size and length', () => {
  const icon = faviconFile(Uint8Array.of(7, 8, 9));
  expect([...icon.slice(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect([...icon.slice(14, 22)]).toEqual([3, 0, 0, 0, 22, 0, 0, 0]);
  expect([...icon.slice(22)]).toEqual([7, 8, 9]);
});
