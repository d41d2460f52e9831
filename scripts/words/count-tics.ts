/** Turns of phrase that grow tiresome when every page has them, each with what finds it. At most one a page. */
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

/** How often each tic stands in the texts of a page; those that do not are left out. */
export function countTics(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [name, pattern] of Object.entries(tics)) {
    const count = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
    if (count > 0) counts.set(name, count);
  }
  return counts;
}

/** How many sentences end in ", and" with a few words behind it. */
export function countPunchlines(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!])\s+/));
  // A list of three needs no comma here: one before "and" holds two sentences together.
  return sentences.filter((sentence) => /^[^,]*, and [^,;:]{3,45}[.!?]$/.test(sentence)).length;
}
