import { cacheRules } from '../../../server/headers/cache-rules.ts';
import { contentSecurityPolicy, searchWorker } from '../../../server/headers/content-security-policy.ts';
import type { PolicyFacts } from '../../../server/headers/policy-facts.ts';
import { securityHeaders } from '../../../server/headers/security-headers.ts';
import type { AddressRules } from '../../../server/releases/address-rules.ts';

/** The snippets that `deploy/Caddyfile` imports: headers, caching, redirects and not-found pages. */
export function caddySnippets(facts: PolicyFacts, { redirects, unknown, notFound }: AddressRules): string {
  const headers = Object.entries(securityHeaders(contentSecurityPolicy(facts, 'header'))).map(
    ([name, value]) => `header ${name} "${value}"`,
  );
  const hashed = cacheRules.hashedFolders.map((folder) => `/${folder}*`).join(' ');
  const pages = '/ *.html';
  const inFolders = notFound.filter(({ under }) => under !== '/');
  return [
    ...snippet('site_headers', [
      ...headers,
      `header /${searchWorker} content-security-policy "${contentSecurityPolicy(facts, 'worker')}"`,
    ]),
    ...snippet('site_caching', [
      `@pages path ${pages}`,
      `@hashed path ${hashed}`,
      `@others not path ${pages} ${hashed}`,
      `header @pages cache-control "${cacheRules.pages}"`,
      `header @hashed cache-control "${cacheRules.hashed}"`,
      `header @others cache-control "${cacheRules.others}"`,
    ]),
    ...snippet('site_redirects', [
      ...matcher('not_found', ...notFound.map(({ path }) => `^${path}$`)),
      'error @not_found 404',
      ...[{ from: '/index(\\.html)?', to: '/' }, ...redirects].flatMap(({ from, to }, index) => [
        ...matcher(`redirect_${index}`, `^${from}$`),
        // `{uri}` keeps the query.
        ...block(`route @redirect_${index}`, [`rewrite * ${to}`, 'redir * {uri} 308']),
      ]),
    ]),
    ...snippet(
      'site_unknown',
      unknown.flatMap(({ under, to }, index) => [
        ...block(`@unknown_${index}`, [`path_regexp ^${under}.`, 'not file {path}.html {path}']),
        `redir @unknown_${index} ${to} 302`,
      ]),
    ),
    ...snippet('site_not_found', [
      ...notFound.flatMap(({ path }, index) => [
        ...matcher(`missing_${index}`, `^${path}$`),
        ...block(`handle @missing_${index}`, [`rewrite * ${path}.html`]),
      ]),
      ...inFolders.flatMap(({ under, file }, index) => [
        ...matcher(`missing_under_${index}`, `^${under}(/|$)`),
        ...block(`handle @missing_under_${index}`, [`rewrite * /${file}`]),
      ]),
      ...block('handle', ['rewrite * /404.html']),
    ]),
  ].join('\n');
}

function snippet(name: string, lines: readonly string[]): string[] {
  return [...block(`(${name})`, lines), ''];
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

/** Matches addresses by pattern, because path matchers ignore case. No address contains a special character. */
function matcher(name: string, ...patterns: readonly string[]): string[] {
  return [`@${name} path_regexp ${patterns.join('|')}`];
}
