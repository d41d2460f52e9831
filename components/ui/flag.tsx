type Props = { letter: string; size: 30 | 40 | 52 };

/** A maritime signal flag for an initial. Decorative: show the name next to it. */
export function Flag({ letter, size }: Props) {
  return (
    <svg className="flag" width={size} height={size} aria-hidden="true">
      <use href={`/art/flags.svg#flag-${letter.toLowerCase()}`} />
    </svg>
  );
}
