/** The options of the optional service field; their labels are in `content/contact.yaml`. */
export const serviceChoices = ['managed-it', 'cybersecurity', 'ai-applications', 'other'] as const;

export type ServiceChoice = (typeof serviceChoices)[number];

type FieldBase = {
  /** The name in the form, the JSON body, the words and the database. */
  name: string;
  required?: true;
};
type TextField = FieldBase & {
  /** Only a `text` may contain line breaks. */
  kind: 'line' | 'email' | 'phone' | 'text';
  /** In characters as people count them. */
  minLength?: number;
  /** In UTF-16 code units, as the database stores them. */
  maxLength: number;
  /** The `autocomplete` attribute. */
  autoComplete?: string;
};
type ChoiceField = FieldBase & { kind: 'choice'; options: readonly ServiceChoice[] };

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
] as const satisfies readonly ContactFieldRules[];

type Listed = (typeof list)[number];

export type ContactField = Listed['name'];
/** A field with any name. */
export type ContactFieldRules = TextField | ChoiceField;
export type ContactFieldDefinition = ContactFieldRules & { name: ContactField };

/**
 * The fields of a contact message, in the order of the form. Schema, form, words, storage, mail, CSV and the message list
 * derive from them: a new field takes an entry here and its words in `content`.
 */
export const contactFields: readonly ContactFieldDefinition[] = list;

export const contactFieldNames = list.map(({ name }) => name);

/** One value per field, keyed by field name. */
export function byContactField<T>(make: (field: ContactFieldDefinition) => T): Record<ContactField, T> {
  return Object.fromEntries(contactFields.map((field) => [field.name, make(field)])) as Record<
    ContactField,
    T
  >;
}

type FieldWithMessage = Extract<Listed, { required: true } | { kind: 'choice' }>;

/** The keys of the error messages: of each field that can be invalid, and of any field. */
export const contactMistakes = [
  ...list
    .filter((field): field is FieldWithMessage => 'required' in field || field.kind === 'choice')
    .map(({ name }) => name),
  'tooLong',
  'invalid',
  'unknown',
] as const;

/** The error messages by key; `tooLong` has the placeholders `{max}` and `{count}`. */
export type ContactMistakeWords = Readonly<Record<(typeof contactMistakes)[number], string>>;

/** The element ids of the form, which the server also uses to fill it in. */
export const contactIds = {
  field: (name: ContactField) => `contact-${name}` as const,
  hint: (name: ContactField) => `contact-${name}-hint` as const,
  /** Hidden and empty unless the field is invalid. */
  error: (name: ContactField) => `contact-${name}-error` as const,
  /** Hidden and empty unless the message is rejected as a whole. */
  formError: 'contact-form-error',
} as const;

/** A hidden field that only bots fill in. */
export const honeypotField = 'reference';

/** A hidden field with the language of the page, for posts by the browser. */
export const languageField = 'language';

/** A hidden field with the seconds since the first touch; empty without JavaScript. */
export const secondsField = 'seconds';
