import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

type Props = { name: IconName; className?: string };

/** A decorative line icon in the text colour. Label it with text or an accessible name. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
