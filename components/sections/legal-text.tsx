import Markdown from 'markdown-to-jsx/react';
import { tableOverrides } from './table-overrides';

type Props = {
  lead: string;
  /** Markdown whose headings start at the second level. */
  body: string;
  /** The anchors of its headings, in document order. */
  anchors: readonly string[];
  /** Sentences that say when the text was updated and reviewed. */
  dates: readonly string[];
  contents: string;
  /** Appends the language's colon to a name. */
  labelled: (name: string) => string;
};

/** A legal text with its contents on the left and a summary of each section in the right margin. */
export function LegalText({ lead, body, anchors, dates, contents, labelled }: Props) {
  const headings = headingsOf(body);
  const anchorOf = (heading: string) =>
    anchors[headings.findIndex(({ text }) => text === heading)] ?? toAnchor(heading);
  return (
    <div className="wrap legal pb-4 lg:grid lg:grid-cols-[1fr_3fr] lg:items-start lg:gap-x-8 lg:pb-36">
      <p className="lead mt-4 lg:col-start-2 lg:row-start-1 lg:mt-6 lg:mb-14 lg:max-w-[34em]">{lead}</p>
      <div className="cap mt-5 mb-8 grid gap-1.5 lg:col-start-1 lg:row-start-1 lg:mt-7 lg:mb-6">
        {dates.map((date) => (
          <p key={date}>{date}</p>
        ))}
      </div>
      <nav
        className="legal-contents mb-10 border-line-300 lg:m-0 lg:border-t lg:pt-6"
        aria-labelledby="contents"
      >
        <h2 id="contents" className="font-sans font-semibold">
          {contents}
        </h2>
        <ol className="ruled mt-3 leading-[1.35] lg:border-0">
          {headings
            .filter(({ level }) => level === 2)
            .map(({ text }) => (
              <li key={text}>
                <a href={`#${anchorOf(text)}`}>{text}</a>
              </li>
            ))}
        </ol>
      </nav>
      <div className="prose">
        <Markdown
          options={{
            slugify: anchorOf,
            disableParsingRawHTML: true,
            forceWrapper: true,
            overrides: {
              ...tableOverrides(body, labelled),
              h2: { props: { className: 'part-title' } },
              blockquote: { component: 'div', props: { className: 'in-short' } },
            },
          }}
        >
          {body}
        </Markdown>
      </div>
    </div>
  );
}

/** The anchors of all headings of a Markdown text, in document order. */
export function anchorsOf(body: string): string[] {
  return headingsOf(body).map(({ text }) => toAnchor(text));
}

const headingsOf = (body: string): { level: number; text: string }[] =>
  [...body.matchAll(/^(##+) (.+)$/gm)].map(([, signs = '', text = '']) => ({ level: signs.length, text }));

const toAnchor = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
