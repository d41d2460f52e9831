type Props = {
  src: string;
  /** The same picture for narrow screens, up to `smallBelow`: drawn for them at 8:5. */
  small?: string;
  smallBelow?: '48rem' | '64rem' | '80rem';
  /** A sentence where the picture informs, empty where it decorates. */
  alt: string;
  width: number;
  height: number;
  /** The one picture above the fold. */
  first?: boolean;
  className?: string;
};

/** A drawn picture with its own size, so that nothing moves when it arrives. */
export function Picture({ src, small, smallBelow = '80rem', alt, width, height, first, className }: Props) {
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
      <source media={`(width < ${smallBelow})`} srcSet={small} width={960} height={600} />
      {image}
    </picture>
  );
}
