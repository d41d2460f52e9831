type Day = { day: string; answer: string };
type Props = {
  title: string;
  /** Read by screen readers before each answer; ends in a colon. */
  label: string;
  /** At least two. */
  days: readonly Day[];
  /** The summary of the fold that hides all but the first on a phone. */
  more: string;
};

/** Bad days and our response to each, side by side; on a phone all but the first are folded. */
export function DifficultDays({ title, label, days: [first, ...others], more }: Props) {
  return (
    <section className="section on-night" aria-labelledby="bad-days">
      <div className="wrap">
        <h2 id="bad-days" className="text-section">
          {title}
        </h2>
        <div className="days">
          {first && <Days label={label} days={[first]} />}
          <details className="more rest">
            <summary>{more}</summary>
            <Days label={label} days={others} />
          </details>
        </div>
      </div>
    </section>
  );
}

function Days({ label, days }: { label: string; days: readonly Day[] }) {
  return (
    <dl>
      {days.map(({ day, answer }) => (
        <div key={day}>
          <dt>{day}</dt>
          <dd>
            <span className="sr-only">{label} </span>
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
