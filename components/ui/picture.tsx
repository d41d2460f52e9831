type Props = {
  src: string;
  /** The same picture with larger lettering, for where it is shown less than 520 pixels wide. */
  small?: string | undefined;
  /** How high that one is, at 960 pixels of width. */
  smallHeight?: number;
  /** The width of the window from which on it is shown wider than that. */
  smallBelow?: '35rem' | '48rem' | '64rem';
  /** A sentence where the picture informs, empty where it decorates. */
  alt: string;
  width: number;
  height: number;
  /** The one picture above the fold. */
  first?: boolean;
  className?: string;
};

/** A drawn picture with its own size, so that nothing moves when it arrives. */
export function Picture({
  src,
  small,
  smallHeight = 600,
  smallBelow = '35rem',
  alt,
  width,
  height,
  first,
  className,
}: Props) {
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  if (!small) return image;
  return (
    <picture className="contents">
      <source media={`(width < ${smallBelow})`} srcSet={small} width={960} height={smallHeight} />
      {image}
    </picture>
  );
}
