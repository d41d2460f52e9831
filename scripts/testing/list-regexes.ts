import { parseSync } from '@swc/core';

type Regex = { source: string; flags: string };

/** All regular expression literals in TypeScript code, including those in templates. */
export function listRegexes(code: string): Regex[] {
  return listIn(parseSync(code, { syntax: 'typescript', tsx: true }));
}

function listIn(node: unknown): Regex[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node)
    return [{ source: `${node.pattern}`, flags: `${node.flags}` }];
  return Object.values(node).flatMap(listIn);
}
