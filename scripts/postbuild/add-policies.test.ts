import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentSecurityPolicy } from '../../server/headers/content-security-policy.ts';
import { readPolicyFacts } from '../../server/headers/policy-facts.ts';
import { hashOf } from './hash-of.ts';
import { prepareHosting } from './prepare-hosting.ts';

const head = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';

/** An export of the pages given, prepared. */
function prepare(pages: Readonly<Record<string, string>>) {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'hosting-'));
  for (const [name, html] of Object.entries(pages)) fs.writeFileSync(path.join(out, name), html);
  prepareHosting(out);
  return { out, read: (file: string) => fs.readFileSync(path.join(out, file), 'utf8') };
}

const styled = (css: string) =>
  `${head}<style data-precedence="next">${css}</style></head><body></body></html>`;

test('a page’s own policy comes before all else and names its own style sheets; the facts name all', async () => {
  const { out, read } = prepare({ 'index.html': styled('a{}'), 'about.html': styled('b{}') });
  const facts = await readPolicyFacts(out);
  expect(facts).toEqual({
    analytics: false,
    images: [],
    styles: [hashOf('a{}'), hashOf('b{}')].toSorted(),
    pages: {
      'index.html': [hashOf('a{}')],
      'about.html': [hashOf('b{}')],
    },
  });
  const own = contentSecurityPolicy({ ...facts, styles: [hashOf('a{}')] }, 'page');
  expect(read('index.html')).toContain(
    `${head}<meta http-equiv="Content-Security-Policy" content="${own}"/><style`,
  );
});

test('the hosts of pictures are found', async () => {
  const { out } = prepare({
    'index.html': `${styled('')}<img alt="" src="https://pictures.example/a.png"/><img src="/art/a.svg"/>`,
  });
  expect((await readPolicyFacts(out)).images).toEqual(['https://pictures.example']);
});

test.each([
  ['a script', '<script>start()</script>'],
  ['a module', '<script type="module">start()</script>'],
  ['a style attribute', '<p class="a" style="color:red">'],
  ['an event handler', '<img src="/a.svg" onerror="start()"/>'],
])('refuses a page with %s in it', (_, markup) => {
  expect(() => prepare({ 'about.html': styled('') + markup })).toThrow(
    'about.html: the policy would block <',
  );
});

test.each([
  ['data', '<script type="application/ld+json">{}</script>'],
  ['rules for preparing pages', '<script type="speculationrules">{}</script>'],
  ['a script that is a file', '<script src="/_next/static/hydration/boot.js" defer=""></script>'],
  ['words about style="…"', '<p>style=&quot;a&quot; onclick=&quot;b&quot;</p>'],
])('takes a page with %s in it', (_, markup) => {
  expect(() => prepare({ 'about.html': styled('') + markup })).not.toThrow();
});

test('refuses a page of an unknown form, and one that has a policy', () => {
  expect(() => prepare({ 'about.html': '<html><head></head></html>' })).toThrow('about.html: does not begin');
  const { out } = prepare({ 'about.html': styled('') });
  expect(() => prepareHosting(out)).toThrow('about.html: has a policy already');
});

test('no header but the policy stands in two rules that apply to one address', () => {
  const { read } = prepare({ 'index.html': styled('a{}') });
  const rules = read('_headers')
    .split('\n\n')
    .map((rule) => rule.trim().split('\n'))
    .map(([pattern = '', ...headers]) => ({
      pattern,
      names: headers.map((line) => line.trim().split(':')[0]),
    }));
  expect(rules.map(({ pattern }) => pattern)).toEqual([
    '/*',
    '/pagefind/pagefind-worker.js',
    '/_next/static/*',
    '/pagefind/fragment/*',
    '/pagefind/index/*',
    '/pagefind/filter/*',
    '/art/*',
    '/og/*',
  ]);
  expect(rules[0]?.names).toContain('content-security-policy');
  expect(rules[0]?.names).not.toContain('cache-control');
  expect(rules[1]?.names).toEqual(['content-security-policy']);
  for (const { names } of rules.slice(2)) expect(names).toEqual(['cache-control']);
});

test('pages that have moved are told to hosts that read redirects', () => {
  const { read } = prepare({ 'index.html': styled('a{}') });
  expect(read('_redirects')).toContain('/service/managed-it-services /services/managed-it-services 301\n');
});
