import type { ReactNode } from 'react';

export type LegendEntry = { sign: 'mark' | 'shore'; text: string };

const signs: Record<LegendEntry['sign'], ReactNode> = {
  mark: <circle cx="15" cy="10" r="6" fill="#f8bd2c" stroke="#06172d" strokeWidth="2" />,
  shore: <path d="M0 8q8-8 15-3t15-3v14H0z" fill="#dcedfb" stroke="#07478e" />,
};

/** What the signs of a sheet mean. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="signs cap">
      {entries.map(({ sign, text }) => (
        <li key={sign}>
          <svg viewBox="0 0 30 20" width="30" height="20" fill="none" aria-hidden="true">
            {signs[sign]}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

export type Imprint = {
  /** Which sheet of the atlas the page is. */
  number: string;
  /** Where its sources stand, and when they were last checked. */
  checked?: { href: string; label: string } | undefined;
};

/** In the corner of a map's margin: the sheet's number, and how fresh its facts are. */
export function SheetImprint({ number, checked }: Imprint) {
  return (
    <>
      <p className="cap">{number}</p>
      {checked && (
        <a className="link cap" href={checked.href}>
          {checked.label}
        </a>
      )}
    </>
  );
}
