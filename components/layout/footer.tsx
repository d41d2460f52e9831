import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { yearAttributes } from '@/lib/hydration/contract';
import type { NavLink } from './nav-link';

type Column = { title: string; links: readonly NavLink[] };
type Props = {
  brand: { href: string; name: string; strong: string; light: string };
  blurb: {
    text: string;
    parent: NavLink;
    phone: { number: string; dial: string };
    social: readonly NavLink[];
  };
  columns: readonly Column[];
  /** `{year}` stands for the current year. */
  copyright: string;
  legal: readonly NavLink[];
  /** Buttons after the legal links. */
  tools?: ReactNode;
};

/** The footer: company, columns of links, copyright and legal links. */
export function Footer({ brand, blurb, columns, copyright, legal, tools }: Props) {
  const [beforeYear, afterYear] = copyright.split('{year}');
  return (
    <footer className="ftr on-night">
      <div className="wrap py-10 lg:pt-16">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-8 sm:grid-cols-3 lg:grid-cols-[1fr_repeat(3,auto)] lg:gap-x-12 xl:gap-x-20">
          <div className="col-span-full lg:col-auto">
            <a className="logo" href={brand.href} aria-label={brand.name}>
              <Logo strong={brand.strong} light={brand.light} />
            </a>
            <p className="mt-5 max-w-[22.8em]">{blurb.text}</p>
            <p className="mt-2">
              <a className="link" href={blurb.parent.href}>
                {blurb.parent.label}
              </a>
            </p>
            <p className="mt-5">
              <a className="font-display font-semibold text-2xl text-white" href={`tel:${blurb.phone.dial}`}>
                {blurb.phone.number}
              </a>
            </p>
            {linkList(blurb.social, 'mt-5 flex flex-wrap gap-x-6')}
          </div>
          {columns.map(({ title, links }, index) => (
            <div key={title} className={index === columns.length - 1 ? 'max-sm:col-span-full' : undefined}>
              <h2>{title}</h2>
              {linkList(
                links,
                index === columns.length - 1 ? 'max-sm:columns-[2_7rem] max-sm:gap-x-8' : undefined,
              )}
            </div>
          ))}
        </div>
        <div className="cap mt-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-night-800 border-t pt-6">
          <p>
            {beforeYear}
            <span {...yearAttributes} suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>
            {afterYear}
          </p>
          {linkList(legal, 'flex flex-wrap gap-x-4 sm:gap-x-6', tools)}
        </div>
      </div>
    </footer>
  );
}

function linkList(links: readonly NavLink[], className?: string, tools?: ReactNode): ReactNode {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {tools && <li>{tools}</li>}
    </ul>
  );
}
