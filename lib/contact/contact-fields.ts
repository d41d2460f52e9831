/** What a visitor can ask about. The words are in `content/contact.yaml`; the choice may stay open, too. */
export const serviceChoices = ['managed-it', 'cybersecurity', 'ai-applications', 'other'] as const;

export type ServiceChoice = (typeof serviceChoices)[number];

type Named = {
  /** As the form, the JSON body, the words and the database call it. */
  name: string;
  /** Filled in, or the message is refused with the words that `content/contact.yaml` has for this field. */
  required?: true;
};
type Typed = Named & {
  /** A `text` may have line breaks, the others are one line. */
  kind: 'line' | 'email' | 'phone' | 'text';
  minLength?: number;
  /** Counted as a browser's `maxlength` counts. */
  maxLength: number;
  /** What browsers and password managers may fill in. */
  autoComplete?: string;
};
type Chosen = Named & { kind: 'choice'; options: readonly ServiceChoice[] };

const list = [
  {
    name: 'firstName',
    kind: 'line',
    required: true,
    minLength: 2,
    maxLength: 100,
    autoComplete: 'given-name',
  },
  {
    name: 'lastName',
    kind: 'line',
    required: true,
    minLength: 2,
    maxLength: 100,
    autoComplete: 'family-name',
  },
  { name: 'email', kind: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', maxLength: 40, autoComplete: 'tel' },
  { name: 'company', kind: 'line', maxLength: 200, autoComplete: 'organization' },
  { name: 'service', kind: 'choice', options: serviceChoices },
  { name: 'message', kind: 'text', maxLength: 5000 },
] as const satisfies readonly (Typed | Chosen)[];

type Listed = (typeof list)[number];

export type ContactField = Listed['name'];
/** What is asked of a field, whatever its name. */
export type ContactFieldRules = Typed | Chosen;
export type ContactFieldDefinition = ContactFieldRules & { name: ContactField };

/**
 * The fields of a contact message, in the order of the form. Schema, form, words, storage, mail, CSV and the list of
 * messages derive from this list: a new field is a new entry here, and its words.
 */
export const contactFields: readonly ContactFieldDefinition[] = list;

/** Their names, in the same order. */
export const contactFieldNames = list.map(({ name }) => name);

/** A value for each field, under the field's name. */
export function byContactField<T>(make: (field: ContactFieldDefinition) => T): Record<ContactField, T> {
  return Object.fromEntries(contactFields.map((field) => [field.name, make(field)])) as Record<
    ContactField,
    T
  >;
}

type OwnRule = Extract<Listed, { required: true } | { kind: 'choice' }>;

type Required = Extract<Listed, { required: true }>['name'];

/** What is said of a required field that was left empty. */
const emptyMistake = <Name extends Required>(name: Name) => `${name}Empty` as const;

/** What can be wrong with a message: words for the fields that have a rule of their own, and for any field. */
export const contactMistakes = [
  ...list
    .filter((field): field is Extract<Listed, { required: true }> => 'required' in field)
    .map(({ name }) => emptyMistake(name)),
  ...list
    .filter((field): field is OwnRule => 'required' in field || field.kind === 'choice')
    .map(({ name }) => name),
  'tooLong',
  'invalid',
  'unknown',
] as const;

/** The words of every mistake. `tooLong` names the most characters as `{max}`. */
export type ContactMistakeWords = Readonly<Record<(typeof contactMistakes)[number], string>>;

/** The ids that tie the form's parts together, and by which the server fills it in. */
export const contactIds = {
  field: (name: ContactField) => `contact-${name}` as const,
  /** Hidden and empty until the field has a mistake. */
  error: (name: ContactField) => `contact-${name}-error` as const,
  /** Hidden and empty until the message as a whole is refused. */
  formError: 'contact-form-error',
} as const;

/** A field that nobody sees. People leave it empty; programs that fill in every field don't. */
export const honeypotField = 'reference';

/** A hidden field that names the language of the page, for posts without script. */
export const languageField = 'language';
