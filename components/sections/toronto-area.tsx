import { SectionHead } from '@/components/ui/section-head';

type List = { title: string; items: readonly string[]; more: string };
type Props = {
  title: string;
  text: string;
  lists: readonly List[];
  /** A sentence on the postal codes. */
  note: string;
};

/** The Toronto area: ten each of its municipalities, neighbourhoods and business districts, and its postal codes. */
export function TorontoArea({ title, text, lists, note }: Props) {
  return (
    <section className="section bg-mist" aria-labelledby="toronto-area">
      <div className="wrap">
        <SectionHead id="toronto-area" title={title} lead={text} size="section" />
        <div className="grid gap-5 md:grid-cols-3">
          {lists.map((list) => (
            <div key={list.title}>
              <h3 className="font-sans font-semibold">{list.title}</h3>
              <ul className="in-line mt-1 text-ink-700 text-sm">
                {list.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p className="cap mt-1">{list.more}</p>
            </div>
          ))}
        </div>
        <p className="num mt-6 text-ink-700 text-sm">{note}</p>
      </div>
    </section>
  );
}
