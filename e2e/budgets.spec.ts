import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { pageKinds } from '../scripts/postbuild/page-kinds.ts';
import { weighPage } from '../scripts/postbuild/page-weight.ts';
import { budgets, limitOf, longKinds } from './budgets.ts';
import { pathOf } from './support/built-file-of.ts';
import { openBuiltPage } from './support/built-part.ts';
import { findFrenchPath } from './support/get-french-path.ts';
import { outFolder } from './support/out-folder.ts';
import { test } from './support/worker-page.ts';

/** One page of each kind in each language. Pages outside the page table exist in English only. */
const kinds = [
  ...pageKinds.map(([kind, file]) => ({ kind, file, language: 'en' as const })),
  ...pageKinds.flatMap(([kind, file]) => {
    const alternate = findFrenchPath(pathOf(file));
    return alternate ? [{ kind, file: `${alternate.slice(1)}.html`, language: 'fr' as const }] : [];
  }),
];

test('every kind of page stays within its budgets, and all but redirects have scripts that wait', () => {
  const weights = kinds.map((page) => ({ ...page, weight: weighPage(outFolder, page.file) }));
  for (const { kind, file, weight } of weights) {
    const parts = [weight.boot, weight.scripts, weight.deferredCss].map((bytes) => bytes > 0);
    expect(parts, file).toEqual(Array(3).fill(kind !== 'redirect'));
  }
  expect(kinds.filter(({ kind }) => longKinds.includes(kind))).toHaveLength(2 * longKinds.length);
  for (const budget of budgets) {
    const used = weights
      .map(({ kind, language, weight }) => ({
        page: `${kind}, ${language}`,
        bytes: budget.of(weight),
        limit: limitOf(budget, kind, language),
      }))
      .toSorted((one, other) => other.bytes / other.limit - one.bytes / one.limit);
    const [most] = used;
    if (process.env.PRINT_BUDGETS && most)
      console.info(
        `${budget.name}: ${most.page} has ${most.bytes} of ${most.limit} bytes, ` +
          `${Math.round((most.limit / most.bytes - 1) * 100)} % are free. Beyond: ${budget.beyond}.`,
      );
    expect(most?.bytes, budget.name).toBeGreaterThan(0);
    expect
      .soft(
        used.filter(({ bytes, limit }) => bytes > limit),
        `${budget.name}. Beyond it: ${budget.beyond}`,
      )
      .toEqual([]);
  }
});

test('before hydration, home refers to at most 150 kB of files that are not lazy, and has at most 1,200 elements', () => {
  const body = openBuiltPage('/');
  const html = fs.readFileSync(path.join(outFolder, 'index.html'), 'utf8');
  const eager = body.all('img:not([loading=lazy])').map((image) => image.attribute('src') ?? '');
  const linked = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/[^"]+\.(?:woff2|css|js))"/g)].map(
    ([, address = '']) => address,
  );
  const files = [...new Set([...eager, ...linked])].filter((address) => address.startsWith('/'));
  const bytes = files.map((address) => {
    const file = path.join(outFolder, address);
    return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  expect(linked).not.toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
  // Beyond it, phones take longer to lay the page out.
  expect(body.all('*:not(svg *):not(picture *)').length).toBeLessThanOrEqual(1200);
});
