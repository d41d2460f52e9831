import { RiskAssessment } from '@/components/islands/quiz/risk-assessment';
import { SecurityCheck } from '@/components/islands/quiz/security-check';
import { PhoneLink } from '@/components/ui/phone-link';
import { Unbroken } from '@/components/ui/unbroken';
import { contentIn } from '@/lib/content/content-in';
import { labelled } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { SafeIsland } from './safe-island';

const riskLinkTargets = ['services', 'case-studies', 'locations'] as const;

/** Both quizzes: the short check in a frame, the long assessment as its quieter neighbour. */
export function HomeQuizzes({ page }: { page: Page }) {
  const { language } = page;
  const { company, homePage, ui, services, securityCheck, riskAssessment } = contentIn(language);
  const { quizzes, riskLinks } = homePage;
  const phone = phoneOf(page);
  const contact = hrefOf(language, 'contact');
  const { startRisk, ...commonWords } = ui.quiz;
  const words = {
    ...commonWords,
    scoreLabel: labelled(language, ui.quiz.score),
    levelLabel: labelled(language, ui.quiz.level),
  };
  const supplies = {
    language,
    company: company.brand,
    phone,
    words: ui.fieldSheet,
    services: services.map(({ slug, name }) => ({ slug, name, href: hrefOf(language, 'service', slug) })),
  };
  return (
    <div className="section bg-blue-100">
      <div className="wrap quizzes">
        <section id="cybersecurity-check" className="neat" aria-labelledby="check-title">
          <h2 id="check-title" className="text-section">
            <Unbroken text={quizzes.title} />
          </h2>
          <SafeIsland page={page}>
            <SecurityCheck quiz={securityCheck} words={words} supplies={supplies} reportHref={contact} />
          </SafeIsland>
          <img
            src="/art/plate-cybersecurity-compliance-thumb.svg"
            alt=""
            width="540"
            height="540"
            loading="lazy"
          />
        </section>
        <section id="risk-assessment" aria-labelledby="risk-title">
          <h2 id="risk-title" className="text-h3">
            {quizzes.riskTitle}
          </h2>
          <SafeIsland page={page}>
            <RiskAssessment
              assessment={riskAssessment}
              words={{ ...words, start: startRisk }}
              supplies={supplies}
              reportHref={contact}
              links={riskLinks.map((link, index) => ({
                ...link,
                href: hrefOf(language, riskLinkTargets[index] ?? 'services'),
              }))}
            />
          </SafeIsland>
        </section>
      </div>
      {/* On phones and tablets, where the next number to call is far. */}
      <div className="wrap lg:hidden">
        <PhoneLink {...phone} className="btn btn-quiet mt-6 max-sm:w-full" />
      </div>
    </div>
  );
}
