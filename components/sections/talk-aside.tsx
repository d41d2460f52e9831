import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  text: string;
  phone: { number: string; dial: string };
  contact: { href: string; label: string };
  /** Set if the page head links to `contact` on phones and tablets: the link is hidden there. */
  hasActionsInHead?: boolean;
  /** A square picture next to the title. */
  thumb?: string;
  children?: ReactNode;
};

/** A card in the right column: the phone number, a contact link, and facts worth knowing before a call. */
export function TalkAside({ title, text, phone, contact, hasActionsInHead = false, thumb, children }: Props) {
  return (
    <aside className="aside self-start bg-white p-5" aria-label={title}>
      <div className="flex items-start gap-5">
        {thumb && (
          <img
            className="size-[84px] bg-blue-100"
            src={thumb}
            alt=""
            width="340"
            height="340"
            loading="lazy"
          />
        )}
        <div>
          <h2 className="text-h3">{title}</h2>
          <p className="mt-1 text-ink-700">{text}</p>
        </div>
      </div>
      <PhoneLink {...phone} className="btn btn-primary mt-5 w-full" />
      <ButtonLink
        href={contact.href}
        look="quiet"
        className={`mt-3 w-full${hasActionsInHead ? ' max-lg:hidden' : ''}`}
      >
        {contact.label}
      </ButtonLink>
      {children}
    </aside>
  );
}
