'use client';

import { type ReactNode, useRef } from 'react';
import { fill } from '@/lib/i18n/fill';
import { fillCount } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';
import { sheetHash } from '@/lib/quiz/sheet-hash';
import { type ReadSheetNumber, readSheetNumber, writeSheetNumber } from '@/lib/quiz/sheet-number';
import { KindChips } from './kind-chips';
import { ResultList } from './result-list';
import { SearchForm } from './search-form';
import type { SearchResult } from './search-pages';
import type { SearchWords } from './search-words';
import { useSearch } from './use-search';

type Props = {
  language: Language;
  /** The URL of this page: a submit before hydration reloads it with the term. */
  action: string;
  /** The lists of words that search reads when it starts. */
  listsUrl: string;
  /** The page with the quizzes, which opens field sheets. */
  home: string;
  words: SearchWords;
  /** Example terms below the field. */
  ideas: ReactNode;
  /** What to do after a search without results. */
  advice: ReactNode;
  /** Shown while there are no results. */
  children: ReactNode;
};

/** Search as you type; shows ten results at a time. */
export function Search({ language, action, listsUrl, home, words, ideas, advice, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { question, result, failed, updateTerm, submit, selectKind, showMore } = useSearch(field, listsUrl);
  const sheet = readSheetNumber(question.term);
  const sheetNumber = sheet && !('problem' in sheet) && writeSheetNumber(sheet);
  const isSearching = question.term.length > 1 && !failed;
  // A single text node: React could not update several that a translator has wrapped in elements.
  const status = sheet
    ? sheetStatus(sheet, words)
    : failed
      ? words.failed
      : result
        ? resultStatus(language, result, words)
        : isSearching && words.busy;
  const isEmpty = sheet ? !sheetNumber : result ? result.total === 0 : !isSearching;

  return (
    <>
      <div className="on-blue">
        <div className="wrap">
          <SearchForm action={action} words={words} field={field} onType={updateTerm} onSubmit={submit} />
          {ideas}
        </div>
      </div>
      <div className="wrap pt-1 pb-[clamp(2.5rem,1.3rem+4.9vw,6.5rem)]">
        {sheetNumber && (
          <p className="mt-10">
            <a className="btn btn-primary num" href={`${home}${sheetHash(sheetNumber)}`}>
              {fill(words.sheet, { number: sheetNumber })}
            </a>
          </p>
        )}
        {result && result.total > 0 && (
          <KindChips result={result} selected={question.kind} words={words} onSelect={selectKind} />
        )}
        {/* Before a search, the lists start as far below the blue background as a section. */}
        <p className="mt-6 font-display text-h3 empty:pt-[clamp(8px,5vw-12px,64px)]" role="status">
          {status}
        </p>
        {isSearching && !result && !sheet && <ResultsToCome />}
        {result && result.results.length > 0 && (
          <ResultList pages={result.pages} kinds={words.kinds} list={list} />
        )}
        {result && result.results.length > result.pages.length && (
          <button
            type="button"
            className="btn btn-quiet mt-8"
            onClick={async () => {
              if (!(await showMore())) return;
              list.current?.querySelectorAll('a')[result.pages.length]?.focus();
            }}
          >
            {words.more}
          </button>
        )}
        {isEmpty && (
          <>
            {result && !sheet && advice}
            {children}
          </>
        )}
      </div>
    </>
  );
}

/** Rows in the place of results, so that the footer does not come into view and leave again. */
function ResultsToCome() {
  return (
    <div className="ruled mt-4 min-h-screen" aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid content-center gap-3 border-line-200 border-b py-8 md:pl-44">
          <i className="h-5 w-2/5 bg-line-200" />
          <i className="h-3.5 w-3/5 bg-blue-50" />
        </div>
      ))}
    </div>
  );
}

function sheetStatus(sheet: ReadSheetNumber, words: SearchWords): string {
  if (!('problem' in sheet)) return words.sheetFound;
  return sheet.problem === 'length' ? fill(words.sheetLength, sheet) : words.sheetDigits;
}

function resultStatus(language: Language, result: SearchResult, words: SearchWords): string {
  const { question, results, total } = result;
  const { term, kind } = question;
  if (results.length > 0) return fillCount(language, words.count, results.length);
  if (kind && total > 0) return fill(words.noneOfKind, { term, kind: words.kinds[kind] });
  return fill(words.none, { term });
}
