import { Picture } from '@/components/ui/picture';

type Props = { src: string; small?: string | undefined; alt: string; width: number; height: number };

/** The one picture of an inner page, above the fold and as wide as the text below. */
export function FramedPlate({ small, ...picture }: Props) {
  return (
    <div className="mt-10 lg:mt-14">
      <Picture
        {...picture}
        {...(small ? { small } : {})}
        smallBelow="48rem"
        first
        className="w-full max-md:border max-md:border-line-300"
      />
    </div>
  );
}
