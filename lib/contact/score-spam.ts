/** Reasons to suspect spam; their words are in `content/mail.yaml`. */
export const spamReasons = ['honeypot', 'tooFast', 'links', 'sameText', 'throwAwayAddress'] as const;

export type SpamReason = (typeof spamReasons)[number];

export type SpamSignals = {
  isHoneypotFilled: boolean;
  /** From the first focus on a field to the arrival of the message; undefined if unknown. */
  secondsToWrite: number | undefined;
  links: number;
  /** Earlier messages with the same text from any sender, counted up to `maxDuplicates`. */
  duplicates: number;
  isDisposableAddress: boolean;
};

export type SpamVerdict = {
  /** From 0 to 100. */
  score: number;
  /** In the order of `spamReasons`. */
  reasons: readonly SpamReason[];
};

/** The minimum score of likely spam. */
const threshold = 50;

/** Further duplicates add no points. */
export const maxDuplicates = 2;

/** Faster than a person with a password manager and a pasted text. */
const minSeconds = 3;

/**
 * Scores how likely a message is spam.
 *
 * The honeypot, the third copy of a text, or three links are each enough for `isLikelySpam`. A link, a fast writer or a
 * disposable address also occur with honest visitors and only count in combination.
 */
export function scoreSpam(signals: SpamSignals): SpamVerdict {
  const points: Record<SpamReason, number> = {
    honeypot: signals.isHoneypotFilled ? 60 : 0,
    tooFast: (signals.secondsToWrite ?? minSeconds) < minSeconds ? 40 : 0,
    links: Math.min(signals.links * 20, 60),
    sameText: Math.min(signals.duplicates, maxDuplicates) * 30,
    throwAwayAddress: signals.isDisposableAddress ? 30 : 0,
  };
  const reasons = spamReasons.filter((reason) => points[reason] > 0);
  const total = reasons.reduce((sum, reason) => sum + points[reason], 0);
  return { score: Math.min(total, 100), reasons };
}

/** Whether a message is marked or held, depending on `SPAM_ACTION`. */
export function isLikelySpam({ score }: SpamVerdict): boolean {
  return score >= threshold;
}
