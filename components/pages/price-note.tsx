import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

type Props = {
  language: Language;
  /** How the page's service is billed; without it, how each service is. */
  billing?: string | undefined;
};

/** How a price is set, and when it comes in writing; for pages without a section about the price. */
export function PriceNote({ language, billing }: Props) {
  const { price, billing: ofAll, quote } = contentIn(language).ui.landing;
  return (
    <p className="mt-6">
      <b>{price}</b> {billing ?? ofAll} {quote}
    </p>
  );
}
