type Props = {
  /** What stands before each answer for screen readers, with its colon. */
  label: string;
  rows: readonly { left: string; right: string }[];
  /** Close rows under rules, or on a dark ground a column for each pair. */
  look: 'rows' | 'columns';
};

const looks = {
  rows: {
    list: undefined,
    row: 'grid gap-x-8 border-line-300 border-t py-3 sm:grid-cols-2',
    left: 'font-semibold',
    right: 'text-ink-700',
  },
  columns: {
    list: 'mt-7 grid gap-x-8 gap-y-6 lg:grid-cols-3',
    row: 'border-blue-500 border-t pt-3',
    left: 'font-semibold text-xl',
    right: 'mt-2 text-blue-100',
  },
} as const;

/** Trouble and answer: challenge and solution, bad day and what happens then. */
export function PairTable({ label, rows, look }: Props) {
  const names = looks[look];
  return (
    <dl className={names.list}>
      {rows.map(({ left, right }) => (
        <div key={left} className={names.row}>
          <dt className={names.left}>{left}</dt>
          <dd className={names.right}>
            <span className="sr-only">{label} </span>
            {right}
          </dd>
        </div>
      ))}
    </dl>
  );
}
