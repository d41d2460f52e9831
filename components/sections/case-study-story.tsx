type Props = {
  words: { challenge: string; solution: string };
  challenge: readonly string[];
  solution: readonly string[];
};

/** What was wrong, and beside it, where there is room, what we did. */
export function CaseStudyStory({ words, challenge, solution }: Props) {
  const parts = [
    { title: words.challenge, paragraphs: challenge },
    { title: words.solution, paragraphs: solution },
  ];
  return (
    <div className="study-story">
      {parts.map(({ title, paragraphs }) => (
        <div key={title}>
          <h2 className="part-title">{title}</h2>
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
