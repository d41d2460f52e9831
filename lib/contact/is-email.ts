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
 * Takes an address out of what it was copied with: invisible characters, `mailto:`, `Zoë <…>`, a label such as `E-mail:`, quotes,
 * brackets, and punctuation around it. Text that holds no address that way, or more than one, only loses its invisible characters.
 */
export function unwrapEmail(text: string): string {
  const token = cleanToken(text);
  // Full-width letters and signs, as some keyboards write them, become ASCII.
  const plain = decodePercent(token.normalize('NFKC').replace(/\?[^\s<>)\]]*/, ''));
  const parts = plain.split(/[\s<>()[\]"“”„«»:;,\\]+/).filter((part) => part.includes('@'));
  const [address = '', ...others] = new Set(parts.map(withoutPunctuation));
  const before = plain.slice(0, plain.indexOf(address)).trimEnd();
  const after = plain.slice(plain.lastIndexOf(address) + address.length);
  const isOnlyOne = isEmail(address) && others.length === 0;
  return isOnlyOne && beforeAddress.test(before) && afterAddress.test(after) ? address : token;
}

/** No words, or words that a sign sets apart: a blank alone may be a slip inside an address. */
const beforeAddress = /^[^\p{L}\p{M}\p{N}]*$|[<([:/"”»]$/u;
/** No words, unless in brackets. */
const afterAddress = /^[^\p{L}\p{M}\p{N}_]*$|^[\s"”»>\]]*[<([]/u;

/** Decodes `%20` and the like, which addresses copied from links have. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes signs that quote, emphasize or end a text. */
function withoutPunctuation(text: string): string {
  const isPunctuation = (character = '') => "'‘’‹›.!*`/{}|…。、–—".includes(character);
  let start = 0;
  let end = text.length;
  while (start < end && isPunctuation(text[start])) start += 1;
  while (end > start && isPunctuation(text[end - 1])) end -= 1;
  return text.slice(start, end);
}
