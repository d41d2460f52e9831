type Props = {
  /** What stands before each answer for screen readers, with its colon. */
  label: string;
  rows: readonly { left: string; right: string }[];
};

/** Challenge and solution, in close rows under rules. */
export function PairTable({ label, rows }: Props) {
  return (
    <dl>
      {rows.map(({ left, right }) => (
        <div key={left} className="grid gap-x-8 border-line-300 border-t py-3 sm:grid-cols-2">
          <dt className="font-semibold">{left}</dt>
          <dd className="text-ink-700">
            <span className="sr-only">{label} </span>
            {right}
          </dd>
        </div>
      ))}
    </dl>
  );
}
