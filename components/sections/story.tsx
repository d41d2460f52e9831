type Props = {
  picture: { src: string; alt: string };
  paragraphs: readonly string[];
  highlights: readonly { value: string; title: string; text: string }[];
};

/** The company's story beside its rings, and four highlights on the ruler. */
export function Story({ picture, paragraphs: [opening, ...rest], highlights }: Props) {
  return (
    <div className="section">
      <div className="wrap grid-12 items-start">
        <div className="col-span-5 max-lg:mb-10 max-lg:max-w-[440px] lg:-ml-6">
          <img src={picture.src} alt={picture.alt} width="880" height="720" fetchPriority="high" />
        </div>
        <div className="col-span-7 lg:pl-10">
          <p className="font-display text-opening">{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-6 max-w-[62ch] text-ink-700">
              {paragraph}
            </p>
          ))}
          <dl className="stats mt-12">
            {highlights.map(({ value, title, text }) => (
              <div key={title}>
                <dt>
                  <b className="block font-semibold text-ink-900">{title}</b>
                  {text}
                </dt>
                <dd className="text-h2!">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
