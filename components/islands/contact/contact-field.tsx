import type { ReactNode } from 'react';
import { contactIds, type ContactField as Name } from '@/lib/contact/contact-fields';

export type Control = {
  readonly className: string;
  readonly name: Name;
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};
type Props = {
  name: Name;
  /** Takes the whole width of the form. */
  isWide: boolean;
  label: string;
  /** Stands behind the label of a field that may stay empty; a field without it must be filled in. */
  optional?: string;
  error: string | undefined;
  /** The control itself, given what ties it to its label and its mistake. */
  children: (control: Control) => ReactNode;
};

/**
 * A field of the contact form: label, control, and the place for its mistake.
 *
 * The server writes values and mistakes into this markup for visitors without script: its tests say what must stay.
 */
export function ContactField({ name, isWide, label, optional, error, children }: Props) {
  return (
    <div className={isWide ? 'field col-span-2' : 'field'}>
      <label htmlFor={contactIds.field(name)}>
        {optional ? label : `${label}*`}
        {optional && <span className="opt">{` ${optional}`}</span>}
      </label>
      {children({
        className: 'input',
        name,
        id: contactIds.field(name),
        required: !optional,
        'aria-describedby': error ? contactIds.error(name) : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <p className="err" id={contactIds.error(name)} hidden={!error}>
        {error}
      </p>
    </div>
  );
}
