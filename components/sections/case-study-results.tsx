import { RuledList } from '@/components/ui/ruled-list';

type Props = {
  title: string;
  results: readonly string[];
  /** Each stands before the result of that number, counted from 1. */
  figures: readonly { value: string; result: number }[];
};

/** What came of it, on a ruler across the page: those with a figure first, each told once. */
export function CaseStudyResults({ title, results, figures }: Props) {
  const told = new Set(figures.map(({ result }) => result));
  return (
    <section className="section bg-blue-100" aria-labelledby="results">
      <div className="wrap">
        <h2 id="results" className="text-h2">
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
        <RuledList items={results.filter((_, index) => !told.has(index + 1))} className="mt-4" />
      </div>
    </section>
  );
}
