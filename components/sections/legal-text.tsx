import Markdown from 'markdown-to-jsx/react';

type Props = {
  /** Markdown whose headings start at the second level. */
  body: string;
  updated: string;
  contents: string;
};

/** Prose in seven columns with a list of its sections beside it. */
export function LegalText({ body, updated, contents }: Props) {
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
        <p className="cap">{updated}</p>
        <Markdown options={{ slugify: anchorOf, disableParsingRawHTML: true, forceWrapper: true }}>
          {body}
        </Markdown>
      </div>
    </div>
  );
}

const anchorOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
