import { Icon } from './icon';

type Props = {
  /** As people read it: `1-800-555-0142`. */
  number: string;
  /** As a phone dials it: `+18005550142`. */
  dial: string;
  className?: string;
};

/** The number, ready to be called. */
export function PhoneLink({ number, dial, className = '' }: Props) {
  return (
    <a className={`num ${className}`} href={`tel:${dial}`}>
      <Icon name="phone" />
      {number}
    </a>
  );
}
