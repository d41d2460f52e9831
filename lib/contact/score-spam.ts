/** Why a message looks like spam. Each has its words in `content/mail.yaml`. */
export const spamReasons = ['honeypot', 'tooFast', 'links', 'sameText', 'throwAwayAddress'] as const;

export type SpamReason = (typeof spamReasons)[number];

/** What is known about a message and about the way it came. */
export type SpamSigns = {
  /** The field that nobody sees was filled in. */
  isHoneypotFilled: boolean;
  /** From the first focus on a field until the message arrived; undefined where nobody can tell. */
  secondsToWrite: number | undefined;
  links: number;
  /** Earlier messages with the same text, from anyone. More than `mostSameTexts` change nothing. */
  sameTexts: number;
  /** The address is of a domain that gives out addresses for a few minutes. */
  isThrowAwayAddress: boolean;
};

export type SpamVerdict = {
  /** From 0 to 100. */
  score: number;
  /** In the order of `spamReasons`. */
  reasons: readonly SpamReason[];
};

/** The score from which a message is marked. */
const threshold = 50;

/** From so many on, the same text adds no more points. */
export const mostSameTexts = 2;

/** Nobody reads the form and writes in it faster; a password manager and a pasted text come close. */
const fastestWriter = 3;

/**
 * Adds up how much a message looks like spam. It is a guess, so it never refuses a message: see `isMarked`.
 *
 * Only the hidden field, a text that came three times or three links mark a message by themselves. One link, a fast
 * writer or a throw-away address happen to honest visitors, too, and mark it only together.
 */
export function scoreSpam(signs: SpamSigns): SpamVerdict {
  const points: Record<SpamReason, number> = {
    honeypot: signs.isHoneypotFilled ? 60 : 0,
    tooFast: (signs.secondsToWrite ?? fastestWriter) < fastestWriter ? 40 : 0,
    links: Math.min(signs.links * 20, 60),
    sameText: Math.min(signs.sameTexts, mostSameTexts) * 30,
    throwAwayAddress: signs.isThrowAwayAddress ? 30 : 0,
  };
  const reasons = spamReasons.filter((reason) => points[reason] > 0);
  const total = reasons.reduce((sum, reason) => sum + points[reason], 0);
  return { score: Math.min(total, 100), reasons };
}

/** Whether a message is marked as spam, or held back, as `SPAM_ACTION` says. */
export function isMarked({ score }: SpamVerdict): boolean {
  return score >= threshold;
}
