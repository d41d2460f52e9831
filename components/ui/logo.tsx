import { logoShapes } from '@/lib/brand/logo-shapes';

type Props = { href: string; name: string; strong: string; light: string };

/** The logo, a link to the home page: a tree and the name in two weights. */
export function Logo({ href, name, strong, light }: Props) {
  return (
    <a className="logo" href={href} aria-label={name}>
      <svg viewBox="0 0 30 34" width="30" height="34" aria-hidden="true">
        <path fill="currentColor" d={logoShapes.tree} />
        <path fill={logoShapes.gold} d={logoShapes.needle} />
      </svg>
      <span>
        {strong} <em>{light}</em>
      </span>
    </a>
  );
}
