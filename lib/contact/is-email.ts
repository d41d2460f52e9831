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
    !/^.$|^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** The domain of an address in lower-case Punycode; undefined when it is invalid. */
export function emailDomain(address: string): string | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (!domainCharacters.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  return new URL(`http://${domain}`).hostname;
}
