import { Flag } from '@/components/ui/flag';

type Props = {
  title: string;
  when: string;
  desk: string;
  /** The initials spelled by the signal flags. */
  flags: string;
  entries: readonly { time: string; text: string; note?: string | undefined; marked?: true | undefined }[];
};

/** The log of one night on a timeline; the marked entry is highlighted in gold. */
export function OvernightLog({ title, when, desk, flags, entries }: Props) {
  return (
    <figure className="neat on-paper lifted px-[26px] py-5" aria-labelledby="log-title">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="log-title" className="text-h3">
          {title}
        </h2>
        <span className="cap">{when}</span>
      </div>
      <ol className="log">
        {entries.map(({ time, text, note, marked }) => (
          <li key={time} className={marked ? 'lit' : undefined}>
            <time>{time}</time>
            <p>
              {marked ? <b className="font-semibold">{text}</b> : text}
              {note && <small>{note}</small>}
            </p>
          </li>
        ))}
      </ol>
      <figcaption className="mt-2 flex items-center gap-3 border-line-300 border-t pt-5">
        <span className="flex gap-1.5">
          {[...flags].map((letter) => (
            <Flag key={letter} letter={letter} size={30} />
          ))}
        </span>
        <span className="cap">{desk}</span>
      </figcaption>
    </figure>
  );
}
