import { runInNewContext } from 'node:vm';
import { buildHydrationScript } from './build-hydration-script.ts';

const css = '.a:after{content:"→"}';
const row = `7:T${Buffer.byteLength(css).toString(16)},${css}`;
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`;
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});';
const exported = (...texts: string[]) => ({
  file: 'about.html',
  css,
  inlineCode: [bootstrap, start, ...texts.map(push)],
});

/** Runs the script and returns Next's queue. */
function run(code: string): unknown {
  const self: { __next_f?: unknown; hydratePage?: () => void } = {};
  runInNewContext(code, { self });
  return JSON.parse(JSON.stringify(self.__next_f));
}

test('joins the flight data to one string and escapes it', () => {
  const text = `1:"it's \\"so\\" \\\\ </script> \u2028"\n`;
  const code = buildHydrationScript(exported(text, `${row}2:["$7"]\n`), 4);
  expect(run(code)).toEqual([[0], [1, `${text}7:""\n2:["$7"]\n`]]);
});

test('omits the style sheet, even when its row is split', () => {
  const code = buildHydrationScript(exported(row.slice(0, 9), `${row.slice(9)}2:"x"\n`), 4);
  expect(run(code)).toEqual([[0], [1, '7:""\n2:"x"\n']]);
});

test.each([
  ['without the style sheet', ['1:"x"\n'], 'does not hold the style sheet once'],
  ['with the style sheet twice', [row, row], 'does not hold the style sheet once'],
])('refuses flight data %s', (_, texts, message) => {
  expect(() => buildHydrationScript(exported(...texts), 4)).toThrow(`about.html: the flight data ${message}`);
});

test.each([
  ['flight data that is not text', 'self.__next_f.push([3,"AAAA"])', 'flight data of an unknown form'],
  [
    'a bootstrap of another form',
    '(globalThis["TURBOPACK"]=[]).push(["a.js"])',
    'flight data of an unknown form',
  ],
  ['a second bootstrap', bootstrap, '2 bootstraps'],
])('refuses %s', (_, code, message) => {
  const { inlineCode, ...rest } = exported(row);
  expect(() => buildHydrationScript({ ...rest, inlineCode: [...inlineCode, code] }, 4)).toThrow(
    `about.html: ${message}`,
  );
});

test("hydratePage() starts React, and the page's modules a task later", () => {
  const self: { hydratePage?: () => void } = {};
  const later: (() => void)[] = [];
  const world: { self: object; setTimeout: unknown; TURBOPACK?: unknown[] } = {
    self,
    setTimeout: (act: () => void) => later.push(act),
  };
  runInNewContext(buildHydrationScript(exported(row), 4), world);
  expect(world.TURBOPACK).toBeUndefined();
  self.hydratePage?.();
  const react = { otherChunks: ['a.js'], runtimeModuleIds: [4] };
  expect(world.TURBOPACK).toEqual([react]);
  for (const act of later) act();
  expect(world.TURBOPACK).toEqual([react, { otherChunks: ['a.js'], runtimeModuleIds: [7] }]);
});
