import type { ReactNode } from 'react';
import { GoLink } from '@/components/ui/go-link';

type Props = { title: string; text: string; link: { href: string; label: string }; aside: ReactNode };

/** What stands in place of nearby cities where a province has only one. */
export function RemoteMessage({ title, text, link, aside }: Props) {
  return (
    <section className="section" aria-labelledby="remote">
      <div className="wrap grid-12 items-end">
        <div className="col-span-7">
          <h2 id="remote" className="max-w-[12.42em] text-section">
            {title}
          </h2>
          <p className="lead mt-5 max-w-[33.6em]">{text}</p>
          <GoLink href={link.href} className="mt-6">
            {link.label}
          </GoLink>
        </div>
        <div className="col-span-5 max-lg:mt-8 lg:pl-8">{aside}</div>
      </div>
    </section>
  );
}
