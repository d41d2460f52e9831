import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import {
  type ContactFieldDefinition,
  contactFields,
  contactIds,
  type ServiceChoice,
} from '@/lib/contact/contact-fields';
import type { ContactValues } from './contact-engine';
import type { ContactWords } from './contact-words';

type Props = {
  words: ContactWords;
  register: UseFormRegister<ContactValues>;
  errors: FieldErrors<ContactValues>;
  service: ServiceChoice | '';
};

const inputTypes = {
  line: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;

/** All fields of the form, in order. They are uncontrolled: the browser keeps what was typed before hydration. */
export function ContactFieldset({ words, register, errors, service }: Props) {
  return (
    <div className="fields">
      {contactFields.map((field) => (
        <Field
          key={field.name}
          {...{ field, words, register, service }}
          error={errors[field.name]?.message}
        />
      ))}
    </div>
  );
}

type FieldProps = {
  field: ContactFieldDefinition;
  words: ContactWords;
  register: UseFormRegister<ContactValues>;
  service: string;
  error: string | undefined;
};

/**
 * Label, control, hint and error message of a field. No control limits its length, which would cut pasted text.
 *
 * For visitors without script, the server writes values and messages into this markup. Its tests say what has to stay.
 */
function Field({ field, words, register, service, error }: FieldProps) {
  const { name, kind, required } = field;
  const hint = words.hints[name];
  const [hintId, errorId] = [contactIds.hint(name), contactIds.error(name)];
  const descriptions = [...(hint ? [hintId] : []), ...(error ? [errorId] : [])];
  const attributes = {
    ...register(name),
    className: 'input',
    id: contactIds.field(name),
    required,
    'aria-describedby': descriptions.join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div className={kind === 'text' ? 'field col-span-full' : 'field'}>
      <label htmlFor={attributes.id}>
        {words.fields[name]}
        {required && '*'}
      </label>
      {field.kind === 'choice' ? (
        <select {...attributes} defaultValue={service}>
          <option value="">{words.noService}</option>
          {field.options.map((choice) => (
            <option key={choice} value={choice}>
              {words.services[choice]}
            </option>
          ))}
        </select>
      ) : field.kind === 'text' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input {...attributes} {...inputTypes[field.kind]} autoComplete={field.autoComplete} />
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <p className="err" id={errorId} hidden={!error}>
        {error}
      </p>
    </div>
  );
}
