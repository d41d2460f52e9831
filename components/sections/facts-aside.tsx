import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  facts: readonly { term: string; text: string }[];
  badges: { title: string; items: readonly string[] };
  phone: { number: string; dial: string };
  links: readonly { href: string; label: string }[];
};

/** The facts of a case study and where to go from here: next to its floor plan, on a phone below it. */
export function FactsAside({ title, facts, badges, phone, links }: Props) {
  return (
    <aside
      className="aside col-span-4 mt-6 grid gap-6 p-6 md:max-lg:grid-cols-[1fr_15rem] md:max-lg:gap-10 lg:mt-12 lg:self-start lg:p-7"
      aria-label={title}
    >
      <dl className="grid content-start gap-x-10 gap-y-5">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="cap">{term}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
        <div>
          <dt className="cap">{badges.title}</dt>
          <dd>
            <ul className="mt-2 flex flex-wrap gap-2">
              {badges.items.map((item) => (
                <li key={item} className="tag">
                  {item}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <PhoneLink {...phone} className="btn btn-primary w-full" />
        {links.map(({ href, label }) => (
          <a key={href} className="link" href={href}>
            {label}
          </a>
        ))}
      </div>
    </aside>
  );
}
