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
    <section className="wrap night-shift" aria-labelledby="night-title">
      <Picture {...picture} smallBelow="64rem" smallHeight={909} width={1280} height={572} first />
      <p className="cap">{pictureKey}</p>
      <h2 id="night-title" className="text-h3">
        {title}
      </h2>
      <p>{text}</p>
    </section>
  );
}
