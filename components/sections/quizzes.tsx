import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  riskTitle: string;
  check: ReactNode;
  assessment: ReactNode;
  /** Without lettering, next to the intro of the check. */
  picture: string;
  /** On phones and tablets below the quizzes, where the next number to call is far. */
  phone: { number: string; dial: string };
};

/** Both quizzes: the short check in a frame, the long assessment as its quieter neighbour. */
export function Quizzes({ title, riskTitle, check, assessment, picture, phone }: Props) {
  return (
    <div className="section bg-blue-100">
      <div className="wrap quizzes">
        <section id="cybersecurity-check" className="neat" aria-labelledby="check-title">
          <h2 id="check-title" className="text-section">
            {title}
          </h2>
          {check}
          <img src={picture} alt="" width="540" height="540" loading="lazy" />
        </section>
        <section id="risk-assessment" aria-labelledby="risk-title">
          <h2 id="risk-title" className="text-h3">
            {riskTitle}
          </h2>
          {assessment}
        </section>
      </div>
      <div className="wrap lg:hidden">
        <PhoneLink {...phone} className="btn btn-primary mt-6 max-sm:w-full" />
      </div>
    </div>
  );
}
