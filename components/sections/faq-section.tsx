import type { ReactNode } from 'react';
import { GoLink } from '@/components/ui/go-link';

type Props = {
  /** Heading, filter, questions, and a person to ask. */
  children: ReactNode;
  links: readonly { href: string; label: string }[];
};

/** The questions, and below them three ways on. */
export function FaqSection({ children, links }: Props) {
  return (
    <section className="section" id="faq" aria-labelledby="faq-title">
      <div className="wrap">
        {children}
        <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
          {links.map(({ href, label }) => (
            <GoLink key={href} href={href}>
              {label}
            </GoLink>
          ))}
        </p>
      </div>
    </section>
  );
}
