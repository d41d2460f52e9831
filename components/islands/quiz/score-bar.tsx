type Props = {
  /** The meter's accessible name. */
  label: string;
  /** The value as text: `65 out of 100`. */
  text: string;
  /** The filled part, 0 to 1. */
  share: number;
  /** The labels below the bar, from left to right. `at` is a position from 0 to 1. */
  marks: readonly { readonly at: number; readonly text: string }[];
};

/** A result on a ruler, with a gold mark at its value. */
export function ScoreBar({ label, text, share, marks }: Props) {
  const percent = `${share * 100}%`;
  return (
    <div>
      <meter className="sr-only" aria-label={label} value={share}>
        {text}
      </meter>
      <div className="score-bar" aria-hidden="true">
        <i style={{ width: percent }} />
        <b style={{ left: percent }} />
      </div>
      <p className="score-marks cap num">
        {marks.map(({ at, text: mark }) => (
          <span key={at} style={{ left: `${at * 100}%` }}>
            {mark}
          </span>
        ))}
      </p>
    </div>
  );
}
