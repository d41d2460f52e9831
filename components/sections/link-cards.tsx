import { Icon } from '@/components/ui/icon';

type Card = { href: string; title: string; text: string };
type Props = {
  /** Three in a row, or four where they are many: then the first is twice as wide. */
  columns?: 3 | 4;
  /** The level of the titles. */
  heading?: 'h2' | 'h3';
  cards: readonly Card[];
};

/** Links to further pages, each a card with a title and a sentence. */
export function LinkCards({ columns = 3, heading: Heading = 'h3', cards }: Props) {
  return (
    <ul
      className={`grid md:gap-5 ${columns === 4 ? 'md:grid-cols-2 md:*:first:col-span-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {cards.map(({ href, title, text }) => (
        <li key={href} className="link-card">
          <Heading>
            <a className="card-link" href={href}>
              {title}
            </a>
          </Heading>
          <Icon name="arrow-right" />
          <p className="col-span-full">{text}</p>
        </li>
      ))}
    </ul>
  );
}
