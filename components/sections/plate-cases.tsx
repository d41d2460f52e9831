type Props = {
  /** In the order of the radio buttons that choose one. */
  cases: readonly { key: string; title: string; facts: readonly (readonly [term: string, text: string])[] }[];
};

/** What a plate tells of each choice; all cases lie on one spot, so that nothing moves when another one is chosen. */
export function PlateCases({ cases }: Props) {
  return (
    <div className="stack" role="status">
      {cases.map(({ key, title, facts }) => (
        <div key={key} className="case">
          <p className="font-semibold text-xl">
            {/* On the screen the chosen button says it. */}
            <span className="print-only block">{key}</span>
            {title}
          </p>
          <dl className="facts mt-2">
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
