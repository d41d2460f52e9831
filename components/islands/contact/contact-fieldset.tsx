import {
  type ContactFieldDefinition,
  contactFields,
  contactIds,
  type ServiceChoice,
} from '@/lib/contact/contact-fields';
import type { ContactErrors } from './contact-engine';
import type { ContactWords } from './contact-words';

type Props = {
  words: ContactWords;
  errors: ContactErrors;
  service: ServiceChoice | '';
  /** Explains the preselected service. */
  note?: string | undefined;
};

const inputTypes = {
  line: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;

/** The required fields and the message. All other fields are collapsed. */
const mainFields = contactFields.filter(({ required, kind }) => required || kind === 'text');
const collapsedFields = contactFields.filter((field) => !mainFields.includes(field));

/** All fields of the form. They are uncontrolled: the browser keeps what was typed before hydration. */
export function ContactFieldset({ words, errors, service, note }: Props) {
  const renderFields = (fields: typeof contactFields) => (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      {fields.map((field) => (
        <Field key={field.name} {...{ field, words, service }} error={errors[field.name]} />
      ))}
    </div>
  );
  return (
    <>
      {renderFields(mainFields)}
      <details className="more" open={collapsedFields.some(({ name }) => errors[name]) || undefined}>
        <summary>
          <span>
            {words.more} <span className="opt">{words.optional}</span>
          </span>
        </summary>
        {note && <p className="mb-3 text-ink-700 text-sm">{note}</p>}
        {renderFields(collapsedFields)}
      </details>
    </>
  );
}

type FieldProps = {
  field: ContactFieldDefinition;
  words: ContactWords;
  service: string;
  error: string | undefined;
};

/**
 * Label, control and error message of a field.
 *
 * For visitors without script, the server writes values and messages into this markup. Its tests say what has to stay.
 */
function Field({ field, words, service, error }: FieldProps) {
  const { name, kind, required } = field;
  const errorId = contactIds.error(name);
  const label = words.fields[name];
  const attributes = {
    className: 'input',
    name,
    id: contactIds.field(name),
    required,
    'aria-describedby': error ? errorId : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div className={kind === 'line' || kind === 'phone' ? 'field' : 'field col-span-2'}>
      <label htmlFor={attributes.id}>
        {required ? `${label}*` : label}
        {!required && <span className="opt">{` ${words.optional}`}</span>}
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
        <textarea {...attributes} rows={4} maxLength={field.maxLength} />
      ) : (
        <input
          {...attributes}
          {...inputTypes[field.kind]}
          autoComplete={field.autoComplete}
          maxLength={field.maxLength}
        />
      )}
      <p className="err" id={errorId} hidden={!error}>
        {error}
      </p>
    </div>
  );
}
