import { load } from 'cheerio';
import { pagePolicy } from '../../server/headers/content-security-policy.ts';
import { addPolicies, hashOf, toastStyles } from './add-policies.ts';

const styled = (css: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><style>${css}</style></head><body>${body}</body></html>`;
const page = (file: string, html: string) => ({ file, $: load(html) });

test('each page starts with a policy for its own style sheets', () => {
  const pages = [page('index.html', styled('a{}')), page('about.html', styled('b{}'))];
  const allowed = addPolicies(pages, false);
  expect(allowed).toEqual({ analytics: false, images: [] });
  const own = pagePolicy(allowed, [hashOf('a{}'), ...toastStyles]);
  expect(pages[0]?.$.html()).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${own}"><style>`,
  );
});

test('finds the origins of images', () => {
  const body =
    '<img alt="" src="https://pictures.example/a.png"><source srcset="https://wide.example/b.png 2x"><img src="/art/a.svg">';
  expect(addPolicies([page('index.html', styled('', body))], false).images).toEqual([
    'https://pictures.example',
    'https://wide.example',
  ]);
});

test.each([
  ['a script', '<script>start()</script>'],
  ['a module', '<script type="module">start()</script>'],
  ['a style attribute', '<p class="a" style="color:red">'],
  ['an event handler', '<img src="/a.svg" onerror="start()">'],
])('refuses a page with %s', (_, markup) => {
  expect(() => addPolicies([page('about.html', styled('', markup))], false)).toThrow(
    'about.html: the policy would block <',
  );
});

test.each([
  ['data', '<script type="application/ld+json">{}</script>'],
  ['speculation rules', '<script type="speculationrules">{}</script>'],
  ['an external script', '<script src="/_next/static/hydration/boot.js" defer=""></script>'],
  ['text that looks like attributes', '<p>style=&quot;a&quot; onclick=&quot;b&quot;</p>'],
])('accepts a page with %s', (_, markup) => {
  expect(() => addPolicies([page('about.html', styled('', markup))], false)).not.toThrow();
});

test('refuses a page whose head does not start with the charset', () => {
  const html = '<html><head><title>A</title><meta charset="utf-8"></head></html>';
  expect(() => addPolicies([page('about.html', html)], false)).toThrow(
    'about.html: expected the head to begin with <meta charset>',
  );
});
