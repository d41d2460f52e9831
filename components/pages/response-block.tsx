import Markdown from 'markdown-to-jsx/react';
import { tableOverrides } from '@/components/sections/table-overrides';
import { GoLinks } from '@/components/ui/go-links';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { buyerQuestionsId } from './buyer-questions-block';
import { priorityTable } from './priority-table';

/** How fast we work on what: a table by priority, and links to the terms, to what buyers ask and to the company. */
export function ResponseBlock({ language }: { language: Language }) {
  const { tableTitle, tableNote, links } = contentIn(language).buyerQuestions;
  const table = priorityTable(language, ['name', 'means', 'response', 'worked']);
  const about = hrefOf(language, 'about');
  return (
    <>
      <h3 className="text-h3">{tableTitle}</h3>
      <div className="priorities">
        <Markdown options={{ overrides: tableOverrides(language, table) }}>{table}</Markdown>
      </div>
      <p className="mt-3 text-ink-700">{tableNote}</p>
      <GoLinks
        links={[
          { href: `${about}#${buyerQuestionsId}`, label: links.answers },
          { href: `${hrefOf(language, 'terms-of-service')}#priorities`, label: links.terms },
          { href: about, label: links.about },
        ]}
      />
    </>
  );
}
