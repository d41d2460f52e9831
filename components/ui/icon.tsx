type Props = {
  /** The id of a symbol in `/art/icons.svg`. */
  name: string;
  className?: string;
};

/** A decorative line icon in the text colour. Label it with text or an accessible name. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  );
}
