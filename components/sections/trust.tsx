import { Picture } from '@/components/ui/picture';
import { Unbroken } from '@/components/ui/unbroken';

type Props = {
  title: string;
  lead: string;
  /** `small` has no lettering. */
  picture: { src: string; small: string; alt: string };
  statistics: readonly { value: string; label: string }[];
  pillars: readonly { title: string; text: string }[];
};

/** Why to trust the company: growth rings, four figures, three pillars. */
export function Trust({ title, lead, picture, statistics, pillars }: Props) {
  return (
    <section className="section" aria-labelledby="trust-title">
      <div className="wrap trust grid-12 items-center">
        <div className="col-span-5">
          <Picture
            {...picture}
            smallBelow="64rem"
            smallHeight={960}
            width={880}
            height={720}
            className="w-full"
          />
        </div>
        <div className="col-span-7 lg:pl-10">
          <h2 id="trust-title" className="max-w-[10.56em] text-h2">
            <Unbroken text={title} />
          </h2>
          <p className="lead mt-4 max-w-[28.8em]">{lead}</p>
          <dl className="stats mt-6">
            {statistics.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="wrap pillars mt-4 border-line-300 border-t pt-6 lg:mt-12">
        {pillars.map((pillar) => (
          <div key={pillar.title}>
            <h3 className="text-h3">{pillar.title}</h3>
            <p className="mt-2 text-ink-700">{pillar.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
