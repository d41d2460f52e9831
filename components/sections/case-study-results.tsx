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
          <dl className="stats study-stats">
            {figures.map(({ value, result }) => (
              <div key={result}>
                <dt>{results[result - 1]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <RuledList items={results.filter((_, index) => !numbered.has(index + 1))} className="mt-4" />
      </div>
    </section>
  );
}
