/**
 * The number that a message goes by in mails and on the phone: the first eight digits of its id, in capitals. In the
 * list of messages it is the beginning of the id.
 */
export function referenceOf(messageId: string): string {
  return messageId.slice(0, 8).toUpperCase();
}
