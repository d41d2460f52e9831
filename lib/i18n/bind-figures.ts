// Begins at a number's first digit, so that a long number is read once.
const figure =
  /(?<!\d)\d+(?: (?:to|or|à|ou) \d+)?(?: business)? (?:minutes?|hours?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans)(?![\p{L}-])/gu;

/** A text in which a figure and its unit stay on one line: "2 to 4 hours", "1 business hour", "15 minutes". */
export function bindFigures(text: string): string {
  return text.replace(figure, (found) => found.replaceAll(' ', '\u00a0'));
}
