import { Flag } from '@/components/ui/flag';
import { Stars } from '@/components/ui/stars';

type Quote = {
  id: string;
  /** With quotation marks. */
  quote: string;
  name: string;
  title: string;
  company: string;
  initials: string;
  /** The accessible name of the five stars. */
  stars: string;
};
type Props = { title: string; rating: string; quotes: readonly Quote[] };

/** One large quote next to the others; empty without quotes. */
export function Quotes({ title, rating, quotes: [first, ...others] }: Props) {
  if (!first) return null;
  return (
    <section className="section" aria-labelledby="quotes-title">
      <div className="wrap grid-12">
        <div className="col-span-7 lg:pr-10">
          <h2 id="quotes-title" className="font-medium font-sans text-ink-700 text-lead">
            {title} <b className="text-ink-900">{rating}</b>
          </h2>
          <blockquote className="mt-4">
            <p className="font-display text-night-900 text-quote">{first.quote}</p>
            <Signature {...first} size={52} />
          </blockquote>
        </div>
        <div className="col-span-5 grid content-start gap-6 border-line-300 max-lg:mt-6 lg:border-l lg:pl-10">
          {others.map((quote, index) => (
            <blockquote key={quote.id} className={index > 0 ? 'border-line-300 border-t pt-6' : ''}>
              <p className="text-lg">{quote.quote}</p>
              <Signature {...quote} size={40} />
            </blockquote>
          ))}
        </div>
      </div>
    </section>
  );
}

function Signature({ name, title, company, initials, stars, size }: Quote & { size: 40 | 52 }) {
  return (
    <footer className={`${size === 52 ? 'mt-5' : 'mt-3'} flex items-center gap-4 leading-snug`}>
      <Flag letter={initials.charAt(0)} size={size} />
      <div>
        <span className="flex flex-wrap items-center gap-x-3">
          <b>{name}</b>
          <Stars label={stars} />
        </span>
        <span className="text-ink-700 text-sm">
          {title}, {company}
        </span>
      </div>
    </footer>
  );
}
