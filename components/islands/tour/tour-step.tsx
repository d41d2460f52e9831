import { fill } from '@/lib/i18n/fill';

type Props = {
  step: { readonly image: string; readonly title: string; readonly text: string };
  number: number;
  count: number;
  caption: string;
};

/** One step of the tour: picture, place in the tour, title and a sentence. */
export function TourStep({ step: { image, title, text }, number, count, caption }: Props) {
  return (
    <div className="tour-step">
      <img
        src={image}
        alt=""
        width={480}
        height={240}
        className="aspect-[2/1] w-full border-line-300 border-b object-cover"
      />
      <div className="px-7 pt-7">
        <p className="cap num">{fill(caption, { number, count })}</p>
        <h2 className="mt-1 text-h3">{title}</h2>
        <p className="mt-2 text-ink-700">{text}</p>
      </div>
    </div>
  );
}
