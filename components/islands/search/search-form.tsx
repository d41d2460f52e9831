import { type RefObject, useRef } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import type { SearchWords } from './search-words';

type Props = {
  /** Where the form leads when it is sent before the script has come: this page. */
  action: string;
  words: SearchWords;
  field: RefObject<HTMLInputElement | null>;
  onType: () => void;
  onSubmit: () => void;
};

/**
 * The search field. Its value is the browser's own: what is typed before the script comes is kept, and who goes back finds
 * the term there at once, which `autocomplete="off"` would forbid.
 */
export function SearchForm({ action, words, field, onType, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useHydrated(form);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers know the role, not yet the element
    <form
      ref={form}
      role="search"
      action={action}
      data-island=""
      data-query="q"
      className="needs-script search-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input
        ref={field}
        className="input"
        type="search"
        name="q"
        aria-label={words.label}
        placeholder={words.placeholder}
        spellCheck="false"
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: whoever opens the search page has come to type
        autoFocus
        onInput={onType}
      />
      <button type="submit" className="btn btn-primary">
        {words.title}
      </button>
    </form>
  );
}
