import { mediaTypes } from '../../../server/headers/media-types.ts';

/** What `deploy/nginx.conf` includes to say what a file is. */
export function nginxTypes(): string {
  const split = [...mediaTypes].map(([ending, type]) => {
    const [name = '', charset] = type.split('; ');
    return { ending, name, hasCharset: charset !== undefined };
  });
  const withCharset = new Set(split.filter(({ hasCharset }) => hasCharset).map(({ name }) => name));
  // nginx adds it by itself, and warns of it here.
  withCharset.delete('text/html');
  return [
    'types {',
    ...split.map(({ ending, name }) => `    ${name} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...withCharset].join(' ')};`,
    '',
  ].join('\n');
}
