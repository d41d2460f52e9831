import { RuledList } from '@/components/ui/ruled-list';

type Props = {
  benefits: { title: string; items: readonly string[] };
  features: { title: string; items: readonly string[] };
};

/** What the client gets out of a service, and what is in it. */
export function FeatureColumns({ benefits, features }: Props) {
  return (
    <div className="section">
      <div className="wrap grid-12 items-start">
        <section className="col-span-7" aria-labelledby="benefits">
          <h2 id="benefits" className="text-h2">
            {benefits.title}
          </h2>
          <RuledList items={benefits.items} className="mt-8" />
        </section>
        <section className="col-span-5 max-lg:mt-14 lg:pl-8" aria-labelledby="features">
          <h2 id="features" className="text-h2">
            {features.title}
          </h2>
          <RuledList items={features.items} className="mt-8 text-ink-700" />
        </section>
      </div>
    </div>
  );
}
