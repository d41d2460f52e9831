import type { Moment } from './night-band';

type Props = {
  title: string;
  when: string;
  entries: readonly Moment[];
};

/** The log of one night on a timeline. Choosing an entry moves the gold mark of the band and, by script, rewrites the headline. */
export function OvernightLog({ title, when, entries }: Props) {
  return (
    <fieldset className="neat on-paper lifted" aria-labelledby="log-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-[26px] pt-4 pb-2 max-xl:px-[18px]">
        <h2 id="log-title" className="text-h3">
          {title}
        </h2>
        <span className="cap">{when}</span>
      </div>
      <ol className="log">
        {entries.map(({ id, time, city, headline, text, note, marked }) => (
          <li key={id}>
            <input
              type="radio"
              name="night"
              id={id}
              value={headline.join('\n')}
              aria-labelledby={`${id}-label`}
              defaultChecked={marked}
              autoComplete="off"
            />
            <label htmlFor={id} id={`${id}-label`}>
              <time>{time}</time>
              <span>
                <span className="cap">{city}</span>
                {text}
                {note && <small>{note}</small>}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
