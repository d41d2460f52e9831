import Markdown from 'markdown-to-jsx/react';
import { tableOverrides } from './table-overrides';

type Props = {
  /** Markdown whose headings start at the second level. */
  body: string;
  /** The anchors of its headings, in their order. */
  anchors: readonly string[];
  /** When it was updated and reviewed. */
  dates: readonly string[];
  contents: string;
  /** Puts the language's colon behind a name. */
  labelled: (name: string) => string;
};

/** Prose in seven columns with a list of its sections beside it. */
export function LegalText({ body, anchors, dates, contents, labelled }: Props) {
  const headings = headingsOf(body);
  const anchorOf = (heading: string) =>
    anchors[headings.findIndex(({ text }) => text === heading)] ?? toAnchor(heading);
  return (
    <div className="wrap grid-12 items-start pt-8 pb-4 lg:pb-24">
      <nav
        className="col-span-4 col-start-9 row-start-1 max-lg:mb-10 legal-contents"
        aria-labelledby="contents"
      >
        <h2 id="contents" className="text-h3">
          {contents}
        </h2>
        <ol className="ruled tight mt-3 gap-x-8 sm:max-lg:columns-2">
          {headings
            .filter(({ level }) => level === 2)
            .map(({ text }) => (
              <li key={text}>
                <a href={`#${anchorOf(text)}`}>{text}</a>
              </li>
            ))}
        </ol>
      </nav>
      <div className="prose col-span-7 col-start-1 row-start-1">
        {dates.map((date) => (
          <p key={date} className="cap">
            {date}
          </p>
        ))}
        <Markdown
          options={{
            slugify: anchorOf,
            disableParsingRawHTML: true,
            forceWrapper: true,
            overrides: tableOverrides(body, labelled),
          }}
        >
          {body}
        </Markdown>
      </div>
    </div>
  );
}

/** The anchors of all headings of a text, in their order. */
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
