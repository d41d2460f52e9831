import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const leaveStyleOut: (this: { resourcePath: string }, code: string) => string =
  require('./leave-style-out.cjs');
const sonner = path.resolve(import.meta.dirname, '../../node_modules/sonner/dist/index.mjs');
const load = (code: string) => leaveStyleOut.call({ resourcePath: 'index.mjs' }, code);

test('Sonner’s code comes without the style sheet in it, and is whole otherwise', () => {
  const code = fs.readFileSync(sonner, 'utf8');
  const left = load(code);
  expect(code).toContain('[data-sonner-toaster][dir=ltr]');
  expect(left).not.toContain('[data-sonner-toaster][dir=ltr]');
  expect(left).toContain('export { ');
});

test('a Sonner that does it in another way is refused', () => {
  expect(() => load('addStyle("p{color:red}");')).toThrow(
    'index.mjs: the style sheet is put into the page in a way that is not known',
  );
});
