import Markdown from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';

type Props = {
  /** Markdown whose headings start at the second level. */
  body: string;
  /** When it was updated and reviewed. */
  dates: readonly string[];
  contents: string;
  /** What a table is called where it has to be scrolled sideways. */
  table: string;
};

/** Prose in seven columns with a list of its sections beside it. */
export function LegalText({ body, dates, contents, table }: Props) {
  const headings = [...body.matchAll(/^## (.+)$/gm)].flatMap(([, heading]) => heading ?? []);
  return (
    <div className="wrap grid-12 items-start pt-12 pb-24 lg:pt-16 lg:pb-32">
      <nav
        className="col-span-4 col-start-9 row-start-1 max-lg:mb-10 lg:sticky lg:top-28"
        aria-labelledby="contents"
      >
        <h2 id="contents" className="text-h3">
          {contents}
        </h2>
        <ol className="ruled mt-4">
          {headings.map((heading) => (
            <li key={heading}>
              <a href={`#${anchorOf(heading)}`}>{heading}</a>
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
            overrides: { table: { component: WideTable, props: { label: table } } },
          }}
        >
          {body}
        </Markdown>
      </div>
    </div>
  );
}

/** A table that scrolls by itself where it is wider than the screen, with the keyboard, too. */
function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

const anchorOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
