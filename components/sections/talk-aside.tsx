import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  text: string;
  phone: { number: string; dial: string };
  contact: { href: string; label: string };
  /** Lists below. */
  children?: ReactNode;
};

/** The sheet at the right of a page: the number to call, and what to know before calling. */
export function TalkAside({ title, text, phone, contact, children }: Props) {
  return (
    <aside className="aside self-start bg-white p-5" aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 text-ink-700">{text}</p>
      <PhoneLink {...phone} className="btn btn-primary mt-5 w-full" />
      <ButtonLink href={contact.href} look="quiet" className="mt-3 w-full">
        {contact.label}
      </ButtonLink>
      {children}
    </aside>
  );
}
