import { Figure } from '@/components/ui/figure';
import { SectionHead } from '@/components/ui/section-head';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

const statistics = ['years', 'clients', 'response', 'uptime'] as const;

/** Why to trust the company: four figures on a ruler, three pillars. */
export function HomeTrust({ language }: { language: Language }) {
  const { homePage, company } = contentIn(language);
  const { title, lead, statistics: labels, pillars } = homePage.trust;
  return (
    <section className="section" aria-labelledby="trust-title">
      <div className="wrap">
        <SectionHead id="trust-title" title={title} lead={lead} />
        <dl className="stats in-rows lg:grid-cols-4">
          {statistics.map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>
                <Figure text={company.homeFigures[name]} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="pillars border-line-300 border-t pt-5">
          {pillars.map((pillar) => (
            <div key={pillar.title}>
              <h3 className="text-h3">{pillar.title}</h3>
              <p className="mt-1 text-ink-700">{pillar.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
