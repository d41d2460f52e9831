type Props = {
  title: string;
  /** Read by screen readers before each answer; ends in a colon. */
  label: string;
  days: readonly { day: string; answer: string }[];
};

/** Bad days and our response to each, side by side where there is room. */
export function DifficultDays({ title, label, days }: Props) {
  return (
    <section className="section on-night" aria-labelledby="bad-days">
      <div className="wrap">
        <h2 id="bad-days" className="text-section">
          {title}
        </h2>
        <dl className="days">
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
      </div>
    </section>
  );
}
