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
    <section className="section border-line-200 border-t bg-mist" aria-labelledby="toronto-area">
      <div className="wrap">
        <h2 id="toronto-area" className="text-h2">
          {title}
        </h2>
        <p className="lead mt-4 max-w-[56ch]">{text}</p>
        <div className="mt-10 grid gap-8 sm:grid-cols-3">
          {lists.map((list) => (
            <div key={list.title}>
              <h3 className="font-sans font-semibold">{list.title}</h3>
              <ul className="ruled mt-3 gap-x-8 max-sm:columns-2">
                {list.items.map((item) => (
                  <li key={item} className="py-1.5!">
                    {item}
                  </li>
                ))}
              </ul>
              <p className="cap mt-2">{list.more}</p>
            </div>
          ))}
        </div>
        <p className="num mt-8 max-w-[72ch] text-ink-700">{note}</p>
      </div>
    </section>
  );
}
