import fs from 'node:fs';
import type { Content } from '../../lib/content/load-content.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { keepPublished, publishContent, publishMistakes } from './publish-content.ts';

const publish = (contentHash: string) =>
  publishContent({ content: {} as Content, files: new Map() }, contentHash);

// Other tests of the same process need it.
const root = process.cwd();
afterAll(() => process.chdir(root));

beforeEach(() => {
  process.chdir(temporaryFolder('published'));
  fs.writeFileSync('package-lock.json', '{}');
  fs.mkdirSync('lib');
});

test('a start keeps what an earlier one published, unless the content or the programs are others', () => {
  publish('content');
  expect(keepPublished('content')).toBe(true);
  fs.writeFileSync('lib/changed.ts', '');
  expect(keepPublished('content')).toBe(false);
  expect(fs.readdirSync('.cache')).toEqual([]);
  publish('content');
  expect(keepPublished('changed')).toBe(false);
});

test('mistakes are not kept', () => {
  publish('content');
  publishMistakes([]);
  expect(keepPublished('content')).toBe(false);
});
