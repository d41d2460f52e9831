import type { ReactNode } from 'react';
import { GoLink } from '@/components/ui/go-link';

type Card = { href: string; title: string; text: string; image: string };
type Props = {
  id: string;
  title: string;
  /** `wide` is 8:5, the shape of plates and floor plans. */
  thumbs?: 'square' | 'wide';
  /** At least one. */
  cards: readonly Card[];
  more: { href: string; label: string };
  /** To the right of the rows, which then form a single column. */
  aside?: ReactNode;
};

/** A titled list of linked rows with thumbnails: related services, other case studies. */
export function RowList({ id, title, thumbs = 'wide', cards, more, aside }: Props) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className={aside ? 'wrap grid-12' : 'wrap'}>
        <div className="col-span-7">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          <div className={`mt-6 grid gap-x-8 border-line-300 border-b ${aside ? '' : 'md:grid-cols-2'}`}>
            {cards.map(({ href, title: heading, text, image }) => (
              <article key={href} className={`row-card ${thumbs}`}>
                <img
                  src={image}
                  alt=""
                  width={thumbs === 'wide' ? 960 : 208}
                  height={thumbs === 'wide' ? 600 : 208}
                  loading="lazy"
                />
                <div>
                  <h3>
                    <a className="card-link hover:text-blue-700" href={href}>
                      {heading}
                    </a>
                  </h3>
                  <p>{text}</p>
                </div>
              </article>
            ))}
          </div>
          <GoLink href={more.href} className="mt-6">
            {more.label}
          </GoLink>
        </div>
        {aside && <div className="col-span-5 max-lg:mt-8 lg:pl-8">{aside}</div>}
      </div>
    </section>
  );
}
