const key = 'quiz-report';

/**
 * Carries a quiz's result to the contact form within this tab. Where the browser keeps nothing, nothing is carried:
 * the link to the form works all the same.
 */
export const reportHandover = {
  /** What it is kept under in the tab's storage. */
  key,

  leave(text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Storage is blocked or full: the visitor writes the message.
    }
  },

  /** What was left, once: it is gone from the browser afterwards. */
  take(): string | undefined {
    try {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return text ?? undefined;
    } catch {
      return undefined;
    }
  },
};
