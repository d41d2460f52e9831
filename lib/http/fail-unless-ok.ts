/**
 * Lets an OK answer pass.
 *
 * @throws Error reading `status: body`, or `status: status text` where the body is empty, for any other answer.
 */
export async function failUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text = (await response.text()) || response.statusText;
  throw new Error(`${response.status}: ${text}`);
}
