import path from 'node:path';
import { numberOf } from '../../lib/content/mark-content.ts';
import { listFields } from './list-fields.ts';
import { readPanel } from './read-panel.ts';

test('the panel of a city’s English name leads to the French forms of the name', () => {
  const root = path.resolve('content');
  const fields = listFields(root);
  const name = fields.get(numberOf('cities/halifax.yaml', ['en', 'name']));
  const panel = name && readPanel(root, fields, new Map(), name);
  expect(panel?.texts.map(({ path: keys }) => keys.join('.'))).toEqual(['en.name', 'fr.name']);
  const others = panel?.others.map(({ path: keys }) => keys.join('.'));
  expect(others).toContain('fr.inText');
  expect(others).not.toContain('fr.title');
});
