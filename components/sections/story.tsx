import { Figure } from '@/components/ui/figure';
import { Picture } from '@/components/ui/picture';

type Props = {
  picture: { src: string; small: string; alt: string };
  paragraphs: readonly string[];
  highlights: readonly { value: string; title: string; text: string }[];
};

/** The company's story next to its growth rings, and four highlights below. */
export function Story({ picture, paragraphs: [opening, ...others], highlights }: Props) {
  return (
    <div className="section">
      <div className="wrap grid-12 items-center">
        <div className="col-span-5 max-w-60 max-lg:mx-auto max-lg:mb-6 md:max-lg:float-right md:max-lg:ml-8 md:max-lg:w-[38%] lg:max-w-none">
          <Picture
            {...picture}
            smallBelow="64rem"
            smallHeight={960}
            width={880}
            height={720}
            className="w-full"
          />
        </div>
        <div className="col-span-6 col-start-7">
          <p className="flow-root font-display text-opening">{opening}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-4 flow-root max-w-[37.2em] text-ink-700">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <dl className="wrap stats mt-[clamp(2rem,1rem+4vw,4.5rem)] gap-4 lg:grid-cols-4">
        {highlights.map(({ value, title, text }) => (
          <div key={title}>
            <dt>
              <b className="block text-ink-900">{title}</b>
              {text}
            </dt>
            <dd className="text-[clamp(1.375rem,min(6.9vw,1.3rem+1.6vw),2.5rem)]">
              <Figure text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
