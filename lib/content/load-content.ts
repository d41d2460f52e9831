import { ContentError, type Mistake } from './content-error.ts';
import { findCrossFileMistakes } from './find-cross-file-mistakes.ts';
import { findStrayFiles } from './find-stray-files.ts';
import { type Complete, isComplete, type Parsed, parseContent } from './parse-content.ts';
import type { Entry } from './parse-entry.ts';
import { withLines } from './with-lines.ts';

export type Content = Complete<Parsed>;

/**
 * Reads and validates every file of the content folder. Texts and pages that are still to be written are mistakes, but
 * `content` is undefined only when there are others.
 */
export function readContent(root: string): {
  content: Content | undefined;
  mistakes: readonly Mistake[];
  entries: readonly Entry[];
} {
  const mistakes: Mistake[] = [];
  const entries: Entry[] = [];
  const parsed = parseContent(root, mistakes, entries);
  // What is wrong in itself fits nothing else.
  const own = new Set(mistakes.map(({ file, field }) => `${file} ${field}`));
  const between = findCrossFileMistakes(root, parsed, entries);
  const others = between.filter(({ file, field }) => !own.has(`${file} ${field}`));
  mistakes.push(...others, ...findStrayFiles(root, entries));
  const isReady = mistakes.every(({ isDraft }) => isDraft) && isComplete(parsed);
  return { content: isReady ? parsed : undefined, mistakes: withLines(root, mistakes), entries };
}

/** @throws ContentError listing every mistake in every file. */
export function loadContent(root: string): Content {
  const { content, mistakes } = readContent(root);
  if (!content || mistakes.length > 0) throw new ContentError(mistakes);
  return content;
}
