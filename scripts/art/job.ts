import type { ShareWords } from '../../art/share/share-image.ts';
import type { Language } from '../../lib/i18n/languages.ts';

/** What one file of `public` is made from; plain data, so that a worker can be told to make it. */
export type Task =
  | { readonly kind: 'picture'; readonly name: string; readonly language: Language }
  | { readonly kind: 'icon'; readonly margin: number; readonly radius: number; readonly side: number }
  | { readonly kind: 'share'; readonly art: string; readonly words: ShareWords };

export type Job = {
  /** The file, from `public`. */
  readonly file: string;
  /** Changes when anything the file is made from changes. */
  readonly key: string;
  readonly task: Task;
};
