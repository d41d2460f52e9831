/** A rule that a text breaks, and the words around the fault. */
export type Fault = { expected: string; found: string; isMendable?: boolean };

type Rule = { expected: string; pattern: RegExp; mend?: (found: string) => string };

const nbsp = '\u00A0';
const withoutBlanks = (found: string) => found.replaceAll(/[ \u00A0\u202F]/g, '');

/** Whatever has a `mend` is mechanical; the rest needs somebody who reads. The typography of the Office québécois de la langue française; `docs/french.md` explains the rules. */
const rules: readonly Rule[] = [
  { expected: 'the apostrophe ’', pattern: /'/g, mend: () => '’' },
  { expected: 'no blank before ; ! or ?', pattern: /[ \u00A0\u202F][;!?]/g, mend: withoutBlanks },
  {
    expected: 'no blank before a comma or a full stop',
    pattern: /[ \u00A0](?:,|\.(?![\p{L}\d]))/gu,
    mend: withoutBlanks,
  },
  {
    expected: 'a no-break space before the colon',
    pattern: / ?(?<!\u00A0):(?!\/\/|\d)/g,
    mend: () => `${nbsp}:`,
  },
  { expected: 'a blank behind the sign', pattern: /[;:,!?](?=\p{L})/gu, mend: (found) => `${found} ` },
  {
    expected: 'a no-break space inside « and »',
    pattern: /«(?!\u00A0) ?| ?(?<!\u00A0)»/g,
    mend: (found) => (found.startsWith('«') ? `«${nbsp}` : `${nbsp}»`),
  },
  {
    expected: 'the quotation marks « and »',
    pattern: /"[^"]*"?/g,
    mend: (found) => found.replace(/^"(.*)"$/s, (_, quoted: string) => `«${nbsp}${quoted.trim()}${nbsp}»`),
  },
  { expected: 'the ellipsis … instead of three dots', pattern: /\.{3}/g, mend: () => '…' },
  { expected: 'no blank before the ellipsis', pattern: /(?<!«)[ \u00A0]…/g, mend: () => '…' },
  { expected: '“etc.” without an ellipsis', pattern: /\betc\.?…/g, mend: () => 'etc.' },
  { expected: 'the dash –', pattern: /—|--| - /g, mend: (found) => found.replace(/—|--|-/, '–') },
  { expected: 'blanks around the dash –', pattern: /(?<=\S)–|–(?=\S)/g },
  { expected: 'one blank', pattern: /[ \u00A0]{2,}/g, mend: (found) => (found.includes(nbsp) ? nbsp : ' ') },
  { expected: 'the no-break space U+00A0, no narrower one', pattern: /[\u2009\u202F]/g, mend: () => nbsp },
  {
    expected: 'a no-break space between thousands',
    pattern: /(?<!\d)\d{1,3}[ ,](?=\d{3}(?!\d))|\d{4}(?=[ \u00A0]?\$)/g,
    mend: (found) => found.replace(/[ ,]$/, nbsp).replace(/^\d(?=\d{3}$)/, `$&${nbsp}`),
  },
  {
    expected: 'a decimal comma, or the word before it that says whose number it is: version 2.3, clause 14.3',
    pattern: /(?<![\p{L}\d.-]|(?:clause|article|version|micrologiciel|TLS|DSS|WCAG\)?) )\d{1,9}\.(?=\d)/gu,
  },
  {
    expected: 'a no-break space before % or $',
    pattern: /[\d}] ?[%$]/g,
    mend: (found) => `${found.charAt(0)}${nbsp}${found.at(-1)}`,
  },
  { expected: 'the amount before the $', pattern: /\$[ \u00A0]?\d/g },
  {
    expected: 'a no-break space between a number and its unit',
    pattern: /[\d}] ?(?:h|min|mm|cm|m|km|kg|Mo|Go|To|kW|kVA|°C)(?![\p{L}\d’-])|\u00A0h (?=\d)/gu,
    mend: (found) => (found.endsWith('h ') ? `${nbsp}h${nbsp}` : found.replace(/^(.) ?/, `$1${nbsp}`)),
  },
  { expected: 'a no-break space in “Loi 25”', pattern: /\bLoi 25\b/g, mend: () => `Loi${nbsp}25` },
  { expected: 'a time such as 8 h 30', pattern: /(?<!\d)\d{1,2}:\d{2}(?![\d:])|\d ?[ap]\. ?m\./g },
  {
    expected: 'a telephone number such as 1 800 555-0142',
    pattern: /\d{3}[-. ]\d{3}-\d{4}|\b1-\d{3}-|\(\d{3}\)[ \u00A0-]?\d{3}/g,
  },
  { expected: '“plus de” before the number, no + behind it', pattern: /\d\+/g },
  {
    expected: '1er, 1re, 2e',
    pattern: /\d(?:ère|ème|ième|nde?)\b/g,
    mend: (found) => found.replace(/ère$/, 're').replace(/i?ème$|nde?$/, 'e'),
  },
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
  {
    expected: 'Dr, Dre, Mme and Me without a full stop',
    pattern: /\b(?:Dre?|Mmes?|Me)\.(?= )/g,
    mend: (found) => found.slice(0, -1),
  },
  { expected: 'an acronym without full stops', pattern: /(?<![\p{L}-])(?:\p{Lu}\.){2}/gu },
  {
    expected: 'À with its accent',
    pattern: /(?:^|[.?!…][ \u00A0]|«\u00A0)A(?= )/g,
    mend: (found) => `${found.slice(0, -1)}À`,
  },
  {
    expected: 'a neutral wording, no sign inside a word',
    pattern: /\p{L}(?:\((?:e|s|es|ne|ère|trice|euse)\)|[·•]\p{L}|\.es?(?!\p{L}))/gu,
  },
  { expected: 'a comma between number and street', pattern: /\d (?:rue|avenue|boulevard|chemin)\b/g },
];

/** Finds every typography fault in a French text. */
export function findTypographyFaults(text: string): Fault[] {
  const faults = rules.flatMap(({ expected, pattern, mend }) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      expected,
      found: inContext(text, index, match.length),
      isMendable: mend !== undefined && mend(match) !== match,
    })),
  );
  return [...faults, ...findQuoteFaults(text)];
}

/** Mends what is mechanical: apostrophes, quotation marks, blanks. */
export function mendTypography(text: string): string {
  const mendOnce = (faulty: string) =>
    rules.reduce((mended, { pattern, mend }) => (mend ? mended.replace(pattern, mend) : mended), faulty);
  // Two blanks become one at first.
  return mendOnce(mendOnce(text));
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
