import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { bundleBoot } from './bundle-boot.ts';

/** Writes modules into a folder of their own and joins them. */
function join(modules: Readonly<Record<string, string>>): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boot-'));
  for (const [name, code] of Object.entries(modules)) fs.writeFileSync(path.join(folder, name), code);
  return bundleBoot(path.join(folder, 'boot.ts'));
}

test('joins modules, each once and after what it needs, and leaves no name behind', async () => {
  const code = await join({
    'boot.ts':
      "import { left } from './left.ts';\nimport { right } from './right.ts';\n\nreport(left, right);\n",
    'left.ts': "import { one } from './one.ts';\n\nexport const left: number = one() + 1;\n",
    'right.ts': "import { one } from './one.ts';\n\nexport const right: number = one() + 2;\n",
    'one.ts': 'let calls = 0;\n\nexport function one(): number {\n  return ++calls;\n}\n',
  });
  const reports: unknown[][] = [];
  const world = { report: (...numbers: unknown[]) => reports.push(numbers) };
  runInNewContext(code, world);
  expect(reports).toEqual([[2, 4]]);
  expect(Object.keys(world)).toEqual(['report']);
});

test.each([
  ['a default export', 'export default 1;\n'],
  ['an export of a class', 'export class A {}\n'],
  ['a package', "import { a } from 'package';\n"],
  ['everything of a module', "import * as a from './a.ts';\n"],
])('refuses %s', async (_, code) => {
  await expect(join({ 'boot.ts': code })).rejects.toThrow(
    'boot.ts: an import or export that cannot be joined',
  );
});

test('refuses a name that two modules have', async () => {
  const code = 'const same = 1;\nreport(same);\n';
  await expect(
    join({ 'boot.ts': `import { a } from './a.ts';\n\n${code}`, 'a.ts': `export const a = 1;\n${code}` }),
  ).rejects.toThrow();
});
