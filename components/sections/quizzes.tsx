import type { ReactNode } from 'react';

type Head = { title: string; lead: string };
type Props = Head & {
  risk: Head;
  /** The free check. */
  check: ReactNode;
  /** The risk assessment. */
  assessment: ReactNode;
};

/** Both quizzes, beside each other where there is room: the short one first. */
export function Quizzes({ title, lead, risk, check, assessment }: Props) {
  return (
    <div className="section bg-blue-100">
      <div className="wrap quizzes grid gap-x-8 gap-y-14 lg:grid-cols-2">
        <section id="cybersecurity-check" className="flex flex-col" aria-labelledby="check-title">
          {head('check-title', { title, lead })}
          {check}
        </section>
        <section id="risk-assessment" className="flex flex-col" aria-labelledby="risk-title">
          {head('risk-title', risk)}
          {assessment}
        </section>
      </div>
    </div>
  );
}

function head(id: string, { title, lead }: Head): ReactNode {
  return (
    <>
      <h2 id={id} className="max-w-[8.69em] text-h2">
        {title}
      </h2>
      <p className="lead mt-3 mb-6 max-w-[24em]">{lead}</p>
    </>
  );
}
