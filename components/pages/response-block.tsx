import { ResponseTimes } from '@/components/sections/response-times';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import { buyerQuestionsId } from './buyer-questions-block';
import { priorityTable } from './priority-table';

type Props = {
  language: Language;
  /** A case study close to the subject of the page. */
  study?: LocalContent['caseStudies'][number] | undefined;
};

/** Response times by priority, with links to the terms, to what buyers ask, to the company and to a case study. */
export function ResponseBlock({ language, study }: Props) {
  const { tableTitle, links } = contentIn(language).buyerQuestions;
  const about = hrefOf(language, 'about');
  return (
    <ResponseTimes
      title={tableTitle}
      table={priorityTable(language, ['name', 'means', 'response', 'worked'])}
      labelled={(name) => labelled(language, name)}
      links={[
        ...(study
          ? [
              {
                href: hrefOf(language, 'case-study', study.slug),
                label: fill(links.study, { heading: study.heading }),
              },
            ]
          : []),
        { href: `${about}#${buyerQuestionsId}`, label: links.answers },
        { href: `${hrefOf(language, 'terms-of-service')}#priorities`, label: links.terms },
        { href: about, label: links.about },
      ]}
    />
  );
}
