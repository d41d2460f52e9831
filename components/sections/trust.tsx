import { Picture } from '@/components/ui/picture';
import { Unbroken } from '@/components/ui/unbroken';

type Props = {
  title: string;
  lead: string;
  /** The small one has no lettering. */
  picture: { src: string; small: string; alt: string };
  statistics: readonly { value: string; label: string }[];
  pillars: readonly { title: string; text: string }[];
};

/** Why to trust us: the rings, four figures on a ruler, three pillars. On a phone the rings stand beside the heading. */
export function Trust({ title, lead, picture, statistics, pillars }: Props) {
  return (
    <section className="section" aria-labelledby="trust-title">
      <div className="wrap grid grid-cols-[1fr_40%] items-center gap-x-4 lg:grid-cols-12 lg:gap-x-8">
        <h2
          id="trust-title"
          className="max-w-[17ch] text-h2 lg:col-span-7 lg:col-start-6 lg:self-end lg:pl-10"
        >
          <Unbroken text={title} />
        </h2>
        <div className="max-w-[300px] lg:col-span-5 lg:row-span-2 lg:row-start-1 lg:-mr-10 lg:-ml-6 lg:max-w-none">
          <Picture {...picture} smallBelow="64rem" width={880} height={720} className="w-full" />
        </div>
        <div className="col-span-2 lg:col-span-7 lg:col-start-6 lg:self-start lg:pl-10">
          <p className="lead mt-4 lg:mt-5 max-w-[48ch]">{lead}</p>
          <dl className="stats mt-6 lg:mt-8">
            {statistics.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="wrap mt-4 lg:mt-14">
        <div className="pillars border-line-300 border-t pt-6 lg:pt-8">
          {pillars.map((pillar) => (
            <div key={pillar.title}>
              <h3 className="text-h3">{pillar.title}</h3>
              <p className="mt-2 text-ink-700">{pillar.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
