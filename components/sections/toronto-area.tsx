import { SideHeaded } from './side-headed';

type List = { title: string; items: readonly string[]; more: string };
type Props = {
  title: string;
  text: string;
  lists: readonly List[];
  /** A sentence on the postal codes. */
  note: string;
  /** What the fold says that a phone has over all of them. */
  places: string;
};

/** The Toronto area: ten each of its municipalities, neighbourhoods and business districts, and its postal codes. */
export function TorontoArea({ title, text, lists, note, places }: Props) {
  return (
    <SideHeaded id="toronto-area" title={title} lead={text} ground="mist">
      <details className="more rest">
        <summary>{places}</summary>
        <div className="places">
          {lists.map((list) => (
            <div key={list.title}>
              <h3>{list.title}</h3>
              <ul className="in-line">
                {list.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p className="cap">{list.more}</p>
            </div>
          ))}
        </div>
        <p className="num mt-4 text-ink-700 text-sm">{note}</p>
      </details>
    </SideHeaded>
  );
}
