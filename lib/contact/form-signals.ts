/** A header in which the form's script sends data besides the message. */
export const formSignalsHeader = 'x-form-signs';

export type FormSignals = {
  /** From `GET /api/contact/start`; undefined when that failed, or without JavaScript. */
  startToken: string | undefined;
  isHoneypotFilled: boolean;
};

export function writeFormSignals({ startToken = '', isHoneypotFilled }: FormSignals): string {
  return new URLSearchParams({ start: startToken, honeypot: isHoneypotFilled ? 'filled' : '' }).toString();
}

/** Parses any header value; what is missing is undefined or false. */
export function readFormSignals(header: unknown): FormSignals {
  const parameters = new URLSearchParams(typeof header === 'string' ? header : '');
  return {
    startToken: parameters.get('start') || undefined,
    isHoneypotFilled: Boolean(parameters.get('honeypot')),
  };
}
