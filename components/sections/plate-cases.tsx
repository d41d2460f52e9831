type Props = {
  /** In the order of the radio buttons that select one. */
  cases: readonly { key: string; title: string; facts: readonly (readonly [term: string, text: string])[] }[];
};

/** The text for each choice on a plate. All cases share one grid cell, so selecting another never shifts the layout. */
export function PlateCases({ cases }: Props) {
  return (
    <div className="stack" role="status">
      {cases.map(({ key, title, facts }) => (
        <div key={key} className="case">
          <p className="font-semibold text-xl">
            {/* On screen the selected radio button says this. */}
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
