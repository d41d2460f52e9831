type Props = {
  /** The meter's accessible name. */
  label: string;
  /** The value as text: `65 out of 100`. */
  text: string;
  value: number;
  maximum: number;
  /** The parts of the scale, from left to right, each with the value where it begins. */
  bands: readonly { readonly from: number; readonly name: string }[];
  /** The name of the band that the value is in. */
  reached: string;
  /** Whether each part of the scale ends at one of its sevenths. */
  isRisk?: boolean;
  /** Whether the value is alarming. */
  isAlert?: boolean;
};

/** A result on a ruler, with a gold mark at its value and the ruler's parts below. */
export function ScoreBar({ label, text, value, maximum, bands, reached, isRisk, isAlert }: Props) {
  const percent = `${(value / maximum) * 100}%`;
  const columns = bands.map(({ from }, index) => `${(bands[index + 1]?.from ?? maximum) - from}fr`).join(' ');
  return (
    <div>
      <meter className="sr-only" aria-label={label} value={value / maximum}>
        {text}
      </meter>
      <div
        className="score-bar"
        data-risk={isRisk || undefined}
        data-alert={isAlert || undefined}
        aria-hidden="true"
      >
        <i style={{ width: percent }} />
        {/* The mark stays on the ruler at both ends. */}
        <b
          className="absolute top-1/2 z-1 size-5 rounded-[50%] border-3 border-night-950 bg-larch-400 [transform:translate(-50%,-50%)]"
          style={{ left: `clamp(9px, ${percent}, 100% - 9px)` }}
        />
      </div>
      <p className="score-bands cap num grid leading-[1.3]" style={{ gridTemplateColumns: columns }}>
        {/* Each part begins below its value, unless its name needs more room. */}
        {bands.map(({ from, name }) => (
          <span
            key={name}
            className={`border-night-900 border-l pt-2.5 pr-2 pl-1.5 last:pr-0 ${name === reached ? `font-semibold ${isAlert ? 'text-alert-700' : 'text-ink-900'}` : ''}`}
          >
            {from} <span className="block">{name}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
