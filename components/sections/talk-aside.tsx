import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  text: string;
  phone: { number: string; dial: string };
  contact: { href: string; label: string };
  /** A square picture without lettering, of which the middle is shown. */
  picture?: string;
  children?: ReactNode;
};

/** A card in the right column: the phone number, a contact link, and facts worth knowing before a call. */
export function TalkAside({ title, text, phone, contact, picture, children }: Props) {
  return (
    <aside className="aside self-start bg-white" aria-label={title}>
      {picture && <img src={picture} alt="" width="340" height="340" loading="lazy" />}
      <div className="p-5">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1 text-ink-700">{text}</p>
        <PhoneLink {...phone} className="btn btn-primary mt-4 w-full" />
        <ButtonLink href={contact.href} look="quiet" className="mt-3 w-full">
          {contact.label}
        </ButtonLink>
        {children}
      </div>
    </aside>
  );
}
