/**
 * Returns the reference number that mails and phone calls use for a message: the first eight digits of its id, in
 * capitals.
 */
export function referenceOf(messageId: string): string {
  return messageId.slice(0, 8).toUpperCase();
}
