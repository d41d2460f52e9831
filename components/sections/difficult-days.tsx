type Day = { day: string; answer: string };
type Props = {
  title: string;
  /** What stands before each answer for screen readers, with its colon. */
  label: string;
  /** At least two. */
  days: readonly Day[];
  /** What the fold says that a phone has over all but the first. */
  more: string;
};

/** Bad days, and what happens then: side by side, on a phone the first, and the others folded. */
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
