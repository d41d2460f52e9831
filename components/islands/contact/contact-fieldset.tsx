import { type ContactFieldDefinition, contactFields, type ServiceChoice } from '@/lib/contact/contact-fields';
import type { ContactErrors } from './contact-engine';
import { ContactField, type Control } from './contact-field';
import type { ContactWords } from './contact-words';

type Props = { words: ContactWords; errors: ContactErrors; service: ServiceChoice | '' };

const inputTypes = {
  line: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;

/** Every field of the form. The browser keeps their values, so that nothing typed before the script came is lost. */
export function ContactFieldset({ words, errors, service }: Props) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {contactFields.map((field) => (
        <ContactField
          key={field.name}
          name={field.name}
          isWide={field.kind === 'text'}
          label={words.fields[field.name]}
          {...(field.required ? {} : { optional: words.optional })}
          error={errors[field.name]}
        >
          {(control) => controlOf(field, control, words, service)}
        </ContactField>
      ))}
    </div>
  );
}

function controlOf(field: ContactFieldDefinition, control: Control, words: ContactWords, service: string) {
  if (field.kind === 'choice')
    return (
      <select {...control} defaultValue={service}>
        <option value="">{words.noService}</option>
        {field.options.map((choice) => (
          <option key={choice} value={choice}>
            {words.services[choice]}
          </option>
        ))}
      </select>
    );
  const { kind, maxLength, autoComplete } = field;
  if (kind === 'text') return <textarea {...control} rows={5} maxLength={maxLength} />;
  return <input {...control} {...inputTypes[kind]} autoComplete={autoComplete} maxLength={maxLength} />;
}
