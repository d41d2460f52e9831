/** Turns of phrase that grow tiresome across pages, by name. */
const tics: Readonly<Record<string, RegExp>> = {
  'somebody, nobody, anybody, everybody': /\b(?:some|no|any|every)body(?:’s)?\b/gi,
  'with an end date': /\bwith an end date\b/gi,
  'on a plane': /\bon (?:a|the) plane\b/gi,
  'basement, closet': /\b(?:basement|closet)s?\b/gi,
  'Few …': /(?:^|[.?!:] )Few \w/g,
  'the rest': /\bthe rest\b/gi,
  'a person': /\ba person\b/gi,
  ', so that': /, so that\b/gi,
  seldom: /\bseldom\b/gi,
  quiet: /\bquiet(?:ly|er)?\b/gi,
  honest: /\bhonest(?:ly|y)?\b/gi,
  habit: /\bhabits?\b/gi,
  binder: /\bbinders?\b/gi,
  rehearse: /\brehears\w+/gi,
  thief: /\bthie(?:f|ves)\b/gi,
  'modest, dull': /\b(?:modest|dull)\b/gi,
};

/** Counts the tics in a page's texts; leaves out those that do not occur. */
export function countTics(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [name, pattern] of Object.entries(tics)) {
    const count = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
    if (count > 0) counts.set(name, count);
  }
  return counts;
}
