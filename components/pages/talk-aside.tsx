import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';

type Props = {
  page: Page;
  contact: { href: string; label: string };
  /** A square picture next to the title. */
  picture?: string;
  children: ReactNode;
};

/** A card in the right column: the phone number, a contact link, and facts worth knowing before a call. */
export function TalkAside({ page, contact, picture, children }: Props) {
  const { talkTitle, talkText } = contentIn(page.language).ui.service;
  return (
    <aside className="aside self-start bg-white p-5" aria-label={talkTitle}>
      <div className="flex items-center gap-4">
        {picture && (
          <img
            className="w-20 rounded-xs border border-line-300"
            src={picture}
            alt=""
            width="340"
            height="340"
            loading="lazy"
          />
        )}
        <h2 className="text-h3">{talkTitle}</h2>
      </div>
      <p className="mt-3 text-ink-700">{talkText}</p>
      <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-4 w-full" />
      <ButtonLink href={contact.href} variant="quiet" className="mt-3 w-full px-2">
        {contact.label}
      </ButtonLink>
      {children}
    </aside>
  );
}
