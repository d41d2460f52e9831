import { Icon } from '@/components/ui/icon';

type Card = { href: string; title: string; text: string };
type Props = {
  /** Three in a row, or four where they are many. */
  columns?: 3 | 4;
  /** The level of the titles. */
  heading?: 'h2' | 'h3';
  cards: readonly Card[];
};

/** Links to further pages, each a card with a title and a sentence. */
export function LinkCards({ columns = 3, heading: Heading = 'h3', cards }: Props) {
  return (
    <ul className={`link-cards${columns === 4 ? ' in-fours' : ''}`}>
      {cards.map(({ href, title, text }) => (
        <li key={href} className="link-card">
          <Heading>
            <a className="card-link" href={href}>
              {title}
            </a>
          </Heading>
          <Icon name="arrow-right" />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
