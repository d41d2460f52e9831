import type { ReactNode } from 'react';

type Props = { href: string; children: ReactNode; look?: 'primary' | 'quiet'; className?: string };

/** A link styled as a button. A section has at most one primary button. */
export function ButtonLink({ href, children, look = 'primary', className }: Props) {
  return (
    <a className={className ? `btn btn-${look} ${className}` : `btn btn-${look}`} href={href}>
      {children}
    </a>
  );
}
