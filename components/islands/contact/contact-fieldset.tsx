import { type ContactFieldDefinition, contactFields, type ServiceChoice } from '@/lib/contact/contact-fields';
import type { ContactErrors } from './contact-engine';
import { ContactField, type Control } from './contact-field';
import type { ContactWords } from './contact-words';

type Props = {
  words: ContactWords;
  errors: ContactErrors;
  service: ServiceChoice | '';
  /** About the service that is chosen already. */
  note?: string | undefined;
};

const inputTypes = {
  line: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;

/** What is always asked: who you are, and what it is about. The other fields are folded away below. */
const asked = contactFields.filter(({ required, kind }) => required || kind === 'text');
const folded = contactFields.filter((field) => !asked.includes(field));

/** Every field of the form. The browser keeps their values, so that nothing typed before the script came is lost. */
export function ContactFieldset({ words, errors, service, note }: Props) {
  const fields = (list: typeof contactFields) => (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      {list.map((field) => (
        <ContactField
          key={field.name}
          name={field.name}
          isWide={field.kind !== 'line' && field.kind !== 'phone'}
          label={words.fields[field.name]}
          {...(field.required ? {} : { optional: words.optional })}
          error={errors[field.name]}
        >
          {(control) => controlOf(field, control, words, service)}
        </ContactField>
      ))}
    </div>
  );
  return (
    <>
      {fields(asked)}
      <details className="more" open={folded.some(({ name }) => errors[name]) || undefined}>
        <summary>
          <span>
            {words.more} <span className="opt">{words.optional}</span>
          </span>
        </summary>
        {note && <p className="mb-3 text-ink-700 text-sm">{note}</p>}
        {fields(folded)}
      </details>
    </>
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
  if (kind === 'text') return <textarea {...control} rows={4} maxLength={maxLength} />;
  return <input {...control} {...inputTypes[kind]} autoComplete={autoComplete} maxLength={maxLength} />;
}
