import { PlateCases } from './plate-cases';

type Stop = { label: string; title: string; back: string; from: string; lost: string };
type Props = {
  picture: string;
  alt: string;
  question: string;
  /** The terms of the facts of each stop. */
  back: string;
  from: string;
  lost: string;
  /** Five, from the newest copy to the oldest, as in the picture. */
  stops: readonly Stop[];
  note: string;
  /** The top of the picture: now. */
  now: string;
  /** At the mark. */
  flag: string;
};

/** The tops of the layers in per cent of the picture, from the surface down, and the bottom of the last one. */
const layerEdges = [6.2, 18.3, 32.8, 48.9, 67.1, 85.7, 96];

/**
 * The interactive backup plate: choosing a restore point moves the mark in the picture and shows what is recovered.
 * It is made of radio buttons and CSS (`app/styles/plates.css`), and works without JavaScript.
 */
export function RestorePlate({ picture, alt, question, back, from, lost, stops, note, now, flag }: Props) {
  return (
    <div className="neat works restore mt-6">
      <style>
        {layerEdges
          .map((edge, layer) => {
            const height = ((layerEdges[layer + 1] ?? edge) - edge).toFixed(1);
            return (
              `.restore-names>:nth-child(${layer + 1}){--at:${edge}%}` +
              `.restore:has(label:nth-child(${layer}) :checked){--top:${edge}%;--tall:${height}%}`
            );
          })
          .join('')}
      </style>
      <div className="relative @container">
        <img className="drawn w-full" src={picture} alt={alt} width="640" height="500" fetchPriority="high" />
        <i className="restore-layer" />
        <div className="restore-names num" aria-hidden="true">
          {[now, ...stops.map(({ label }) => label)].map((name) => (
            <span key={name}>{name}</span>
          ))}
          <b>{flag}</b>
        </div>
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
