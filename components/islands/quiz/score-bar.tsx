type Props = {
  /** What the bar measures. */
  label: string;
  /** The same in words: `65 out of 100`. */
  text: string;
  /** How much of it is filled, 0 to 1. */
  share: number;
  /** What stands below it, from its beginning to its end; `at` is a share like the bar's own. */
  marks: readonly { readonly at: number; readonly text: string }[];
};

/** A result on a ruler, with the gold mark where the visitor stands. */
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
