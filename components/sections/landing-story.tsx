import { SideHeaded } from './side-headed';

type Props = { title: string; paragraphs: readonly string[] };

/** The body text of a landing page: the first paragraph large, the rest in columns. */
export function LandingStory({ title, paragraphs: [opening, ...others] }: Props) {
  return (
    <SideHeaded id="story" title={title}>
      <p className="opening">{opening}</p>
      <div className="columns">
        {others.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </SideHeaded>
  );
}
