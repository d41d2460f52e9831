import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = { href: string; children: ReactNode; className?: string };

/** A link with an arrow that moves on hover. */
export function GoLink({ href, children, className = '' }: Props) {
  return (
    <a className={`go ${className}`} href={href}>
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}
