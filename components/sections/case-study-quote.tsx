type Props = {
  /** In quotation marks. */
  quote: string;
  author: string;
  title: string;
};

/** What the client says, at the end of a case study. */
export function CaseStudyQuote({ quote, author, title }: Props) {
  return (
    <div className="section">
      <div className="wrap">
        <blockquote className="story-quote">
          <p>{quote}</p>
          <footer className="text-ink-700">
            <b className="font-semibold text-ink-900">{author}</b>, {title}
          </footer>
        </blockquote>
      </div>
    </div>
  );
}
