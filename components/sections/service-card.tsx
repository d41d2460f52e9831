import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Ticks } from '@/components/ui/ticks';

export type ServiceCardProps = {
  slug: string;
  href: string;
  badge: string;
  name: string;
  /** When a buyer needs it; not shown on home. */
  situation: string;
  text: string;
  features: readonly string[];
  explore: string;
  /** Read by screen readers after `explore`: the service. */
  exploreWhat: string;
  picture: { src: string; small?: string | undefined; thumb: string; alt: string };
};

/** A service as a dark card across the page; the whole card is a link. */
export function ServiceCard({ href, badge, name, text, features, picture, ...link }: ServiceCardProps) {
  return (
    <article className="plate on-night reveal mb-6 lg:col-span-2 xl:grid! xl:grid-cols-12">
      <div className="plate-body xl:col-span-5 xl:p-9!">
        <span className="tag">{badge}</span>
        <h3 className="mt-1 text-h2">{name}</h3>
        <p className="text-blue-100">{text}</p>
        <Ticks items={features} />
        <a className="card-link mt-auto" href={href}>
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
export function ServiceRow({ href, badge, name, text, features, picture, ...link }: ServiceCardProps) {
  return (
    <article className="row-card service-row reveal">
      <img src={picture.thumb} alt={picture.alt} width="340" height="340" loading="lazy" />
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
