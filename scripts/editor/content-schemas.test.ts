import type { z } from 'zod';
import { readContent } from '../../lib/content/load-content.ts';
import { addSchemas, descriptionAt, type Schemas, schemaAt } from './content-schemas.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const schemas: Schemas = new Map();
addSchemas(schemas, readContent('content').entries);

/** The fields that hold a value, by path; those of all alternatives. */
function leavesOf(
  schema: JsonSchema | boolean | undefined,
  path: string[] = [],
): { path: string[]; node: JsonSchema }[] {
  if (typeof schema !== 'object') return [];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((branch) =>
    leavesOf(branch, path),
  );
  const named = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, key]),
  );
  const item = Array.isArray(schema.items) ? undefined : schema.items;
  const numbered = leavesOf(item, [...path, '0']);
  const any =
    typeof schema.additionalProperties === 'object'
      ? leavesOf(schema.additionalProperties, [...path, '*'])
      : [];
  const inner = [...branches, ...named, ...numbered, ...any];
  return inner.length > 0 ? inner : [{ path, node: schema }];
}

test('every field says what it is for', () => {
  expect(schemas.size).toBeGreaterThan(30);
  const silent = [...schemas].flatMap(([name, schema]) =>
    leavesOf(schema).flatMap(({ path, node }) => {
      // An item of a list is described by the list, a choice by its field.
      const depth = path.findLastIndex((key) => key !== '0' && key !== '*') + 1;
      const own = node.description ?? schemaAt(schema, path.slice(0, depth))?.description;
      return own ? [] : [`${name} ${path.join('.')}`];
    }),
  );
  expect(silent).toEqual([]);
});

test('a field of one kind of landing page has the words of its kind in the panel', () => {
  expect(descriptionAt(schemas.get('landing'), ['en', 'goesWrong', '0'])).toMatch(/^What goes wrong/);
  expect(descriptionAt(schemas.get('cities'), ['en', 'callers'])).toBe(
    'Who calls from here, and about what.',
  );
});
