import { Icon } from './icon';

type Props = {
  /** As people read it: `1-800-555-0142`. */
  number: string;
  /** As a phone dials it: `+18005550142`. */
  dial: string;
  /** Who answers, in front of the number. */
  desk?: string | undefined;
  className?: string;
};

/** The number, ready to be called. */
export function PhoneLink({ number, dial, desk, className = '' }: Props) {
  return (
    <a className={`num ${className}`} href={`tel:${dial}`}>
      <Icon name="phone" />
      {desk && <span className="font-normal">{desk}</span>}
      {number}
    </a>
  );
}
