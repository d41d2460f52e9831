import { folderWith } from '../../../server/testing/folder-with.ts';
import { findReactModule } from './find-react-module.ts';

const chunk = (...modules: string[]) => `(globalThis.TURBOPACK||=[]).push([0,${modules.join(',')}]);`;
const other = '5,(e,t,n)=>{"use strict";n.render=1}';
const react =
  '46,(e,t,n)=>{"use strict";var r=e.i(5);n.createRoot=function(e){},n.hydrateRoot=function(e){}}';

/** An export with these chunks. */
const exportWith = (...codes: string[]) =>
  folderWith(Object.fromEntries(codes.map((code, index) => [`_next/static/chunks/${index}.js`, code])));

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
