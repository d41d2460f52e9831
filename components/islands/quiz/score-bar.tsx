type Props = {
  /** What the bar measures. */
  label: string;
  /** The same in words: `65 out of 100`. */
  text: string;
  /** How much of it is filled, 0 to 1. */
  share: number;
  /** What stands below it, from its beginning to its end. */
  marks: readonly string[];
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
      <p className="cap num mt-4 flex justify-between gap-3">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  );
}
