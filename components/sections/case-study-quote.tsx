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
        <blockquote className="grid gap-x-8 gap-y-5 border-blue-700 border-t-[3px] pt-5">
          <p className="font-display font-medium text-[clamp(1.3125rem,1.1rem+1vw,2.125rem)] text-night-900 leading-[1.3] tracking-[-0.01em] lg:max-w-[27em]">
            {quote}
          </p>
          <footer className="text-ink-700">
            <b className="text-ink-900">{author}</b>, {title}
          </footer>
        </blockquote>
      </div>
    </div>
  );
}
