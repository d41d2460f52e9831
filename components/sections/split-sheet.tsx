import type { ReactNode } from 'react';

type Half = { id: string; title: string; children: ReactNode };
type Props = {
  water: Half;
  night: Half;
  /** Which of them stands first, at the left. */
  first: 'water' | 'night';
};

/** Two grounds side by side, from edge to edge: what belongs together and is told apart by day and night. */
export function SplitSheet({ water, night, first }: Props) {
  const halves = [
    <section key="water" className="bg-blue-100" aria-labelledby={water.id}>
      <h2 id={water.id} className="text-section">
        {water.title}
      </h2>
      <div className="mt-5">{water.children}</div>
    </section>,
    <section key="night" className="on-night" aria-labelledby={night.id}>
      <h2 id={night.id} className="text-section">
        {night.title}
      </h2>
      <div className="mt-5">{night.children}</div>
    </section>,
  ];
  return (
    <div className={first === 'night' ? 'split split-night' : 'split'}>
      {first === 'water' ? halves : halves.toReversed()}
    </div>
  );
}
