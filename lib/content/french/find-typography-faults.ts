/** A rule that a text breaks, and the words around the fault. */
export type Fault = { expected: string; found: string };

/** The typography of the Office québécois de la langue française; `docs/french.md` explains the rules. */
const rules: readonly { expected: string; pattern: RegExp }[] = [
  { expected: 'the apostrophe ’', pattern: /'/g },
  { expected: 'no blank before ; ! or ?', pattern: /[ \u00A0\u202F][;!?]/g },
  { expected: 'no blank before a comma or a full stop', pattern: /[ \u00A0](?:,|\.(?![\p{L}\d]))/gu },
  { expected: 'a no-break space before the colon', pattern: /(?<!\u00A0):(?!\/\/|\d)/g },
  { expected: 'a blank behind the sign', pattern: /[;:,!?](?=\p{L})/gu },
  { expected: 'a no-break space inside « and »', pattern: /«(?!\u00A0)|(?<!\u00A0)»/g },
  { expected: 'the quotation marks « and »', pattern: /"[^"]*"?/g },
  { expected: 'the ellipsis … instead of three dots', pattern: /\.{3}/g },
  { expected: 'no blank before the ellipsis', pattern: /(?<!«)[ \u00A0]…/g },
  { expected: '“etc.” without an ellipsis', pattern: /\betc\.?…/g },
  { expected: 'the dash –', pattern: /—|--| - /g },
  { expected: 'blanks around the dash –', pattern: /(?<=\S)–|–(?=\S)/g },
  { expected: 'one blank', pattern: /[ \u00A0]{2}/g },
  { expected: 'the no-break space U+00A0, no narrower one', pattern: /[\u2009\u202F]/g },
  {
    expected: 'a no-break space between thousands',
    pattern: /(?<!\d)\d{1,3}[ ,](?=\d{3}(?!\d))|\d{4}(?=[ \u00A0]?\$)/g,
  },
  {
    expected: 'a decimal comma, or the word before it that says whose number it is: version 2.3, clause 14.3',
    pattern: /(?<![\p{L}\d.-]|(?:clause|article|version|micrologiciel|TLS|DSS|WCAG\)?) )\d{1,9}\.(?=\d)/gu,
  },
  { expected: 'a no-break space before % or $', pattern: /[\d}] ?[%$]/g },
  { expected: 'the amount before the $', pattern: /\$[ \u00A0]?\d/g },
  {
    expected: 'a no-break space between a number and its unit',
    pattern: /[\d}] ?(?:h|min|mm|cm|m|km|kg|Mo|Go|To|kW|kVA|°C)(?![\p{L}\d’-])|\u00A0h (?=\d)/gu,
  },
  { expected: 'a no-break space in “Loi 25”', pattern: /\bLoi 25\b/g },
  { expected: 'a time such as 8 h 30', pattern: /(?<!\d)\d{1,2}:\d{2}(?![\d:])|\d ?[ap]\. ?m\./g },
  {
    expected: 'a telephone number such as 1 800 555-0142',
    pattern: /\d{3}[-. ]\d{3}-\d{4}|\b1-\d{3}-|\(\d{3}\)[ \u00A0-]?\d{3}/g,
  },
  { expected: '“plus de” before the number, no + behind it', pattern: /\d\+/g },
  { expected: '1er, 1re, 2e', pattern: /\d(?:ère|ème|ième|nde?)\b/g },
  {
    expected: '1er before the month',
    pattern:
      /(?<!\d)1[ \u00A0](?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/g,
  },
  {
    expected: 'days and months in lower case',
    pattern:
      /(?<=[\p{Ll}\d,;][ \u00A0])(?:(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)(?! (?:je donne|saint|gras|des ))|Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre)(?![\p{L}-])/gu,
  },
  { expected: 'Dr, Dre, Mme and Me without a full stop', pattern: /\b(?:Dre?|Mmes?|Me)\.(?= )/g },
  { expected: 'an acronym without full stops', pattern: /(?<![\p{L}-])(?:\p{Lu}\.){2}/gu },
  { expected: 'À with its accent', pattern: /(?:^|[.?!…][ \u00A0]|«\u00A0)A(?= )/g },
  {
    expected: 'a neutral wording, no sign inside a word',
    pattern: /\p{L}(?:\((?:e|s|es|ne|ère|trice|euse)\)|[·•]\p{L}|\.es?(?!\p{L}))/gu,
  },
  { expected: 'a comma between number and street', pattern: /\d (?:rue|avenue|boulevard|chemin)\b/g },
];

/** Finds every typography fault in a French text. */
export function findTypographyFaults(text: string): Fault[] {
  const faults = rules.flatMap(({ expected, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      expected,
      found: inContext(text, index, length),
    })),
  );
  return [...faults, ...findQuoteFaults(text)];
}

/** « » enclose a quotation, “ ” a quotation within it; every opening mark needs its closing one. */
function findQuoteFaults(text: string): Fault[] {
  const open: string[] = [];
  for (const { 0: sign, index } of text.matchAll(/[«»“”]/g)) {
    const found = inContext(text, index, 1);
    if (sign === '«' && open.length > 0) return [{ expected: 'inner quotation marks “ and ”', found }];
    if (sign === '“' && open.at(-1) !== '«') return [{ expected: 'the quotation marks « and »', found }];
    if (sign === '«' || sign === '“') open.push(sign);
    else if (open.pop() !== (sign === '»' ? '«' : '“'))
      return [{ expected: `a sign that opens before ${sign}`, found }];
  }
  const [left] = open;
  return left
    ? [{ expected: `a sign that closes after ${left}`, found: inContext(text, text.lastIndexOf(left), 1) }]
    : [];
}

/** A part of a text with up to 20 characters on either side. */
export function inContext(text: string, start: number, length: number): string {
  const from = Math.max(0, start - 20);
  const to = start + length + 20;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
