import { Figure } from '@/components/ui/figure';
import { SectionHead } from '@/components/ui/section-head';

type Props = {
  title: string;
  lead: string;
  statistics: readonly { value: string; label: string }[];
  pillars: readonly { title: string; text: string }[];
};

/** Why to trust the company: four figures on a ruler, three pillars. */
export function Trust({ title, lead, statistics, pillars }: Props) {
  return (
    <section className="section" aria-labelledby="trust-title">
      <div className="wrap">
        <SectionHead id="trust-title" title={title} lead={lead} />
        <dl className="stats lg:grid-cols-4">
          {statistics.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Figure text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="pillars border-line-300 border-t pt-5">
          {pillars.map((pillar) => (
            <div key={pillar.title}>
              <h3 className="text-h3">{pillar.title}</h3>
              <p className="mt-1 text-ink-700">{pillar.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
