import { Picture } from '@/components/ui/picture';

type Props = {
  picture: { src: string; small: string; alt: string };
  title: string;
  text: string;
  /** How to read the picture. */
  pictureKey: string;
};

/** A chart of one night in ten cities, from closing time to opening time, and its meaning in hours. */
export function NightShift({ picture, title, text, pictureKey }: Props) {
  return (
    <section
      className="wrap mt-[clamp(24px,3vw,48px)] grid gap-x-8 gap-y-3 sm:max-lg:grid-cols-[3fr_2fr] sm:max-lg:grid-rows-[auto_1fr] lg:grid-cols-[7fr_5fr]"
      aria-labelledby="night-title"
    >
      {/* The small picture is lettered for phone widths: a tablet shows it at that size, next to the text. */}
      <Picture
        {...picture}
        smallBelow="64rem"
        smallHeight={909}
        width={1280}
        height={572}
        first
        className="w-full sm:max-lg:row-[1/3] lg:col-span-full"
      />
      <p className="cap sm:max-lg:order-1 lg:col-start-2 lg:row-start-2 lg:mt-[0.5em]">{pictureKey}</p>
      <div className="max-sm:mt-3">
        <h2 id="night-title" className="text-h3">
          {title}
        </h2>
        <p className="mt-3">{text}</p>
      </div>
    </section>
  );
}
