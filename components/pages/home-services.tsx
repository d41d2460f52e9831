import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { Ticks } from '@/components/ui/ticks';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { type ServiceCard, serviceCards } from './service-cards';

/** The services: the first as a card across the page, the others as rows in two columns. */
export function HomeServices({ language }: { language: Language }) {
  const { title, lead } = contentIn(language).homePage.services;
  const [first, ...others] = serviceCards(language);
  return (
    <section className="section" id="services" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead id="services-title" title={title} lead={lead} />
        <div className="grid gap-x-8 lg:grid-cols-2">
          {first && <WideCard {...first} />}
          {others.map((service) => (
            <ServiceRow key={service.href} {...service} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** A service as a dark card across the page; the whole card is a link. */
function WideCard({ href, badge, name, text, features, picture, ...link }: ServiceCard) {
  return (
    <article className="plate on-night reveal mb-6 lg:col-span-2 xl:grid! xl:grid-cols-12">
      <div className="plate-body xl:col-span-5 xl:p-9!">
        <span className="tag">{badge}</span>
        <h3 className="mt-1 text-h2">{name}</h3>
        <p className="text-blue-100">{text}</p>
        <Ticks items={features} />
        <a className="card-link mt-auto self-start" href={href}>
          <span className="go pt-2">
            {link.explore}
            <span className="sr-only">{link.exploreWhat}</span>
            <Icon name="arrow-right" />
          </span>
        </a>
      </div>
      <div className="plate-art max-xl:order-first max-xl:aspect-[8/5] xl:col-span-7">
        <Picture {...picture} width={960} height={600} />
      </div>
    </article>
  );
}

/** A service as a row with a thumbnail. */
function ServiceRow({ href, badge, name, text, features, picture, thumb, ...link }: ServiceCard) {
  return (
    <article className="row-card service-row reveal">
      <img src={thumb} alt={picture.alt} width="340" height="340" loading="lazy" />
      <div>
        <span className="tag">{badge}</span>
        <h3 className="mt-1.5 text-h3">{name}</h3>
      </div>
      <div>
        <p>{text}</p>
        <Ticks items={features} />
        <GoLink href={href} className="card-link">
          {link.explore}
          <span className="sr-only">{link.exploreWhat}</span>
        </GoLink>
      </div>
    </article>
  );
}
