/** A header of the post in which the form's script sends what is not part of the message. */
export const formSignalsHeader = 'form-signals';

export type FormSignals = {
  /** From the first touch of a field to the press on Send; undefined if unknown, as without JavaScript. */
  secondsToWrite: number | undefined;
  isHoneypotFilled: boolean;
};

export function writeFormSignals({ secondsToWrite, isHoneypotFilled }: FormSignals): string {
  const seconds = secondsToWrite === undefined ? '' : String(secondsToWrite);
  return new URLSearchParams({ seconds, honeypot: isHoneypotFilled ? 'filled' : '' }).toString();
}

/** Parses any header value; what is missing is undefined or false. */
export function readFormSignals(header: unknown): FormSignals {
  const parameters = new URLSearchParams(typeof header === 'string' ? header : '');
  return {
    secondsToWrite: readSeconds(parameters.get('seconds')),
    isHoneypotFilled: Boolean(parameters.get('honeypot')),
  };
}

/** Parses a number of seconds from a header or a hidden field. */
export function readSeconds(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
