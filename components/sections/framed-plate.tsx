import { Picture } from '@/components/ui/picture';

type Props = {
  src: string;
  small?: string | undefined;
  alt: string;
  width: number;
  height: number;
  /** Adds the border of a map to a picture without one. */
  neatline?: boolean;
};

/** The main picture of an inner page, above the fold and as wide as the text. */
export function FramedPlate({ neatline = false, ...picture }: Props) {
  return (
    <div className="mt-7 lg:mt-12">
      <Picture
        {...picture}
        // A wide plate has small lettering: narrow windows show the small version.
        smallBelow={picture.width > 960 ? '48rem' : '35rem'}
        first
        className={neatline ? 'neat w-full' : 'w-full max-md:border max-md:border-line-300'}
      />
    </div>
  );
}
