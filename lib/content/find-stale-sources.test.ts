import { findStaleSources } from './find-stale-sources.ts';

const source = (checked: string) => ({ title: 'Act', address: 'https://laws.example/act', checked });
const today = new Date('2027-11-22T12:00:00Z');

test('a source is stale when it was checked more than a year ago', () => {
  const entries = [{ file: 'a.yaml', sources: [source('2026-11-22'), source('2026-11-21')] }];
  expect(findStaleSources(entries, today)).toEqual([{ ...source('2026-11-21'), file: 'a.yaml' }]);
});

test('sorts by age across files', () => {
  const entries = [
    { file: 'a.yaml', sources: [source('2025-05-01')] },
    { file: 'b.yaml', sources: [source('2024-05-01')] },
    { file: 'c.yaml' },
  ];
  expect(findStaleSources(entries, today).map(({ file }) => file)).toEqual(['b.yaml', 'a.yaml']);
});
