import Markdown from 'markdown-to-jsx/react';
import { tableOverrides } from '@/components/sections/table-overrides';
import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/fill-count';
import { formatDate } from '@/lib/i18n/format-date';
import { type Language, languages } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import type { Page } from '@/lib/pages/page';
import { postalAddressLines } from '@/lib/pages/postal-address-lines';
import { HeightProfile } from './height-profile';
import { PageIntro } from './page-intro';
import { priorityTable } from './priority-table';

/** A legal page: its contents on the left, a summary of each section in the right margin. Anchors are the same in every language. */
export function LegalPage({ page }: { page: Page }) {
  const { language } = page;
  const { company, ui } = contentIn(language);
  const text = textOf(page.kind, language);
  const body = fill(text.body, {
    email: company.email,
    phone: company.phone,
    phoneDial: company.phoneDial,
    retentionDays: formatNumber(language, company.messageRetentionDays),
    address: postalAddressLines(language).join(', '),
    priorities: priorityTable(language),
    analytics: text.analytics?.[process.env.NEXT_PUBLIC_GA_ID ? 'used' : 'unused'] ?? '',
  });
  const headings = headingsOf(body);
  const anchors = headingsOf(textOf(page.kind, languages[0]).body).map((heading) => toAnchor(heading.text));
  const anchorOf = (heading: string) =>
    anchors[headings.findIndex((other) => other.text === heading)] ?? toAnchor(heading);
  return (
    <>
      <PageIntro page={page} title={page.label} />
      <div className="wrap legal pb-4 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[1fr_3fr] lg:items-start lg:gap-x-8 lg:pb-36">
        <p className="lead mt-4 lg:col-start-2 lg:row-start-1 lg:mt-6 lg:mb-14 lg:max-w-[34em]">
          {text.lead}
        </p>
        <div className="cap mt-5 grid gap-1.5 lg:col-start-1 lg:row-start-1 lg:mt-7 lg:mb-6">
          {datesOf(page.kind, language).map((date) => (
            <p key={date}>{date}</p>
          ))}
        </div>
        {/* What was added when comes after the contents, on phones and tablets after the text. */}
        <div className="legal-contents max-lg:contents">
          <nav className="mt-8 mb-6 border-line-300 lg:m-0 lg:border-t lg:pt-6" aria-labelledby="contents">
            <h2 id="contents" className="font-sans font-semibold">
              {ui.legal.contents}
            </h2>
            <ol className="ruled mt-3 leading-[1.35] lg:border-0">
              {headings
                .filter(({ level }) => level === 2)
                .map((heading) => (
                  <li key={heading.text}>
                    <a href={`#${anchorOf(heading.text)}`}>{heading.text}</a>
                  </li>
                ))}
            </ol>
          </nav>
          {additionsOf(page.kind, language).map((addition) => (
            <p key={addition} className="cap mt-4 max-lg:order-1">
              {addition}
            </p>
          ))}
        </div>
        <div className="prose">
          <Markdown
            options={{
              slugify: anchorOf,
              disableParsingRawHTML: true,
              forceWrapper: true,
              overrides: {
                ...tableOverrides(language, body),
                h2: { props: { className: 'part-title' } },
                blockquote: { component: 'div', props: { className: 'in-short' } },
              },
            }}
          >
            {body}
          </Markdown>
        </div>
      </div>
      <HeightProfile language={language} ground="white" />
    </>
  );
}

function textOf(kind: Page['kind'], language: Language) {
  const { privacyPolicy, termsOfService, accessibility } = contentIn(language);
  if (kind === 'privacy-policy') return privacyPolicy;
  return kind === 'accessibility' ? accessibility : termsOfService;
}

const datedIn = (language: Language) => (words: string, date: string) =>
  fill(words, { date: formatDate(language, date) });

/** Sentences that say when the text was updated and reviewed. */
function datesOf(kind: Page['kind'], language: Language): string[] {
  const { legal } = contentIn(language).ui;
  const { lastUpdated, lastReviewed } = textOf(kind, language);
  const dated = datedIn(language);
  return lastUpdated === lastReviewed
    ? [dated(legal.both, lastReviewed)]
    : [dated(legal.updated, lastUpdated), dated(legal.reviewed, lastReviewed)];
}

/** What was added to the text, and when. */
function additionsOf(kind: Page['kind'], language: Language): string[] {
  const { legal } = contentIn(language).ui;
  return textOf(kind, language).additions.map(
    ({ date, text }) => `${labelled(language, datedIn(language)(legal.added, date))} ${text}`,
  );
}

/** The headings of a Markdown text, which start at the second level, in document order. */
const headingsOf = (body: string): { level: number; text: string }[] =>
  [...body.matchAll(/^(##+) (.+)$/gm)].map(([, signs = '', text = '']) => ({ level: signs.length, text }));

const toAnchor = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
