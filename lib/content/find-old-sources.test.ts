import { findOldSources } from './find-old-sources.ts';

const source = (checked: string) => ({ title: 'Act', address: 'https://laws.example/act', checked });
const today = new Date('2027-11-22T12:00:00Z');

test('a source that was checked a year ago is good for that day, and old the next', () => {
  const entries = [{ file: 'a.yaml', sources: [source('2026-11-22'), source('2026-11-21')] }];
  expect(findOldSources(entries, today)).toEqual([{ ...source('2026-11-21'), file: 'a.yaml' }]);
});

test('the oldest comes first, whatever file it stands in', () => {
  const entries = [
    { file: 'a.yaml', sources: [source('2025-05-01')] },
    { file: 'b.yaml', sources: [source('2024-05-01')] },
    { file: 'c.yaml' },
  ];
  expect(findOldSources(entries, today).map(({ file }) => file)).toEqual(['b.yaml', 'a.yaml']);
});
