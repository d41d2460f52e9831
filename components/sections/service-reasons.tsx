import { Icon } from '@/components/ui/icon';

type Props = { reasons: readonly { href: string; name: string; icon: string; reason: string }[] };

/** Which services come first, and why. */
export function ServiceReasons({ reasons }: Props) {
  return (
    <ul className="starts">
      {reasons.map(({ href, name, icon, reason }) => (
        <li key={href}>
          <Icon name={icon} />
          <h3 className="text-h3">
            <a className="card-link hover:text-blue-700" href={href}>
              {name}
            </a>
          </h3>
          <p>{reason}</p>
        </li>
      ))}
    </ul>
  );
}
