import { SideHeaded } from '@/components/sections/side-headed';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { selectChallenges } from '@/lib/landing/select-challenges';

type Props = {
  language: Language;
  industry: LocalContent['industries'][number];
  /** Which of its challenges to show, counted from 1; undefined shows all. */
  numbers: readonly number[] | undefined;
};

/** The common challenges of an industry, each with our solution. */
export function ChallengeBlock({ language, industry, numbers }: Props) {
  const { landing } = contentIn(language).ui;
  return (
    <SideHeaded id="challenges" title={fill(landing.challenges, { industry: industry.inText })} ground="mist">
      <dl>
        {selectChallenges(industry, numbers).map(({ challenge, solution }) => (
          <div key={challenge} className="grid gap-x-8 border-line-300 border-t py-3 sm:grid-cols-2">
            <dt className="font-semibold">{challenge}</dt>
            <dd className="text-ink-700">
              <span className="sr-only">{labelled(language, landing.solutions)} </span>
              {solution}
            </dd>
          </div>
        ))}
      </dl>
    </SideHeaded>
  );
}
