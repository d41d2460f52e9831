import { isMap, isNode, isScalar, isSeq } from 'yaml';

/** A field of a YAML text, the index at which it starts, and the node that holds its value. */
type Place = { field: string; start: number; node: unknown };

/** Every field below a node of parsed YAML, in file order: each before what it contains. */
export function placesIn(node: unknown, parent = ''): Place[] {
  const place = (name: string | number, start: number, value: unknown): Place[] => {
    const field = parent ? `${parent}.${name}` : String(name);
    return [{ field, start, node: value }, ...placesIn(value, field)];
  };
  if (isMap(node))
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) && key.range ? place(String(key.value), key.range[0], value) : [],
    );
  if (!isSeq(node)) return [];
  return node.items.flatMap((item, index) =>
    isNode(item) && item.range ? place(index, item.range[0], item) : [],
  );
}
