import { isDraft } from '../../lib/content/drafts.ts';
import { listTranslations, type Translation } from '../../lib/content/french/list-translations.ts';
import { findTranslationDrift, recordReview } from '../../lib/content/french/translation-drift.ts';

/**
 * Call it before texts are saved, and what it returns afterwards: that notes as read the French that has changed together with
 * its English, if it was read before, and French in place of a draft.
 *
 * @param isRename only a name changes: French that does not have it stays as it was
 */
export function noteFrench(root: string, files: readonly string[], isRename: boolean): () => void {
  const sources = [...new Set(files.map((file) => file.replace(/\.fr\.md$/, '.md')))];
  const keyOf = ({ file, field }: { file: string; field: string }) => `${file} ${field}`;
  const wordsOf = ({ file, english }: Translation) => `${file} ${english}`;
  const before = new Map(listTranslations(root, sources).map((text) => [keyOf(text), text]));
  const english = new Set([...before.values()].map(wordsOf));
  const unread = new Set(findTranslationDrift(root, sources).map(keyOf));
  const isRead = (text: Translation) => {
    const old = before.get(keyOf(text));
    // An item that only moved takes its record along.
    const isBoth = !english.has(wordsOf(text)) && !unread.has(keyOf(text));
    return old !== undefined && (isRename || old.french !== text.french) && (isBoth || isDraft(old.french));
  };
  return () => {
    if (listTranslations(root, sources).some(isRead)) recordReview(root, isRead);
  };
}
