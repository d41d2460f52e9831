import { Icon } from '@/components/ui/icon';

type Props = {
  title: string;
  reasons: readonly { href: string; name: string; icon: string; reason: string }[];
};

/** Which services come first, and why. */
export function ServiceReasons({ title, reasons }: Props) {
  return (
    <section className="col-span-7 max-lg:mt-14 lg:pl-8" aria-labelledby="first-services">
      <h2 id="first-services" className="text-h2">
        {title}
      </h2>
      <ul className="ruled mt-8">
        {reasons.map(({ href, name, icon, reason }) => (
          <li key={href} className="relative grid grid-cols-[26px_1fr] gap-x-4 gap-y-1">
            <Icon name={icon} className="mt-0.5 size-[24px]! text-blue-700" />
            <h3 className="font-semibold text-xl leading-snug">
              <a className="card-link hover:text-blue-700" href={href}>
                {name}
              </a>
            </h3>
            <p className="col-start-2 max-w-[60ch] text-ink-700">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
