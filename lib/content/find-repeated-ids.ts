import type { Mistake } from './mistake.ts';

/** Every list in a file's data in which two items have the same `id`. */
export function findRepeatedIds(file: string, data: unknown, field = ''): Mistake[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.entries(data).flatMap(([key, value]) =>
    findRepeatedIds(file, value, field ? `${field}.${key}` : key),
  );
  if (!Array.isArray(data)) return inside;
  const ids = data.map(idOf);
  const repeated = ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [
          {
            file,
            field: `${field}.${index}.id`,
            problem: `the id "${id}" is taken by ${field}.${ids.indexOf(id)}`,
          },
        ]
      : [],
  );
  return [...repeated, ...inside];
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
}
