import type { ReactNode } from 'react';

type Neighbour = { name: string; of: string; href?: string | undefined };
type Side = 'north' | 'west' | 'here' | 'east' | 'south';
type Props = {
  number: { label: string; text: string; place: string };
  /** Where the sources stand, and when they were last checked. */
  checked?: { href: string; label: string } | undefined;
  label: string;
  neighbours: Partial<Record<Side, Neighbour>>;
  legend: readonly { sign: 'mark' | 'shore'; text: string }[];
};

const sides: readonly Side[] = ['north', 'west', 'here', 'east', 'south'];

const signs: Record<Props['legend'][number]['sign'], ReactNode> = {
  mark: <circle cx="15" cy="10" r="6" fill="#f8bd2c" stroke="#06172d" strokeWidth="2" />,
  shore: <path d="M0 8q8-8 15-3t15-3v14H0z" fill="#dcedfb" stroke="#07478e" />,
};

/** What stands in the margin of a map sheet: its number, the sheets around it, when it was checked, what its signs mean. */
export function SheetMargin({ number, checked, label, neighbours, legend }: Props) {
  return (
    <>
      <SheetNumber {...number}>
        {checked && (
          <p>
            <a className="link inline-block" href={checked.href}>
              {checked.label}
            </a>
          </p>
        )}
      </SheetNumber>
      <nav aria-label={label}>
        <ul className="adjoin">
          {sides.map((side) => {
            const sheet = neighbours[side];
            return (
              sheet && (
                <li key={side} className={side}>
                  <Cell {...sheet} isHere={side === 'here'} />
                </li>
              )
            );
          })}
        </ul>
      </nav>
      <Legend entries={legend} />
    </>
  );
}

/** The number of a sheet, and its place among the others. */
export function SheetNumber({ label, text, place, children }: Props['number'] & { children?: ReactNode }) {
  return (
    <div className="cap sheet-no">
      <p>
        {label} <b>{text}</b>
      </p>
      <p>{place}</p>
      {children}
    </div>
  );
}

/** What the signs of a sheet mean. */
export function Legend({ entries }: { entries: Props['legend'] }) {
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

function Cell({ name, of, href, isHere }: Neighbour & { isHere: boolean }) {
  const text = (
    <>
      <b className="font-semibold">{name}</b> <span className="cap block">{of}</span>
    </>
  );
  return href ? <a href={href}>{text}</a> : <p aria-current={isHere ? 'page' : undefined}>{text}</p>;
}
