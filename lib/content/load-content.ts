import { ContentError, type Mistake } from './content-error.ts';
import { findCrossFileMistakes } from './find-cross-file-mistakes.ts';
import type { Entry } from './find-dangling-references.ts';
import { findStrayFiles } from './find-stray-files.ts';
import { type Complete, isComplete, type Parsed, parseContent } from './parse-content.ts';
import type { OnEntry } from './parse-entry.ts';
import { withLines } from './with-lines.ts';

export type Content = Complete<Parsed>;

/**
 * Loads and validates every file of the content folder.
 *
 * @param onDrafts told about texts that are still to be written, which are mistakes without it
 * @throws ContentError listing every mistake in every file.
 */
export function loadContent(
  root: string,
  onEntry?: OnEntry,
  onDrafts?: (drafts: readonly Mistake[]) => void,
): Content {
  const mistakes: Mistake[] = [];
  const read = new Set(['glossary.yaml', 'company.yaml']);
  const entries: Entry[] = [];
  const parsed = parseContent(root, mistakes, read, (file, schema, entry) => {
    entries.push({ file, entry });
    onEntry?.(file, schema, entry);
  });
  mistakes.push(...findCrossFileMistakes(root, parsed, entries, read), ...findStrayFiles(root, read));
  const isReady = mistakes.length === 0 || (onDrafts && mistakes.every(({ isDraft }) => isDraft));
  if (!isReady || !isComplete(parsed)) throw new ContentError(withLines(root, mistakes));
  if (mistakes.length > 0) onDrafts?.(withLines(root, mistakes));
  return parsed;
}
