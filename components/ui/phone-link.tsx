import { Icon } from './icon';

type Props = {
  /** The displayed number: `1-800-555-0142`. */
  number: string;
  /** The number to dial: `+18005550142`. */
  dial: string;
  className?: string;
};

export function PhoneLink({ number, dial, className = '' }: Props) {
  return (
    <a className={`num ${className}`} href={`tel:${dial}`}>
      <Icon name="phone" />
      {number}
    </a>
  );
}
