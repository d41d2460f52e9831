type Props = {
  title: string;
  lead: string;
  picture: { src: string; alt: string };
  statistics: readonly { value: string; label: string }[];
  pillars: readonly { title: string; text: string }[];
};

/** Why to trust us: the rings, four figures on a ruler, three pillars. */
export function Trust({ title, lead, picture, statistics, pillars }: Props) {
  return (
    <section className="section pb-0!" aria-labelledby="trust-title">
      <div className="wrap grid-12 items-center">
        <div className="col-span-5 max-lg:max-w-[440px] lg:mt-14 lg:-mr-10 lg:-ml-6">
          <img src={picture.src} alt={picture.alt} width="880" height="720" loading="lazy" />
        </div>
        <div className="col-span-7 max-lg:mt-10 lg:pt-16 lg:pl-10">
          <h2 id="trust-title" className="max-w-[17ch] text-h2">
            {title}
          </h2>
          <p className="lead mt-5 max-w-[48ch]">{lead}</p>
          <dl className="stats mt-10">
            {statistics.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="wrap mt-14 lg:mt-20">
        <div className="pillars border-line-300 border-t pt-10">
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
