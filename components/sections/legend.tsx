import type { ReactNode } from 'react';

export type LegendEntry = { sign: 'mark' | 'shore'; text: string };

const signs: Record<LegendEntry['sign'], ReactNode> = {
  mark: <circle cx="12" cy="10" r="6" fill="#f8bd2c" stroke="#06172d" strokeWidth="2" />,
  shore: <path d="M0 8q6-8 12-3t12-3v14H0z" fill="#dcedfb" stroke="#07478e" />,
};

/** The legend of a map or plan. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="signs cap">
      {entries.map(({ sign, text }) => (
        <li key={sign}>
          <svg viewBox="0 0 24 20" width="24" height="20" fill="none" aria-hidden="true">
            {signs[sign]}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
