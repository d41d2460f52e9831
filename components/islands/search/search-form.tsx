import { type RefObject, useRef } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { islandAttributes } from '@/lib/hydration/contract';
import type { SearchWords } from './search-words';

type Props = {
  /** The URL of this page: a submit before hydration reloads it with the term. */
  action: string;
  words: SearchWords;
  field: RefObject<HTMLInputElement | null>;
  onType: () => void;
  onSubmit: () => void;
};

/**
 * The search field. It is uncontrolled: text typed before hydration stays, and on Back the browser restores the term,
 * which `autocomplete="off"` would prevent.
 */
export function SearchForm({ action, words, field, onType, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useHydrated(form);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers support the role but not the element
    <form
      ref={form}
      role="search"
      action={action}
      {...islandAttributes('query:q')}
      // Positioned, so that the focus ring overlaps the head. Eight of twelve columns.
      className="needs-script relative flex gap-3 lg:w-[calc((100%+32px)*2/3-32px)]"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input
        ref={field}
        className="input min-h-14 min-w-0 text-[1.125rem] text-ink-900"
        type="search"
        name="q"
        aria-label={words.label}
        placeholder={words.placeholder}
        spellCheck="false"
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: visitors open the search page to type
        autoFocus
        onInput={onType}
      />
      <button type="submit" className="btn btn-primary min-h-14 flex-none text-[1.125rem]">
        {words.title}
      </button>
    </form>
  );
}
