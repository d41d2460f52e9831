'use client';

import { type ReactNode, useRef } from 'react';
import type { Language } from '@/lib/i18n/languages';
import { readSheetNumber } from '@/lib/quiz/sheet-number';
import { findNamedPages } from '@/lib/search/find-named-pages';
import { KindChips } from './kind-chips';
import { NamedList } from './named-list';
import { ResultList } from './result-list';
import { SearchForm } from './search-form';
import type { SearchWords } from './search-words';
import { SheetLink, sheetStatus } from './sheet-link';
import { statusText } from './status-text';
import { useNamedPages } from './use-named-pages';
import { useSearch } from './use-search';

type Props = {
  language: Language;
  /** Where the form leads when it is sent before the script has come: this page. */
  action: string;
  /** Where the list of pages with a name is read. */
  pagesAddress: string;
  /** The page with the quizzes, which opens their sheets. */
  home: string;
  words: SearchWords;
  /** Terms to try, below the field. */
  ideas: ReactNode;
  /** What is offered while there is nothing to show. */
  children: ReactNode;
};

/** Search as you type: pages by name at once, pages by their text a moment later, ten at a time. */
export function Search({ language, action, pagesAddress, home, words, ideas, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { question, answer, failed, type, submit, choose, showMore } = useSearch(field);
  const named = findNamedPages(question.term, useNamedPages(pagesAddress));
  const sheet = readSheetNumber(question.term);
  const isAsked = question.term.length > 1 && !failed;
  // One text: a translator's elements around each of several would be in React's way.
  const status = sheet
    ? sheetStatus(sheet, words)
    : failed
      ? words.failed
      : answer
        ? statusText(language, answer, named.length, words)
        : isAsked && words.busy;
  const isEmpty = sheet ? 'problem' in sheet : answer ? answer.all + named.length === 0 : !isAsked;

  return (
    <>
      <div className="on-blue">
        <div className="wrap">
          <SearchForm action={action} words={words} field={field} onType={type} onSubmit={submit} />
          {ideas}
        </div>
      </div>
      <div className="wrap">
        {sheet && !('problem' in sheet) && <SheetLink sheet={sheet} home={home} words={words} />}
        {named.length > 0 && <NamedList pages={named} words={words} />}
        {answer && answer.all > 0 && (
          <KindChips answer={answer} chosen={question.kind} words={words} onChoose={choose} />
        )}
        <p className="mt-7 text-h3" role="status">
          {status}
        </p>
        {answer && answer.count > 0 && (
          <ResultList results={answer.results} kinds={words.kinds} list={list} />
        )}
        {answer && answer.count > answer.results.length && (
          <button
            type="button"
            className="btn btn-quiet mt-8"
            onClick={async () => {
              if (!(await showMore())) return;
              list.current?.querySelectorAll('a')[answer.results.length]?.focus();
            }}
          >
            {words.more}
          </button>
        )}
        {isEmpty && (
          <>
            {answer && !sheet && <p>{words.noneText}</p>}
            {children}
          </>
        )}
      </div>
    </>
  );
}
