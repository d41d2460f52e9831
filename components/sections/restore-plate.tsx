type Stop = { label: string; title: string; back: string; from: string; lost: string };
type Props = {
  picture: string;
  alt: string;
  question: string;
  /** What each line of a case tells. */
  back: string;
  from: string;
  lost: string;
  /** Five, from the latest copy to the oldest, as the layers of the picture lie. */
  stops: readonly Stop[];
  note: string;
};

/**
 * The backup plate, which answers by doing: choosing how far back to go moves the mark down the core and tells what comes
 * back. Radio buttons and the style sheet are all of it, so it works without script; every case takes the same room.
 */
export function RestorePlate({ picture, alt, question, back, from, lost, stops, note }: Props) {
  return (
    <div className="neat restore mt-7 lg:mt-12">
      <div className="relative">
        <img className="w-full" src={picture} alt={alt} width="640" height="500" fetchPriority="high" />
        <i className="restore-layer" />
      </div>
      <div className="p-5 lg:px-10">
        <fieldset>
          <legend className="text-h3">{question}</legend>
          <div className="restore-stops num">
            {stops.map(({ label }, index) => (
              <label key={label}>
                <input type="radio" name="restore" defaultChecked={index === 1} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="stack" role="status">
          {stops.map((stop) => (
            <div key={stop.label} className="restore-case">
              <p className="font-semibold text-xl">{stop.title}</p>
              <dl className="facts mt-2">
                {(
                  [
                    [back, stop.back],
                    [from, stop.from],
                    [lost, stop.lost],
                  ] as const
                ).map(([term, text]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        <p className="cap mt-3">{note}</p>
      </div>
    </div>
  );
}
