type Props = {
  /** The id of a symbol in `/art/icons.svg`. */
  name: string;
  className?: string;
};

/** A line icon that takes the text's colour. It never stands for a word: the text beside it does. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  );
}
