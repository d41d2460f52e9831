type Props = {
  words: { challenge: string; solution: string };
  challenge: readonly string[];
  solution: readonly string[];
};

/** The challenge and the solution, side by side where there is room. */
export function CaseStudyStory({ words, challenge, solution }: Props) {
  const parts = [
    { title: words.challenge, paragraphs: challenge },
    { title: words.solution, paragraphs: solution },
  ];
  return (
    <div className="col-span-12 mt-[clamp(32px,4vw,56px)] grid gap-x-8 gap-y-10 lg:grid-cols-[5fr_7fr] lg:text-[1.125rem]">
      {parts.map(({ title, paragraphs }) => (
        <div key={title}>
          <h2 className="text-section">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[37.2em] text-ink-700">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
