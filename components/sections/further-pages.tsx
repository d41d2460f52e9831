import type { ComponentProps } from 'react';
import { LinkCards } from './link-cards';

type Props = {
  title: string;
  /** Seven: the first is twice as wide, so that rows of two or four are full. */
  cards: ComponentProps<typeof LinkCards>['cards'];
};

/** Cards that lead to further pages. */
export function FurtherPages({ title, cards }: Props) {
  return (
    <section className="section bg-mist" aria-labelledby="further-pages">
      <div className="wrap">
        <h2 id="further-pages" className="mb-7 text-section">
          {title}
        </h2>
        <LinkCards columns={4} cards={cards} />
      </div>
    </section>
  );
}
