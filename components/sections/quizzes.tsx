import type { ReactNode } from 'react';
import { GoLink } from '@/components/ui/go-link';

type Props = {
  title: string;
  lead: string;
  /** Beside the free check: the way to the longer quiz. */
  teaser: { title: string; text: string; link: string };
  risk: { title: string; text: string };
  /** The free check. */
  check: ReactNode;
  /** The risk assessment. */
  assessment: ReactNode;
};

/** Both quizzes: the short one first, the longer one below it. */
export function Quizzes({ title, lead, teaser, risk, check, assessment }: Props) {
  return (
    <div className="section grid gap-24 bg-blue-100 lg:gap-32">
      <section className="wrap grid-12 items-start" id="cybersecurity-check" aria-labelledby="check-title">
        <div className="col-span-5 lg:sticky lg:top-28 lg:pr-8">
          <h2 id="check-title" className="max-w-[14ch] text-h2">
            {title}
          </h2>
          <p className="lead mt-5 max-w-[40ch]">{lead}</p>
          <div className="mt-10 border-blue-300 border-t pt-6 max-lg:hidden">
            <p className="font-display text-h3">{teaser.title}</p>
            <p className="mt-2 max-w-[40ch] text-ink-700">{teaser.text}</p>
            <GoLink href="#risk-assessment" className="mt-4">
              {teaser.link}
            </GoLink>
          </div>
        </div>
        <div className="col-span-7 max-lg:mt-8">{check}</div>
      </section>
      <section className="wrap grid-12 items-start" id="risk-assessment" aria-labelledby="risk-title">
        <div className="col-span-5 lg:sticky lg:top-28 lg:pr-8">
          <h2 id="risk-title" className="max-w-[14ch] text-h2">
            {risk.title}
          </h2>
          <p className="lead mt-5 max-w-[40ch]">{risk.text}</p>
        </div>
        <div className="col-span-7 max-lg:mt-8">{assessment}</div>
      </section>
    </div>
  );
}
