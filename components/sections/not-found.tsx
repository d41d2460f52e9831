import { ButtonLink } from '@/components/ui/button-link';

type Link = { href: string; label: string };
type Props = {
  /** An unknown path below `under` goes on to `to`; at any other the page is shown in place. */
  unknownSlugs: readonly { under: string; to: string }[];
  title: string;
  text: string;
  mapAlt: string;
  actions: readonly [Link, Link];
  cards: readonly { href: string; title: string; text: string }[];
  popular: { title: string; links: readonly Link[] };
};

/** Lost: the map with one mark in Hudson Bay, and the ways back. */
export function NotFound({
  unknownSlugs,
  title,
  text,
  mapAlt,
  actions: [main, quiet],
  cards,
  popular,
}: Props) {
  return (
    <>
      {unknownSlugs.map(({ under, to }) => (
        <span key={under} hidden data-from={`^${under}.`} data-to={to} />
      ))}
      <div className="on-blue relative overflow-clip">
        <img
          className="pointer-events-none absolute inset-0 h-full w-full object-cover"
          src="/art/texture-contours-blue.svg"
          alt=""
          width="1600"
          height="900"
        />
        <div className="wrap grid-12 relative items-center py-16 lg:py-24">
          <div className="col-span-6">
            <h1 className="text-h1">{title}</h1>
            <p className="lead mt-6 max-w-[40ch]">{text}</p>
            <div className="mt-9 flex flex-wrap gap-3">
              <ButtonLink href={main.href}>{main.label}</ButtonLink>
              <ButtonLink href={quiet.href} look="quiet">
                {quiet.label}
              </ButtonLink>
            </div>
          </div>
          <div className="col-span-6 max-lg:mt-12">
            <img
              className="faded"
              src="/art/canada-404.svg"
              alt={mapAlt}
              width="1600"
              height="960"
              fetchPriority="high"
            />
          </div>
        </div>
      </div>
      <div className="section">
        <div className="wrap">
          <div className="pillars">
            {cards.map((card) => (
              <div key={card.href} className="relative">
                <h2 className="text-h3">
                  <a className="card-link hover:text-blue-700" href={card.href}>
                    {card.title}
                  </a>
                </h2>
                <p className="mt-3 text-ink-700">{card.text}</p>
              </div>
            ))}
          </div>
          <h2 className="mt-16 text-h3">{popular.title}</h2>
          <ul className="ruled mt-4 grid gap-x-8 sm:grid-cols-2">
            {popular.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
