import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const adoptStyle: (this: { resourcePath: string }, code: string) => string = require('./adopt-style.cjs');
const sonner = path.resolve(import.meta.dirname, '../../node_modules/sonner/dist/index.mjs');
const load = (code: string) => adoptStyle.call({ resourcePath: 'index.mjs' }, code);

test('adopts Sonner’s style sheet and leaves its other code unchanged', () => {
  const code = fs.readFileSync(sonner, 'utf8');
  const loaded = load(code);
  expect(code).toContain("createElement('style')");
  expect(loaded).not.toContain("createElement('style')");
  expect(loaded).toContain('document.adoptedStyleSheets.push(sheet)');
  expect(loaded).toContain('[data-sonner-toaster][dir=ltr]');
  expect(loaded).toContain('export { ');
});

test('refuses code without the known function', () => {
  expect(() => load('addStyle("p{color:red}");')).toThrow(
    'index.mjs: the style sheet is inserted in an unknown way',
  );
});
