import { Icon } from './icon';

type Props = {
  /** The displayed number: `1-800-555-0142`. */
  number: string;
  /** The number to dial: `+18005550142`. */
  dial: string;
  /** Who answers, shown before the number. */
  desk?: string | undefined;
  className?: string;
};

export function PhoneLink({ number, dial, desk, className = '' }: Props) {
  return (
    <a className={`num ${className}`} href={`tel:${dial}`}>
      <Icon name="phone" />
      {desk && <span className="font-normal">{desk}</span>}
      {number}
    </a>
  );
}
