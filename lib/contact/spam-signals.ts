import { contactFields } from './contact-fields.ts';
import type { ContactMessage } from './contact-schema.ts';

/** Counts the links in the free-text fields of a message. */
export function countLinks(message: ContactMessage): number {
  const isFreeText = ({ kind }: { kind: string }) => kind === 'line' || kind === 'text';
  const text = contactFields
    .filter(isFreeText)
    .map(({ name }) => message[name])
    .join('\n');
  return text.match(/https?:\/\/(?:www\.)?|\bwww\.|\[url\b/gi)?.length ?? 0;
}

/** Many people write shorter texts such as "Please call me back". */
const minLetters = 40;

/** The letters of a message, for finding duplicates despite other layout or numbers; undefined for a short message. */
export function normalizedText({ message }: Pick<ContactMessage, 'message'>): string | undefined {
  const letters = message.toLowerCase().replace(/[^\p{L}]+/gu, '');
  return letters.length < minLetters ? undefined : letters;
}

/** Whether a domain or one of its parent domains is in a list. */
export function isDomainListed(domain: string, list: ReadonlySet<string>): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => list.has(labels.slice(index).join('.')));
}
