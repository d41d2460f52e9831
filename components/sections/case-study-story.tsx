import { RuledList } from '@/components/ui/ruled-list';

type Props = {
  words: { challenge: string; solution: string; results: string };
  challenge: readonly string[];
  solution: readonly string[];
  results: readonly string[];
  figures: readonly { value: string; label: string }[];
  /** The quote in quotation marks. */
  testimonial: { quote: string; author: string; title: string };
};

/** Challenge, solution, results and the client's own words. */
export function CaseStudyStory({ words, challenge, solution, results, figures, testimonial }: Props) {
  return (
    <>
      <h2 className="text-h3">{words.challenge}</h2>
      {challenge.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[62ch] text-ink-700">
          {paragraph}
        </p>
      ))}
      <h2 className="mt-14 text-h3">{words.solution}</h2>
      {solution.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[62ch] text-ink-700">
          {paragraph}
        </p>
      ))}
      <h2 className="mt-14 text-h3">{words.results}</h2>
      {figures.length > 0 && (
        <dl className="stats mt-6">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <RuledList items={results} className="mt-6" />
      <blockquote className="mt-14">
        <p className="font-display text-h2 text-night-900">{testimonial.quote}</p>
        <footer className="mt-5 text-ink-700">
          <b className="font-semibold text-ink-900">{testimonial.author}</b>, {testimonial.title}
        </footer>
      </blockquote>
    </>
  );
}
