import { useLazyModule } from '@/components/islands/hydration/use-lazy-module';
import type { Wall } from '@/lib/quiz/build-walls';
import type { SheetWords } from '@/lib/quiz/sheet-words';

type Props = { walls: readonly Wall[]; words: SheetWords; current: number };

const loadPlan = () => import('./citadel-plan').then((part) => part.CitadelPlan);

/** The citadel beside the questions, as far as it is built. Its place is kept while its code comes; without it, nothing is missed. */
export function QuizPlan({ walls, words, current }: Props) {
  const { part: Plan } = useLazyModule(true, loadPlan);
  return (
    <div className="quiz-plan">{Plan && <Plan walls={walls} words={words} current={current} isSmall />}</div>
  );
}
