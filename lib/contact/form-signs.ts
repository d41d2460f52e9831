/** Sent by the page's script: what a post has to say besides the fields of the message. */
export const formSignsHeader = 'x-form-signs';

export type FormSigns = {
  /** From `GET /api/contact/start`; undefined where that did not answer, or without script. */
  startToken: string | undefined;
  isHoneypotFilled: boolean;
};

export function writeFormSigns({ startToken = '', isHoneypotFilled }: FormSigns): string {
  return new URLSearchParams({ start: startToken, honeypot: isHoneypotFilled ? 'filled' : '' }).toString();
}

/** Whatever the header says: what it leaves out is not known, or not so. */
export function readFormSigns(header: unknown): FormSigns {
  const signs = new URLSearchParams(typeof header === 'string' ? header : '');
  return { startToken: signs.get('start') || undefined, isHoneypotFilled: Boolean(signs.get('honeypot')) };
}
