import { splitCss } from './split-css.ts';

const reference = /var\((--[\w-]+)/g;
const declaration = /(?<=[;{])(--[\w-]+):(?:"[^"]*"|[^;{}"])*;?/g;

/** Leaves out custom properties and keyframes that neither the rest of the sheet nor `users` asks for. */
export function dropUnusedNames(css: string, users: string): string {
  const wanted = new Set([...`${css}${users}`.matchAll(reference)].map(([, name]) => name));
  const animated = withoutKeyframes(css);
  const less = keep(
    css.replaceAll(declaration, (text, name) => (wanted.has(name) ? text : '')),
    (head) => {
      const [, rule, name] = /^@(property|keyframes) (.*)$/.exec(head) ?? [];
      if (rule === 'property') return wanted.has(name);
      return rule !== 'keyframes' || animated.includes(`${name}`) || users.includes(`${name}`);
    },
  );
  // What has gone may have been the last to ask for something else.
  return less === css ? css : dropUnusedNames(less, users);
}

function withoutKeyframes(css: string): string {
  return keep(css, (head) => !head.startsWith('@keyframes'));
}

/** The sheet with those rules whose head passes, at any depth, and without empty ones. */
function keep(css: string, passes: (head: string) => boolean): string {
  return splitCss(css)
    .map(({ head, body }) => {
      if (body === undefined) return head;
      if (!passes(head)) return '';
      const inner = /^@(?:media|supports|layer|container)/.test(head)
        ? keep(body, passes)
        : body.replace(/;$/, '');
      return inner && `${head}{${inner}}`;
    })
    .join('');
}
