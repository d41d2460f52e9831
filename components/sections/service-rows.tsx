import { GoLink } from '@/components/ui/go-link';
import { Picture } from '@/components/ui/picture';
import { Ticks } from '@/components/ui/ticks';

type Row = {
  slug: string;
  href: string;
  badge: string;
  name: string;
  text: string;
  features: readonly string[];
  explore: string;
  /** What screen readers hear behind it: the service. */
  exploreWhat: string;
  picture: { src: string; small?: string | undefined; alt: string };
};

/** The services page: one row a service, the plate changing sides. A row named in the address gets a ring. */
export function ServiceRows({ services }: { services: readonly Row[] }) {
  return (
    <div className="wrap grid gap-16 section pt-12! lg:gap-24 lg:pt-20!">
      {services.map(({ slug, href, badge, name, text, features, explore, exploreWhat, picture }, index) => (
        <article
          key={slug}
          id={slug}
          className="reveal grid-12 group items-center rounded-md target:ring-3 target:ring-blue-600 target:ring-offset-4"
        >
          <div className="col-span-7 overflow-hidden rounded-md border border-line-300 group-even:order-last">
            <Picture {...picture} width={960} height={600} first={index === 0} className="w-full" />
          </div>
          <div className="col-span-5 grid justify-items-start gap-4 max-lg:mt-6 lg:pl-4 lg:group-even:pl-0 lg:group-even:pr-4">
            <span className="tag">{badge}</span>
            <h2 className="text-h2">{name}</h2>
            <p className="text-ink-700">{text}</p>
            <Ticks items={features} />
            <GoLink href={href} className="mt-2">
              {explore}
              <span className="sr-only">{exploreWhat}</span>
            </GoLink>
          </div>
        </article>
      ))}
    </div>
  );
}
