import fs from 'node:fs';
import path from 'node:path';
import { contentSecurityPolicy } from '../../server/headers/content-security-policy.ts';
import { type PolicyFacts, policyFactsFile } from '../../server/headers/policy-facts.ts';
import { addPolicy } from './add-policy.ts';
import { caddySnippets } from './caddy-snippets.ts';
import { foreignImages } from './foreign-images.ts';
import { hashOf } from './hash-of.ts';
import { headersFile } from './headers-file.ts';
import { inlineStyles } from './inline-styles.ts';
import { nginxHeaders } from './nginx-headers.ts';
import { nginxMaps } from './nginx-maps.ts';
import { redirectsFile } from './redirects-file.ts';

/**
 * Makes an export ready for any host: each page gets its policy, and beside the pages stand the headers, redirects and
 * caching as servers read them. After it no style sheet may change: a policy names those in the page by what they hold.
 *
 * @returns how many pages there are, and how many style sheets the policy of all of them names
 */
export function prepareHosting(out: string): { pages: number; styles: number } {
  const pages = fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = fs.readFileSync(path.join(out, file), 'utf8');
      const styles = unique(inlineStyles(html, file).map(hashOf));
      return { file, html, styles, images: foreignImages(html) };
    });
  const facts: PolicyFacts = {
    analytics: Boolean(process.env.NEXT_PUBLIC_GA_ID),
    images: unique(pages.flatMap(({ images }) => images)),
    styles: unique(pages.flatMap(({ styles }) => styles)),
    pages: Object.fromEntries(pages.map(({ file, styles }) => [file, styles])),
  };
  for (const { file, html, styles } of pages) {
    const policy = contentSecurityPolicy({ ...facts, styles }, 'page');
    fs.writeFileSync(path.join(out, file), addPolicy(html, policy, file));
  }
  const files = {
    [policyFactsFile]: JSON.stringify(facts),
    _headers: headersFile(facts),
    _redirects: redirectsFile(),
    '.hosting/nginx-maps.conf': nginxMaps(facts),
    '.hosting/nginx-headers.conf': nginxHeaders(),
    '.hosting/snippets.caddy': caddySnippets(facts),
  };
  fs.mkdirSync(path.join(out, '.hosting'), { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(out, name), text);
  return { pages: pages.length, styles: facts.styles.length };
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)].toSorted();
}

if (import.meta.main) {
  const { pages, styles } = prepareHosting(process.argv[2] ?? path.resolve(import.meta.dirname, '../../out'));
  process.stdout.write(`Policy: ${pages} pages, ${styles} style sheets\n`);
}
