import { RuledList } from '@/components/ui/ruled-list';

type Props = {
  title: string;
  results: readonly string[];
  /** Each replaces the list item with the given number, counted from 1. */
  figures: readonly { value: string; result: number }[];
};

/** The results of a case study: those with a figure as statistics, the others as a list. */
export function CaseStudyResults({ title, results, figures }: Props) {
  const numbered = new Set(figures.map(({ result }) => result));
  return (
    <section className="section bg-blue-100" aria-labelledby="results">
      <div className="wrap">
        <h2 id="results" className="text-section">
          {title}
        </h2>
        {figures.length > 0 && (
          <dl className="stats mt-[clamp(16px,3vw,40px)] grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))]">
            {figures.map(({ value, result }) => (
              <div key={result} className="border-blue-400">
                <dt>{results[result - 1]}</dt>
                <dd className="text-[clamp(1.75rem,1.5rem+1vw,2.5rem)]">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <RuledList items={results.filter((_, index) => !numbered.has(index + 1))} className="mt-4" />
      </div>
    </section>
  );
}
