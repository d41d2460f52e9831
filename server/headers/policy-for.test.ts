import type { PolicyFacts } from './policy-facts.ts';
import { policyFor } from './policy-for.ts';
import { searchWorker } from './search-worker.ts';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const facts: PolicyFacts = {
  analytics: false,
  images: [],
  styles: [hash('a'), hash('b'), hash('c')],
  pages: { 'index.html': [hash('a'), hash('b')], 'about.html': [hash('a'), hash('c')] },
};

test('a page names its own style sheets and no other’s', () => {
  expect(policyFor(facts, 'about.html')).toContain(`style-src 'self' '${hash('a')}' '${hash('c')}';`);
});

test.each([
  ['a picture', 'art/icons.svg'],
  ['a script', '_next/static/chunks/a.js'],
  ['no file', undefined],
])('%s loads nothing and stands in no frame', (_, file) => {
  expect(policyFor(facts, file)).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('the search worker has its own', () => {
  expect(policyFor(facts, searchWorker)).toContain("'wasm-unsafe-eval'");
});
