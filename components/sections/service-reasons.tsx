import { Icon } from '@/components/ui/icon';

type Reason = {
  href: string;
  name: string;
  reason: string;
  /** `src` has large lettering, `thumb` has none. */
  picture: { src: string; thumb: string };
};
type Props = { reasons: readonly Reason[] };

/** The recommended services, each with its plate and the reason; on a phone with a thumbnail. */
export function ServiceReasons({ reasons }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
      {reasons.map(({ href, name, reason, picture }) => (
        <li
          key={href}
          className="relative max-sm:grid max-sm:grid-cols-[80px_1fr] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1"
        >
          <picture>
            <source media="(width < 40rem)" srcSet={picture.thumb} width="340" height="340" />
            <img
              className="rounded-md border border-line-300 sm:mb-4"
              src={picture.src}
              alt=""
              width="960"
              height="600"
              loading="lazy"
            />
          </picture>
          <h3 className="text-h3">
            <a className="card-link go" href={href}>
              {name}
              <Icon name="arrow-right" />
            </a>
          </h3>
          <p className="mt-1 text-ink-700 max-sm:col-span-2">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
