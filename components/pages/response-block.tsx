import { ResponseTimes } from '@/components/sections/response-times';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import { buyerQuestionsId } from './buyer-questions-block';
import { priorityTable } from './priority-table';

/** Response times by priority, with links to the terms, to what buyers ask and to the company. */
export function ResponseBlock({ language }: { language: Language }) {
  const { tableTitle, links } = contentIn(language).buyerQuestions;
  const about = hrefOf(language, 'about');
  return (
    <ResponseTimes
      title={tableTitle}
      table={priorityTable(language, ['name', 'means', 'response', 'worked'])}
      labelled={(name) => labelled(language, name)}
      links={[
        { href: `${about}#${buyerQuestionsId}`, label: links.answers },
        { href: `${hrefOf(language, 'terms-of-service')}#priorities`, label: links.terms },
        { href: about, label: links.about },
      ]}
    />
  );
}
