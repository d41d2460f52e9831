import { round } from '../line/round.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Serializes an SVG element. Undefined attributes are omitted; numbers are rounded to two decimals. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value, 2) : value}"`)
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
}
