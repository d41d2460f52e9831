import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';

type Props = {
  title: string;
  paragraphs: readonly string[];
  picture: { src: string; small?: string | undefined; alt: string };
  /** What belongs to the story, such as an industry's bad days. */
  children?: ReactNode;
};

/** The page's own writing, with its one picture. */
export function LandingStory({ title, paragraphs, picture, children }: Props) {
  return (
    <section className="section border-line-200 border-t bg-mist" aria-labelledby="story">
      <div className="wrap grid-12 items-start">
        <div className="col-span-5 lg:pr-6">
          <h2 id="story" className="text-h2">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[60ch] text-ink-700">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="col-span-7 max-lg:mt-10 lg:sticky lg:top-28">
          <Picture
            className="w-full rounded-md border border-line-300"
            src={picture.src}
            {...(picture.small ? { small: picture.small } : {})}
            smallBelow="48rem"
            alt={picture.alt}
            width={960}
            height={600}
          />
        </div>
      </div>
      {children && <div className="wrap mt-16 lg:mt-20">{children}</div>}
    </section>
  );
}
