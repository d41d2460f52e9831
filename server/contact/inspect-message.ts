import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emailDomain } from '../../lib/contact/is-email.ts';
import { isLikelySpam, scoreSpam } from '../../lib/contact/score-spam.ts';
import { countLinks, isDomainListed, normalizedText } from '../../lib/contact/spam-signals.ts';
import { digest } from '../store/digest.ts';
import type { MessagePipeline } from './receive-message.ts';

type Options = {
  /** Holds messages that look like spam for review instead of mailing them. */
  holdsSpam: boolean;
  /** Counts the recent messages whose text has this digest. */
  countSameTexts(textDigest: string): Promise<number>;
};

/** Checks messages for signs of spam, without external services. Spam is marked or held, never refused. */
export function createMessageInspector(options: Options): MessagePipeline['inspect'] {
  const { holdsSpam, countSameTexts } = options;
  const list = readFileSync(path.join(import.meta.dirname, 'throw-away-domains.txt'), 'utf8').split('\n');
  const throwAwayDomains = new Set(list.filter((line) => line !== '' && !line.startsWith('#')));
  return async (message, { language, isHoneypotFilled, secondsToWrite }) => {
    const text = normalizedText(message);
    const textDigest = text && digest(text);
    const spam = scoreSpam({
      isHoneypotFilled,
      secondsToWrite,
      links: countLinks(message),
      duplicates: textDigest ? await countSameTexts(textDigest) : 0,
      isDisposableAddress: isDomainListed(emailDomain(message.email) ?? '', throwAwayDomains),
    });
    return { language, spam, isHeld: holdsSpam && isLikelySpam(spam), textDigest };
  };
}
