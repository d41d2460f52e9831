import { findReactModule } from './find-react-module.ts';

const chunk = (...modules: string[]) => `(globalThis.TURBOPACK||=[]).push([0,${modules.join(',')}]);`;
const other = '5,(e,t,n)=>{"use strict";n.render=1}';
const react =
  '46,(e,t,n)=>{"use strict";var r=e.i(5);n.createRoot=function(e){},n.hydrateRoot=function(e){}}';
const inChunks = (...codes: string[]) => ({
  all: codes.map((_, index) => `${index}`),
  code: (address: string) => codes[Number(address)] ?? '',
});

test('finds the number of the module', () => {
  expect(findReactModule(inChunks(chunk(other), chunk(other, react, other)))).toBe(46);
});

test.each([
  ['no chunk has the module', [chunk(other)], 0],
  ['two chunks have it', [chunk(other, react), chunk(other, react)], 2],
  ['the module starts in an unknown way', ['46,function(e,t,n){n.hydrateRoot=function(e){}}'], 0],
])('throws when %s', (_, codes, count) => {
  expect(() => findReactModule(inChunks(...codes))).toThrow(
    `expected one module of the chunks to be React's for browsers, found ${count}`,
  );
});
