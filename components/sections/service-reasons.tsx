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
    <ul className="starts">
      {reasons.map(({ href, name, reason, picture }) => (
        <li key={href}>
          <picture>
            <source media="(width < 40rem)" srcSet={picture.thumb} width="340" height="340" />
            <img src={picture.src} alt="" width="960" height="600" loading="lazy" />
          </picture>
          <h3 className="text-h3">
            <a className="card-link go" href={href}>
              {name}
              <Icon name="arrow-right" />
            </a>
          </h3>
          <p>{reason}</p>
        </li>
      ))}
    </ul>
  );
}
