import { SideHeaded } from './side-headed';

type Props = { title: string; paragraphs: readonly string[] };

/** The page's own writing: the first paragraph large, the others in columns below it. */
export function Reading({ title, paragraphs: [opening, ...others] }: Props) {
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
