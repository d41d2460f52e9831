import { PlateCases } from './plate-cases';

type Stop = { label: string; title: string; back: string; from: string; lost: string };
export type RestorePlateProps = {
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
 * back. Radio buttons and the style sheet are all of it, so it works without script.
 */
export function RestorePlate({
  picture,
  alt,
  question,
  back,
  from,
  lost,
  stops,
  note,
}: RestorePlateProps & { picture: string }) {
  return (
    <div className="neat works restore mt-6 lg:mt-12">
      <div className="relative">
        <img className="drawn w-full" src={picture} alt={alt} width="640" height="500" fetchPriority="high" />
        <i className="restore-layer" />
      </div>
      <div className="p-4 lg:px-10 lg:py-5">
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
        <PlateCases
          cases={stops.map((stop) => ({
            key: stop.label,
            title: stop.title,
            facts: [
              [back, stop.back],
              [from, stop.from],
              [lost, stop.lost],
            ],
          }))}
        />
        <p className="cap mt-3">{note}</p>
      </div>
    </div>
  );
}
