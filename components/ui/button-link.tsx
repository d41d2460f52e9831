import type { ReactNode } from 'react';

type Props = { href: string; children: ReactNode; variant?: 'primary' | 'quiet'; className?: string };

/** A link styled as a button. A section has at most one primary button. */
export function ButtonLink({ href, children, variant = 'primary', className }: Props) {
  return (
    <a className={className ? `btn btn-${variant} ${className}` : `btn btn-${variant}`} href={href}>
      {children}
    </a>
  );
}
