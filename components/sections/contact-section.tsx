import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/ui/phone-link';

type Link = { href: string; label: string };
type List = { title: string; items: readonly (Link | { label: string; text: string })[] };
type Props = {
  title: string;
  address: {
    title: string;
    lines: readonly string[];
    email: string;
    hours: string;
    phone: { number: string; dial: string; desk?: string };
  };
  next: { title: string; steps: readonly string[]; more?: Link };
  /** Below the steps: free offers, links. */
  lists: readonly List[];
  /** The message form. */
  children: ReactNode;
};

/** The message form, and beside it where we are, what happens next and where to go on. */
export function ContactSection({ title, address, next, lists, children }: Props) {
  return (
    <section className="section" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid-12">
        <div className="col-span-7">
          <h2 id="contact-title" className="text-h2">
            {title}
          </h2>
          <div className="mt-6">{children}</div>
        </div>
        <div className="col-span-5 grid content-start gap-8 max-lg:mt-8 lg:pl-14">
          <div>
            <h3 className="text-h3">{address.title}</h3>
            <address className="mt-3 not-italic leading-relaxed">
              {address.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p className="mt-3">
              <PhoneLink
                {...address.phone}
                className="inline-flex flex-wrap items-center gap-x-2.5 font-semibold text-xl"
              />
            </p>
            <p className="mt-2">
              <a className="link" href={`mailto:${address.email}`}>
                {address.email}
              </a>
            </p>
            <p className="mt-3 text-ink-700">{address.hours}</p>
          </div>
          <div>
            <h3 id="next" className="text-h3">
              {next.title}
            </h3>
            <ol className="ruled tight mt-3 list-inside list-decimal">
              {next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {next.more && (
              <p className="mt-4">
                <a className="link" href={next.more.href}>
                  {next.more.label}
                </a>
              </p>
            )}
          </div>
          {lists.length > 0 && (
            <div className="grid grid-cols-2 gap-8">
              {lists.map((list) => (
                <ContactList key={list.title} {...list} />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function ContactList({ title, items }: List) {
  return (
    <div className={items.some((item) => 'text' in item) ? 'col-span-2' : undefined}>
      <h3 className="font-sans font-semibold">{title}</h3>
      <ul className="mt-2">
        {items.map((item) =>
          'text' in item ? (
            <li key={item.label} className="py-1.5 text-ink-700">
              <b className="font-semibold text-ink-900">{item.label}</b> {item.text}
            </li>
          ) : (
            <li key={item.label}>
              <a className="link inline-block py-1 font-normal!" href={item.href}>
                {item.label}
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
