import { caching } from '../../../server/headers/file-headers.ts';
import { anyOf, fileRules, notFoundIn, type SiteTable, stray } from './site-table.ts';

/** What may follow the name of a page. */
const ending = `(?:/index)?(?:\\.html)?${stray}*$`;

/** `.htaccess` for Apache 2.4 with mod_rewrite and mod_headers, where `AllowOverride` permits them. */
export function apacheFile(table: SiteTable): string {
  const { headers, redirects, unknown, notFound } = table;
  const relative = (path: string) => path.slice(1);
  return [
    // MultiViews would send compressed copies to everybody.
    'Options -MultiViews -Indexes',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    'AddCharset utf-8 .css .html .ics .js .json .txt',
    'AddType application/manifest+json .webmanifest',
    'RemoveType .gz',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    'ErrorDocument 404 /404.html',
    ...notFoundIn(table).flatMap(({ under, file }) =>
      section(`If "%{REQUEST_URI} =~ m#^${under}(/|$)#"`, [`ErrorDocument 404 /${file}`]),
    ),
    '',
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    'Header append vary accept-encoding',
    `Header set cache-control "${caching.others}"`,
    ...section('FilesMatch "\\.html(\\.br|\\.gz)?$"', [`Header set cache-control "${caching.pages}"`]),
    ...fileRules.flatMap(({ starts, name, value }) =>
      section(`If "%{REQUEST_URI} =~ m#^/${anyOf(starts)}#"`, [
        `Header ${name === 'cache-control' ? 'set' : 'always set'} ${name} "${value}"`,
      ]),
    ),
    '',
    'RewriteEngine On',
    // Addresses that these rules have produced.
    ...rewrite(['%{ENV:REDIRECT_STATUS} !^$'], '^ - [L]'),
    ...rewrite(
      [],
      '(?:^|/)\\.(?!well-known/)|^_(?:headers|redirects)$|\\.(?:br|gz)$|^404(?:\\.html)?$ - [R=404,L]',
    ),
    ...notFound.flatMap(({ path }) => rewrite([], `^${relative(path)}$ - [R=404,L]`)),
    ...rewrite([], '^index(?:\\.html)?$ / [NC,R=308,L]'),
    ...redirects.flatMap(({ from, to }) => rewrite([], `^${relative(from)}${ending} ${to} [NC,R=308,L]`)),
    // Other spellings of a page.
    ...rewrite(
      [
        `expr "tolower(%{REQUEST_URI}) =~ m#^/${stray}*+(.+?)${ending}#"`,
        '/%1>%{REQUEST_URI} !^(.+)>\\1$',
        '%{DOCUMENT_ROOT}/%1.html -f',
      ],
      '^ /%1 [R=308,L]',
    ),
    ...unknown.flatMap(({ under, to }) =>
      rewrite(
        ['%{DOCUMENT_ROOT}/$1.html !-f', '%{DOCUMENT_ROOT}/$1 !-f'],
        `^(${relative(under)}.+)$ ${to} [R=302,L]`,
      ),
    ),
    // Folders without a page.
    ...rewrite(['%{REQUEST_FILENAME} -d', '%{DOCUMENT_ROOT}/$1.html !-f'], '^(.+?)/?$ - [R=404,L]'),
    ...rewrite([], '^$ index.html'),
    ...rewrite(['%{DOCUMENT_ROOT}/$1.html -f'], '^(.+)$ $1.html'),
    // Compressed copies.
    ...[
      ['br', 'br'],
      ['gzip', 'gz'],
    ].flatMap(([encoding, extension]) =>
      rewrite(
        [
          `%{HTTP:Accept-Encoding} (?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`,
          `%{DOCUMENT_ROOT}/$1.${extension} -f`,
        ],
        `^(.+)$ $1.${extension} [L]`,
      ),
    ),
    '',
  ].join('\n');
}

function section(head: string, lines: readonly string[]): string[] {
  return [`<${head}>`, ...lines.map((line) => `  ${line}`), `</${head.split(' ')[0]}>`];
}

function rewrite(conditions: readonly string[], rule: string): string[] {
  return [...conditions.map((condition) => `RewriteCond ${condition}`), `RewriteRule ${rule}`];
}
