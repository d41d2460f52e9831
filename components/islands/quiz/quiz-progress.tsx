type Props = {
  /** The bar's accessible name. */
  label: string;
  /** The progress as text. */
  caption: string;
  /** Shown at the other end of the caption's line. */
  aside?: string | undefined;
  /** The number of the current question, from 1; all of them once finished. */
  value: number;
  count: number;
  finished?: boolean;
};

/** The progress bar of a quiz: answered questions are solid, the current one is hatched. */
export function QuizProgress({ label, caption, aside, value, count, finished = false }: Props) {
  const segments = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div>
      {/* On a small phone always two lines, so that all questions have the same height. */}
      <p className="cap num flex justify-between gap-x-4 max-[24rem]:flex-col">
        <span className={finished ? 'lg:ml-auto' : undefined}>{caption}</span>
        {aside && <span>{aside}</span>}
      </p>
      <div
        className="scale mt-3"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={value}
        aria-valuetext={caption}
      >
        {segments.map((segment) => (
          <i
            key={segment}
            className={segment < value || finished ? 'on' : segment === value ? 'now' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
