import type { ReactNode } from 'react';
import { SheetNumber } from './sheet-margin';

type Neighbour = { name: string; of: string; href?: string | undefined };
type Side = 'west' | 'here' | 'east' | 'north' | 'south';
type Props = {
  number: { label: string; text: string; place: string };
  /** Where the sources stand, and when they were last checked. */
  checked?: { href: string; label: string } | undefined;
  label: string;
  neighbours: Partial<Record<Side, Neighbour>>;
};

/** In a row, without blanks: from west to east, then what else there is in the same place. */
const sides: readonly Side[] = ['west', 'here', 'east', 'north', 'south'];

/** The pages next to this one, which number it has among them, and when its facts were checked. */
export function SheetIndex({ number, checked, label, neighbours }: Props): ReactNode {
  return (
    <div>
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
      <SheetNumber {...number}>
        {checked && (
          <p>
            <a className="link inline-block" href={checked.href}>
              {checked.label}
            </a>
          </p>
        )}
      </SheetNumber>
    </div>
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
