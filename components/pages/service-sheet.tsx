import { SplitSheet } from '@/components/sections/split-sheet';
import { Ticks } from '@/components/ui/ticks';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

type Props = { language: Language; service: { benefits: readonly string[]; features: readonly string[] } };

/** What a service brings and what it holds, on its landing pages. */
export function ServiceSheet({ language, service }: Props) {
  const { landing } = contentIn(language).ui;
  return (
    <SplitSheet
      first="water"
      water={{
        id: 'benefits',
        title: landing.benefits,
        children: <Ticks items={service.benefits} className="gap-x-8 sm:grid-cols-2" />,
      }}
      night={{ id: 'features', title: landing.features, children: <Ticks items={service.features} /> }}
    />
  );
}
