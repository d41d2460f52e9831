import type { ReactNode } from 'react';

export type LegendEntry = { sign: 'mark' | 'shore'; text: string };

const signs: Record<LegendEntry['sign'], ReactNode> = {
  mark: <circle cx="8" cy="10" r="6" fill="#f8bd2c" stroke="#06172d" strokeWidth="2" />,
  shore: <path d="M.5 8q4-8 8-3t7-3v14h-15z" fill="#dcedfb" stroke="#07478e" />,
};

/** The legend of a map or plan. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="signs cap flex flex-wrap gap-x-6 gap-y-0.5">
      {entries.map(({ sign, text }) => (
        <li key={sign} className="flex items-center gap-2">
          <svg
            className="flex-none"
            viewBox="0 0 16 20"
            width="16"
            height="20"
            fill="none"
            aria-hidden="true"
          >
            {signs[sign]}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
