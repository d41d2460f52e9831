import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/fill-count';
import type { Language } from '@/lib/i18n/languages';
import { quoted } from '@/lib/i18n/typography';

/** One large quote next to the others; empty without quotes. */
export function HomeQuotes({ language }: { language: Language }) {
  const { homePage, testimonials } = contentIn(language);
  const { title, rating } = homePage.testimonials;
  const [first, ...others] = testimonials.items;
  if (!first) return null;
  return (
    <section className="section" aria-labelledby="quotes-title">
      <div className="wrap grid-12">
        <div className="col-span-7 lg:pr-10">
          <h2 id="quotes-title" className="font-medium font-sans text-ink-700 text-lead">
            {title} <b className="text-ink-900">{rating}</b>
          </h2>
          <blockquote className="mt-4">
            <p className="font-display text-night-900 text-quote">{quoted(language, first.quote)}</p>
            <Signature language={language} item={first} size={52} />
          </blockquote>
        </div>
        <div className="col-span-5 grid content-start gap-6 border-line-300 max-lg:mt-6 lg:border-l lg:pl-10">
          {others.map((item, index) => (
            <blockquote key={item.id} className={index > 0 ? 'border-line-300 border-t pt-6' : ''}>
              <p className="text-lg">{quoted(language, item.quote)}</p>
              <Signature language={language} item={item} size={40} />
            </blockquote>
          ))}
        </div>
      </div>
    </section>
  );
}

type SignatureProps = {
  language: Language;
  item: LocalContent['testimonials']['items'][number];
  size: 40 | 52;
};

function Signature({ language, item, size }: SignatureProps) {
  const { name, title, company, initials, rating } = item;
  const stars = fill(contentIn(language).ui.rating.label, { rating: formatNumber(language, rating) });
  return (
    <footer className={`${size === 52 ? 'mt-5' : 'mt-3'} flex items-center gap-4 leading-snug`}>
      <Flag letter={initials.charAt(0)} size={size} />
      <div>
        <span className="flex flex-wrap items-center gap-x-3">
          <b>{name}</b>
          <span className="inline-flex gap-0.5 text-blue-700" role="img" aria-label={stars}>
            {['1', '2', '3', '4', '5'].map((star) => (
              <Icon key={star} name="star" className="size-[15px] fill-current" />
            ))}
          </span>
        </span>
        <span className="text-ink-700 text-sm">
          <Unbroken text={`${title}, ${company}`} />
        </span>
      </div>
    </footer>
  );
}
