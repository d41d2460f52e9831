import { RuledList } from '@/components/ui/ruled-list';

type Props = {
  words: { challenge: string; solution: string; results: string };
  challenge: readonly string[];
  solution: readonly string[];
  results: readonly string[];
  /** Each stands before the result of that number, counted from 1. */
  figures: readonly { value: string; result: number }[];
};

/** Challenge, solution and results: those with a figure first, each told once. */
export function CaseStudyStory({ words, challenge, solution, results, figures }: Props) {
  const told = new Set(figures.map(({ result }) => result));
  return (
    <>
      <h2 className="part-title">{words.challenge}</h2>
      {challenge.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[37.2em] text-ink-700">
          {paragraph}
        </p>
      ))}
      <h2 className="part-title mt-14">{words.solution}</h2>
      {solution.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[37.2em] text-ink-700">
          {paragraph}
        </p>
      ))}
      <h2 className="part-title mt-14">{words.results}</h2>
      {figures.length > 0 && (
        <dl className="stats mt-6">
          {figures.map(({ value, result }) => (
            <div key={result}>
              <dt>{results[result - 1]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <RuledList items={results.filter((_, index) => !told.has(index + 1))} className="mt-2" />
    </>
  );
}
