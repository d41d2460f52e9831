import { SideHeaded } from './side-headed';

type Props = { title: string; paragraphs: readonly string[] };

/** The body text of a landing page: the first paragraph large, the rest in columns. */
export function LandingStory({ title, paragraphs: [opening, ...others] }: Props) {
  return (
    <SideHeaded id="story" title={title}>
      <p className="mb-5 text-[clamp(1.0625rem,0.85rem+1.1vw,1.5rem)] leading-normal">{opening}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-3">
        {others.map((paragraph) => (
          <p key={paragraph} className="text-ink-700">
            {paragraph}
          </p>
        ))}
      </div>
    </SideHeaded>
  );
}
