import type { CheerioAPI } from 'cheerio';

export type Selection = ReturnType<CheerioAPI>;

/** The readable text of an element, without scripts, styles and drawings. White space collapses, except no-break spaces. */
export function readText(element: Selection): string {
  const copy = element.clone();
  copy.find('svg, template').remove();
  const text = copy.prop('innerText') ?? '';
  return text.replaceAll(/[\t\n\f\r ]+/g, ' ').trim();
}
