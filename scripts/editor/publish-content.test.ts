import fs from 'node:fs';
import type { Content } from '../../lib/content/load-content.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { keepPublished, publishContent, publishMistakes } from './publish-content.ts';

const publish = (contentHash: string, isEditMode: boolean) =>
  publishContent({ content: {} as Content, fileOf: () => undefined }, contentHash, isEditMode);

beforeEach(() => {
  process.chdir(temporaryFolder('published'));
  fs.writeFileSync('package-lock.json', '{}');
  fs.mkdirSync('lib');
});

test('a start keeps what an earlier one published, unless the content, the programs or the mode is another', () => {
  publish('content', true);
  expect(keepPublished('content', true)).toBe(true);
  fs.writeFileSync('lib/changed.ts', '');
  expect(keepPublished('content', true)).toBe(false);
  expect(fs.readdirSync('.cache')).toEqual([]);
  publish('content', true);
  expect(keepPublished('changed', true)).toBe(false);
  publish('content', true);
  publish('changed', false);
  expect(keepPublished('changed', true)).toBe(false);
});

test('mistakes are not kept', () => {
  publish('content', false);
  publishMistakes([]);
  expect(keepPublished('content', false)).toBe(false);
});
