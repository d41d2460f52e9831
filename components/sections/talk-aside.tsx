import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  text: string;
  phone: { number: string; dial: string };
  contact: { href: string; label: string };
  /** A picture above and lists below. */
  top?: ReactNode;
  children?: ReactNode;
};

/** The sheet at the right of a page: the number to call, and what to know before calling. */
export function TalkAside({ title, text, phone, contact, top, children }: Props) {
  return (
    <aside className="aside self-start bg-white lg:sticky lg:top-28" aria-label={title}>
      {top}
      <div className="p-7">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 text-ink-700">{text}</p>
        <PhoneLink {...phone} className="btn btn-primary mt-6 w-full" />
        <ButtonLink href={contact.href} look="quiet" className="mt-3 w-full">
          {contact.label}
        </ButtonLink>
        {children}
      </div>
    </aside>
  );
}
