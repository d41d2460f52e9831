import type { ReactNode } from 'react';

type Props = {
  /** The id of the heading, which labels the form. */
  id: string;
  title: string;
  text: string;
  /** The contact form. */
  children: ReactNode;
};

/** The end of a landing page: the form for asking for the free assessment. */
export function LandingContact({ id, title, text, children }: Props) {
  return (
    <section className="section bg-blue-100" id="contact" aria-labelledby={id}>
      <div className="wrap grid-12">
        <div className="col-span-4">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          <p className="lead mt-4">{text}</p>
        </div>
        <div className="ask-card col-span-8 max-lg:mt-5">{children}</div>
      </div>
    </section>
  );
}
