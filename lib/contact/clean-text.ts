/**
 * Makes text safe as a single line for terminals, mail headers and databases: replaces control characters and line breaks
 * with a space, removes invisible characters that carry no meaning, replaces lone surrogates with U+FFFD, and trims.
 */
export function cleanLine(text: string): string {
  return removeInvisible(withoutControls(text)).trim();
}

/** The same for text that has no use for any invisible character, such as a phone number. */
export function cleanToken(text: string): string {
  return withoutControls(text).replace(invisibleRun, '').trim();
}

/**
 * Cleans each line of a text and joins them with `\n`. Replaces a tab with one space, so that no text grows. Keeps
 * indentation and bidirectional controls, which only affect their own line; removes empty lines at the start and end.
 */
export function cleanText(text: string): string {
  const lines = text
    .replace(/\t/g, ' ')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `${' '.repeat(indentOf(line))}${withoutControls(line).trim()}`.trimEnd());
  let start = 0;
  let end = lines.length;
  while (start < end && lines[start] === '') start += 1;
  while (end > start && lines[end - 1] === '') end -= 1;
  return lines.slice(start, end).join('\n');
}

/** Whether a text has at least this many visible characters, counted as people count them: 🧑‍🚀 is one, é is one. */
export function hasCharacters(text: string, count: number): boolean {
  let found = 0;
  for (const [character] of text.matchAll(characters)) {
    if (found >= count) break;
    if (visible.test(character)) found += 1;
  }
  return found >= count;
}

/** The last ones are the empty Braille cell, and what stands for objects and notes in copied text. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/u;
const invisibleRun = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]+/gu;
const visible = /[^\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\p{Cf}\s]/u;

/** A code point with the marks and joined code points that follow it. Some browsers have no `Intl.Segmenter` yet. */
const characters = /\P{M}(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M})*|\p{M}+/gu;

/** Characters of scripts that spell with joiners, and of pictures that are joined from several. */
const joining =
  /^(?:\p{Script=Arabic}|\p{Script=Syriac}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?!\p{Script=Inherited})\p{M})$/u;
/** Characters of which a variation selector chooses a form. */
const varying = /^[\p{Script=Han}\p{Extended_Pictographic}]$/u;

/** Removes invisible characters, except joiners and variation selectors between the characters that need them. */
function removeInvisible(text: string): string {
  const isSelector = (character: string) => /^[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u.test(character);
  const isJoiner = (character: string) => /^[\u200c\u200d]$/.test(character);
  const isInvisible = (character: string) => invisible.test(character);
  const rest = [...text].filter(
    (character) => !isInvisible(character) || isJoiner(character) || isSelector(character),
  );
  const kept: string[] = [];
  rest.forEach((character, index) => {
    const before = kept[kept.length - 1] ?? '';
    const after = rest[index + 1] ?? ' ';
    const isMeaningful = isJoiner(character)
      ? joining.test(before) && !isInvisible(after) && after !== ' '
      : !isSelector(character) || varying.test(before);
    if (isMeaningful) kept.push(character);
  });
  return kept.join('');
}

function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/\p{Surrogate}/gu, '\uFFFD');
}

function indentOf(line: string): number {
  let length = 0;
  while (line[length] === ' ') length += 1;
  return length;
}
