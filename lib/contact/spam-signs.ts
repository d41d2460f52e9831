import { contactFields } from './contact-fields.ts';
import type { ContactMessage } from './contact-schema.ts';

/** How many addresses of the web a message holds, in any field that is free text. */
export function countLinks(message: ContactMessage): number {
  const isFree = ({ kind }: { kind: string }) => kind === 'line' || kind === 'text';
  const text = contactFields
    .filter(isFree)
    .map(({ name }) => message[name])
    .join('\n');
  return text.match(/https?:\/\/(?:www\.)?|\bwww\.|\[url\b/gi)?.length ?? 0;
}

/** Shorter texts, such as "Please call me back", are written by many people. */
const fewestLetters = 40;

/**
 * The letters of a text, by which the same text is known again however it is laid out, whatever numbers it holds;
 * undefined for a short one.
 */
export function comparableText({ message }: Pick<ContactMessage, 'message'>): string | undefined {
  const letters = message.toLowerCase().replace(/[^\p{L}]+/gu, '');
  return letters.length < fewestLetters ? undefined : letters;
}

/** Whether a domain, or one that it belongs to, is in a list. */
export function isDomainListed(domain: string, list: ReadonlySet<string>): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => list.has(labels.slice(index).join('.')));
}
