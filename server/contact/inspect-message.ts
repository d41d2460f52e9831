import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emailDomain } from '../../lib/contact/is-email.ts';
import { isLikelySpam, scoreSpam } from '../../lib/contact/score-spam.ts';
import { countLinks, isDomainListed, normalizedText } from '../../lib/contact/spam-signals.ts';
import type { Receiving } from './receive-message.ts';
import type { StartTokens } from './start-tokens.ts';

type Options = {
  secret: Buffer;
  tokens: StartTokens;
  /** Messages that look like spam are held for a person instead of being mailed. */
  isHolding: boolean;
  /** How many messages of the last days have the text with this digest. */
  countSameTexts(textDigest: string): Promise<number>;
};

/** Looks at a message for signs of spam. Nothing of it leaves the house, and nothing refuses the message. */
export function createInspection({
  secret,
  tokens,
  isHolding,
  countSameTexts,
}: Options): Receiving['inspect'] {
  const throwAwayDomains = readThrowAwayDomains();
  return async (message, { language, isHoneypotFilled, startToken }) => {
    const text = normalizedText(message);
    const textDigest = text && createHmac('sha256', secret).update(`text ${text}`).digest('base64url');
    const spam = scoreSpam({
      isHoneypotFilled,
      secondsToWrite: tokens.secondsSince(startToken),
      links: countLinks(message),
      duplicates: textDigest ? await countSameTexts(textDigest) : 0,
      isDisposableAddress: isDomainListed(emailDomain(message.email) ?? '', throwAwayDomains),
    });
    return { language, spam, isHeld: isHolding && isLikelySpam(spam), textDigest };
  };
}

function readThrowAwayDomains(): ReadonlySet<string> {
  const lines = readFileSync(path.join(import.meta.dirname, 'throw-away-domains.txt'), 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
