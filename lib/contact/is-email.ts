import { cleanToken } from './clean-text.ts';

const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = /^[a-z\d-]{1,63}$/;

/**
 * Whether a text is an email address, with an ASCII local part and an ASCII, Unicode or Punycode domain: `zoe@shop.example`,
 * `zoe@café.example`, `zoe@xn--caf-dma.example`.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = emailDomain(text)?.split('.') ?? [];
  return (
    at <= 64 &&
    text
      .slice(0, Math.max(at, 0))
      .split('.')
      .every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part) && !part.startsWith('-') && !part.endsWith('-')) &&
    !/^.$|^\d+$/.test(labels[labels.length - 1] ?? '')
  );
}

/** The domain of an address in lower-case Punycode; undefined when it is invalid. */
export function emailDomain(address: string): string | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (!domainCharacters.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * Takes an address out of what it was copied with: invisible characters, `mailto:`, `Zoë <…>`, quotes, brackets, and a full stop
 * or comma after it. Text that holds no address that way, or more than one, only loses its invisible characters.
 */
export function unwrapEmail(text: string): string {
  const token = cleanToken(text);
  const [, name = '', inner = token] = bracketed.exec(token) ?? [];
  const [bare = ''] = withoutPunctuation(inner)
    .replace(/^mailto:/i, '')
    .split('?', 1);
  const address = withoutPunctuation(bare);
  const isOnlyOne = !name.includes('@') || name.includes(address);
  return isEmail(address) && isOnlyOne ? address : token;
}

const bracketed = /^([^<>[\]()]*)[<[(]([^<>[\]()]*)[>\])][\s.,;]*$/;
const punctuation = '<>()[]"\'“”‘’«»‹›„.,;:!';

/** Removes white space, quotes, brackets and stops at both ends. */
function withoutPunctuation(text: string): string {
  const isPunctuation = (character = '') => /\s/.test(character) || punctuation.includes(character);
  let start = 0;
  let end = text.length;
  while (start < end && isPunctuation(text[start])) start += 1;
  while (end > start && isPunctuation(text[end - 1])) end -= 1;
  return text.slice(start, end);
}
