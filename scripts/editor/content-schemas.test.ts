import { nodesIn, valueAt } from '../../lib/content/data-tree.ts';
import { readContent } from '../../lib/content/load-content.ts';
import { addSchemas, descriptionAt, type Schemas } from './content-schemas.ts';

const schemas: Schemas = new Map();
addSchemas(schemas, readContent('content').entries);

test('every field says what it is for', () => {
  expect(schemas.size).toBeGreaterThan(30);
  const silent = [...schemas].flatMap(([name, schema]) =>
    nodesIn(schema).flatMap(({ path, value }) => {
      const isField = typeof valueAt(value, ['type']) === 'string' && !path.includes('propertyNames');
      if (!isField || /^(?:object|array)$/.test(`${valueAt(value, ['type'])}`)) return [];
      // An item of a list is described by the list, a choice by its field.
      const depth = path.findLastIndex((_, index) => path[index - 1] === 'properties') + 1;
      const described = [value, valueAt(schema, path.slice(0, depth))];
      return described.some((own) => valueAt(own, ['description'])) ? [] : [`${name} ${path.join('.')}`];
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
