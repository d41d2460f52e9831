import type { Opened } from '../answer-panel.ts';
import { words } from './words';

type Props = {
  texts: NonNullable<Opened['named']>;
  onOpen: (number: number) => void;
};

/** Texts with a former name, each with a box that says whether to replace it there, and those that now have the new one. */
export function FormerNames({ texts, onOpen }: Props) {
  return [...Map.groupBy(texts, ({ group }) => group)].map(([group, own]) => (
    <details key={group} open={group !== 'keywords'}>
      <summary>{`${words.former[group]} (${own.length})`}</summary>
      {own.map(({ number, language, before, name, after, label, problem }) => (
        <div key={number} className="choice">
          {group !== 'replaced' && (
            <input type="checkbox" value={number} defaultChecked={group !== 'unsure'} aria-label={name} />
          )}
          <button type="button" className="row" onClick={() => onOpen(number)}>
            <span lang={language}>
              {before}
              <b>{name}</b>
              {after}
            </span>
            <small lang="en">{problem ? words.field(problem) : label}</small>
          </button>
        </div>
      ))}
    </details>
  ));
}
