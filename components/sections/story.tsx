type Props = {
  paragraphs: readonly string[];
  highlights: readonly { value: string; title: string; text: string }[];
};

/** The company's story, and below it four highlights on one ruler. */
export function Story({ paragraphs: [opening, ...rest], highlights }: Props) {
  return (
    <div className="section">
      <div className="wrap grid-12">
        <p className="col-span-6 font-display text-opening">{opening}</p>
        <div className="col-span-5 col-start-8">
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[37.2em] text-ink-700 lg:first:mt-0">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <dl className="wrap stats highlights">
        {highlights.map(({ value, title, text }) => (
          <div key={title}>
            <dt>
              <b className="block font-semibold text-ink-900">{title}</b>
              {text}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
