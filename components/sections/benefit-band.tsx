import { Icon } from '@/components/ui/icon';

type Props = {
  title: string;
  items: readonly string[];
  /** Without lettering, drawn for a blue background. */
  picture: string;
};

const icons = ['life-buoy', 'file-check', 'users', 'clock'] as const;

/** A full-width list of benefits, each with an icon: the first in large type. */
export function BenefitBand({ title, items, picture }: Props) {
  return (
    <section className="on-blue benefits grid grid-cols-1 lg:grid-cols-[7fr_5fr]" aria-labelledby="benefits">
      <div className="lg:pr-14">
        <h2 id="benefits" className="text-section">
          {title}
        </h2>
        <ul>
          {items.map((item, index) => (
            <li key={item}>
              <Icon name={icons[index % icons.length] ?? icons[0]} />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <img src={picture} alt="" width="540" height="630" loading="lazy" />
    </section>
  );
}
