import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../temporary-folder.ts';
import { findReactModule } from './find-react-module.ts';

const chunk = (...modules: string[]) => `(globalThis.TURBOPACK||=[]).push([0,${modules.join(',')}]);`;
const other = '5,(e,t,n)=>{"use strict";n.render=1}';
const react =
  '46,(e,t,n)=>{"use strict";var r=e.i(5);n.createRoot=function(e){},n.hydrateRoot=function(e){}}';

/** An export with these chunks. */
function exportWith(...codes: string[]): string {
  const out = temporaryFolder('export');
  const folder = path.join(out, '_next/static/chunks');
  fs.mkdirSync(folder, { recursive: true });
  for (const [index, code] of codes.entries()) fs.writeFileSync(path.join(folder, `${index}.js`), code);
  return out;
}

test('finds the number of the module', () => {
  expect(findReactModule(exportWith(chunk(other), chunk(other, react, other)))).toBe(46);
});

test.each([
  ['no chunk has the module', [chunk(other)], 0],
  ['two chunks have it', [chunk(other, react), chunk(other, react)], 2],
  ['the module starts in an unknown way', ['46,function(e,t,n){n.hydrateRoot=function(e){}}'], 0],
])('throws when %s', (_, codes, count) => {
  expect(() => findReactModule(exportWith(...codes))).toThrow(
    `expected one module of the chunks to be React's for browsers, found ${count}`,
  );
});
