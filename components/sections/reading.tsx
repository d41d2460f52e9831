type Props = { title: string; paragraphs: readonly string[] };

/** The page's own writing: its heading beside the first paragraph, the others in columns below. */
export function Reading({ title, paragraphs: [opening, ...others] }: Props) {
  return (
    <section className="section" aria-labelledby="story">
      <div className="wrap grid-12 reading">
        <h2 id="story" className="col-span-5 text-section">
          {title}
        </h2>
        <p className="col-span-7">{opening}</p>
        <div>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
