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
        <dl className="mt-5 grid gap-x-8 gap-y-4 lg:auto-cols-fr lg:grid-flow-col">
          {days.map(({ day, answer }) => (
            <div key={day} className="border-blue-500 border-t pt-3">
              <dt className="font-semibold text-xl">{day}</dt>
              <dd className="mt-2 mb-3 text-blue-100">
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
