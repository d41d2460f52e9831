type Props = {
  src: string;
  /** The same picture with larger lettering, for widths below 520 pixels. */
  small?: string | undefined;
  /** The height of the small picture at a width of 960 pixels. */
  smallHeight?: number;
  /** The viewport width below which the small picture is used. */
  smallBelow?: '35rem' | '64rem';
  /** A sentence for informative pictures, empty for decorative ones. */
  alt: string;
  width: number;
  height: number;
  /** Marks the one picture above the fold: it loads first instead of lazily. */
  first?: boolean;
  className?: string;
};

/** A picture with intrinsic dimensions, so that loading it shifts no layout. */
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
