import type { ComponentProps } from 'react';
import { LinkCards } from './link-cards';

type Cards = ComponentProps<typeof LinkCards>['cards'];
type Props = {
  title: string;
  /** Three. */
  main: Cards;
  /** Four, on smaller cards. */
  others: Cards;
};

/** Cards that lead to further pages, the main ones first. */
export function FurtherPages({ title, main, others }: Props) {
  return (
    <section className="section bg-mist" aria-labelledby="further-pages">
      <div className="wrap grid gap-5">
        <h2 id="further-pages" className="mb-2 text-section">
          {title}
        </h2>
        <LinkCards cards={main} />
        <LinkCards columns={4} cards={others} />
      </div>
    </section>
  );
}
