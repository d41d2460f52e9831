const blue = 'var(--color-blue-700)';
const pale = 'var(--color-blue-400)';
const white = '#fff';
const gold = 'var(--color-larch-400)';
const dark = 'var(--color-night-900)';

/** The signal flags of the International Code in the site's colours, 48 by 48: the outline of each colour, from the bottom up. */
const flags: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { [white]: 'M0 0h24v48H0z', [blue]: 'M24 0h24L37 24l11 24H24z' },
  b: { [pale]: 'M0 0h48L37 24l11 24H0z' },
  c: {
    [blue]: 'M0 0h48v9.6H0zM0 38.4h48V48H0z',
    [white]: 'M0 9.6h48v9.6H0zM0 28.8h48v9.6H0z',
    [pale]: 'M0 19.2h48v9.6H0z',
  },
  d: { [gold]: 'M0 0h48v48H0z', [blue]: 'M0 12h48v24H0z' },
  e: { [blue]: 'M0 0h48v24H0z', [pale]: 'M0 24h48v24H0z' },
  f: { [white]: 'M0 0h48v48H0z', [pale]: 'm24 0 24 24-24 24L0 24z' },
  g: {
    [gold]: 'M0 0h8v48H0zM16 0h8v48h-8zM32 0h8v48h-8z',
    [blue]: 'M8 0h8v48H8zM24 0h8v48h-8zM40 0h8v48h-8z',
  },
  h: { [white]: 'M0 0h24v48H0z', [pale]: 'M24 0h24v48H24z' },
  i: { [gold]: 'M0 0h48v48H0z', [dark]: 'M12 24a12 12 0 0 1 24 0 12 12 0 0 1-24 0' },
  j: { [blue]: 'M0 0h48v16H0zM0 32h48v16H0z', [white]: 'M0 16h48v16H0z' },
  k: { [gold]: 'M0 0h24v48H0z', [blue]: 'M24 0h24v48H24z' },
  l: { [gold]: 'M0 0h48v48H0z', [dark]: 'M24 0h24v24H24zM0 24h24v24H0z' },
  m: {
    [blue]: 'M0 0h48v48H0z',
    [white]: 'M0 0h9l15 15L39 0h9v9L33 24l15 15v9h-9L24 33 9 48H0v-9l15-15L0 9z',
  },
  n: {
    [white]: 'M0 0h48v48H0z',
    [blue]:
      'M0 0h12v12H0zM24 0h12v12H24zM12 12h12v12H12zM36 12h12v12H36zM0 24h12v12H0zM24 24h12v12H24zM12 36h12v12H12zM36 36h12v12H36z',
  },
  o: { [pale]: 'M0 0h48v48H0z', [gold]: 'M0 0v48h48z' },
  p: { [blue]: 'M0 0h48v48H0z', [white]: 'M15 15h18v18H15z' },
  q: { [gold]: 'M0 0h48v48H0z' },
  r: { [pale]: 'M0 0h48v48H0z', [gold]: 'M18 0h12v48H18zM0 18h48v12H0z' },
  s: { [white]: 'M0 0h48v48H0z', [blue]: 'M14 14h20v20H14z' },
  t: { [pale]: 'M0 0h16v48H0z', [white]: 'M16 0h16v48H16z', [blue]: 'M32 0h16v48H32z' },
  u: { [white]: 'M0 0h48v48H0z', [pale]: 'M0 0h24v24H0zM24 24h24v24H24z' },
  v: {
    [white]: 'M0 0h48v48H0z',
    [pale]: 'M0 0h9l15 15L39 0h9v9L33 24l15 15v9h-9L24 33 9 48H0v-9l15-15L0 9z',
  },
  w: { [blue]: 'M0 0h48v48H0z', [white]: 'M8 8h32v32H8z', [pale]: 'M16 16h16v16H16z' },
  x: { [white]: 'M0 0h48v48H0z', [blue]: 'M18 0h12v48H18zM0 18h48v12H0z' },
  y: {
    [gold]: 'M0 0h48v48H0z',
    [pale]: 'M-32 0h8l48 48h-8zM-16 0h8l48 48h-8zM0 0h8l48 48h-8zM16 0h8l48 48h-8zM32 0h8l48 48h-8z',
  },
  z: {
    [gold]: 'M0 0h48L24 24z',
    [blue]: 'M48 0v48L24 24z',
    [pale]: 'M48 48H0l24-24z',
    [dark]: 'M0 48V0l24 24z',
  },
};

type Props = { letter: string; size: 40 | 52 };

/** A maritime signal flag for an initial. Decorative: show the name next to it. */
export function Flag({ letter, size }: Props) {
  const flag = flags[letter.toLowerCase()];
  if (!flag) throw new RangeError(`there is no signal flag for "${letter}"`);
  return (
    <svg className="flag" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {Object.entries(flag).map(([fill, outline]) => (
        <path key={fill} fill={fill} d={outline} />
      ))}
    </svg>
  );
}
