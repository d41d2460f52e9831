type Props = { letter: string; size: 30 | 40 | 52 };

/** A maritime signal flag for an initial. Decorative: show the name next to it. */
export function Flag({ letter, size }: Props) {
  const src = `/art/flag-${letter.toLowerCase()}.svg`;
  return <img className="flag" src={src} alt="" width={size} height={size} loading="lazy" />;
}
