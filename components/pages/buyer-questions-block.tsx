import { QuestionList } from '@/components/sections/question-list';
import { SideHeaded } from '@/components/sections/side-headed';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

export const buyerQuestionsId = 'before-you-sign';

/** What a buyer asks before signing. A detail that the owner has not filled in is left out. */
export function BuyerQuestionsBlock({ language }: { language: Language }) {
  const { title, lead, questions } = contentIn(language).buyerQuestions;
  return (
    <SideHeaded id={buyerQuestionsId} title={title} lead={lead}>
      <QuestionList
        isFolded
        questions={questions.map(({ question, answer, detail }) => ({
          question,
          answer: detail ? `${answer} ${detail}` : answer,
        }))}
      />
    </SideHeaded>
  );
}
