import { PairTable } from '@/components/sections/pair-table';
import { SideHeaded } from '@/components/sections/side-headed';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { selectChallenges } from '@/lib/landing/select-challenges';

type Props = {
  language: Language;
  industry: LocalContent['industries'][number];
  /** The numbers of its challenges that the page leaves to it; without them all. */
  shown: readonly number[] | undefined;
};

/** What an industry struggles with everywhere, and our answer to each. */
export function ChallengeBlock({ language, industry, shown }: Props) {
  const { landing } = contentIn(language).ui;
  return (
    <SideHeaded id="challenges" title={landing.challenges} ground="mist">
      <PairTable
        label={labelled(language, landing.solutions)}
        rows={selectChallenges(industry, shown).map(({ challenge, solution }) => ({
          left: challenge,
          right: solution,
        }))}
      />
    </SideHeaded>
  );
}
