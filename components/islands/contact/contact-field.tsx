import type { ReactNode } from 'react';
import type { ContactField as Name } from '@/lib/contact/contact-fields';
import { contactIds } from '@/lib/contact/contact-ids';

type Control = {
  readonly className: string;
  readonly name: Name;
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
  readonly suppressHydrationWarning: true;
};
type Props = {
  name: Name;
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
 * The server writes values and mistakes into this markup for visitors without script: hence the mistake as plain text,
 * and no complaint about what React did not write.
 */
export function ContactField({ name, label, optional, error, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={contactIds.field(name)}>
        {label}
        {optional ? <span className="opt"> {optional}</span> : '*'}
      </label>
      {children({
        className: 'input',
        name,
        id: contactIds.field(name),
        required: !optional,
        'aria-describedby': contactIds.error(name),
        'aria-invalid': error ? true : undefined,
        suppressHydrationWarning: true,
      })}
      <p className="err" id={contactIds.error(name)} hidden={!error} suppressHydrationWarning>
        {error ?? ''}
      </p>
    </div>
  );
}
