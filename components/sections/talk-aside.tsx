import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  title: string;
  text: string;
  phone: { number: string; dial: string };
  contact: { href: string; label: string };
  /** On a phone and a tablet the head of the page leads to `contact`: only the number is said again. */
  hasWaysInHead?: boolean;
  /** A square picture beside the title. */
  thumb?: string;
  /** Lists below. */
  children?: ReactNode;
};

/** The sheet at the right of a page: the number to call, and what to know before calling. */
export function TalkAside({ title, text, phone, contact, hasWaysInHead = false, thumb, children }: Props) {
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
        className={`mt-3 w-full${hasWaysInHead ? ' max-lg:hidden' : ''}`}
      >
        {contact.label}
      </ButtonLink>
      {children}
    </aside>
  );
}
