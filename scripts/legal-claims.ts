/** Acts, regulators and forms: a page that names one makes a claim about it, and one that names a year often does. */
const law =
  /\b(?:PIPEDA|PIPA|PHIPA|PHIA|HIPA|Law\s25|FINTRAC|CIRO|PCI DSS|CPCSC|OQLF|CASL|T\d{3,4}|[A-Z][\w’]+ Act)\b/;
const year = /\b(?:19|20)\d\d\b/;

/** The sentences in the English texts of an entry, however deep, that name a law, a regulator, a form or a year. */
export function claimsIn(texts: unknown): string[] {
  if (typeof texts === 'string')
    return texts.split(/(?<=[.?!])\s+/).filter((sentence) => law.test(sentence) || year.test(sentence));
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(claimsIn) : [];
}
