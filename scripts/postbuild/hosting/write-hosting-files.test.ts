import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPolicyFacts } from '../../../server/headers/policy-facts.ts';
import { readAddressRules } from '../../../server/releases/address-rules.ts';
import { addressRules } from '../../../server/testing/make-export.ts';
import { writeHostingFiles } from './write-hosting-files.ts';

const facts = { analytics: false, images: [], styles: [], pages: { 'index.html': [] } };
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'hosting-'));
writeHostingFiles(out, facts, addressRules);
const read = (file: string) => fs.readFileSync(path.join(out, file), 'utf8');

test('the server can read the policy facts', async () => {
  expect(await readPolicyFacts(out)).toEqual(facts);
});

test('only the policy is in two rules that match the same address', () => {
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

test('the server can read the address rules', async () => {
  expect(await readAddressRules(out)).toEqual(addressRules);
});

test.each(addressRules.redirects)('every host redirects $from', ({ from, to }) => {
  expect(read('_redirects')).toContain(`${from} ${to} 301\n`);
  expect(read('.hosting/nginx-addresses.conf')).toContain(`"~^${from}$" "${to}";`);
  expect(read('.hosting/snippets.caddy')).toMatch(
    new RegExp(`path_regexp \\^${from}\\$\\n.*\\n\\t\\trewrite \\* ${to}\\n`),
  );
});
