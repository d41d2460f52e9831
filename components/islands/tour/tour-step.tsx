type Props = {
  step: { readonly image: string; readonly title: string; readonly text: string };
  /** Where the visitor stands in the tour. */
  caption: string;
  /** The others lie on the same spot unseen, so that the dialog is as high as the longest of them. */
  shown: boolean;
};

/** One step of the tour: picture, place in the tour, title and a sentence. */
export function TourStep({ step: { image, title, text }, caption, shown }: Props) {
  return (
    <div className={shown ? 'tour-step shown' : 'tour-step invisible'}>
      <img
        src={image}
        alt=""
        width={480}
        height={240}
        className="aspect-[2/1] w-full border-line-300 border-b object-cover"
      />
      <div className="px-7 pt-6">
        <p className="cap num">{caption}</p>
        <h2 className="mt-1 text-h3">{title}</h2>
        <p className="mt-2 text-ink-700">{text}</p>
      </div>
    </div>
  );
}
