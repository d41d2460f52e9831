type Props = { title: string; pillars: readonly { title: string; text: string }[] };

/** Three columns of text, separated by rules. */
export function Pillars({ title, pillars }: Props) {
  return (
    <section className="section bg-mist" aria-labelledby="pillars-title">
      <div className="wrap">
        <h2 id="pillars-title" className="text-h2">
          {title}
        </h2>
        <div className="pillars max-md:[&>*+*]:border-line-300 max-md:[&>*+*]:border-t max-md:[&>*+*]:pt-5 mt-10 border-line-300 border-t pt-10">
          {pillars.map((pillar) => (
            <div key={pillar.title}>
              <h3 className="text-h3">{pillar.title}</h3>
              <p className="mt-3 text-ink-700">{pillar.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
