import Markdown from 'markdown-to-jsx/react';
import { tableOverrides } from './table-overrides';

type Props = {
  lead: string;
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

/** Prose with a list of its sections on one side, and on the other what each says in short, as in the margin of a map. */
export function LegalText({ lead, body, anchors, dates, contents, labelled }: Props) {
  const headings = headingsOf(body);
  const anchorOf = (heading: string) =>
    anchors[headings.findIndex(({ text }) => text === heading)] ?? toAnchor(heading);
  return (
    <div className="wrap legal">
      <p className="lead">{lead}</p>
      <div className="cap">
        {dates.map((date) => (
          <p key={date}>{date}</p>
        ))}
      </div>
      <nav className="legal-contents" aria-labelledby="contents">
        <h2 id="contents" className="font-sans font-semibold">
          {contents}
        </h2>
        <ol className="ruled">
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
