import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what visitors wrote from being read out of a copy of the database. */
export type MessageCipher = {
  /** Names the key that new text is sealed with; undefined: there is none, and text stays as it is. */
  keyId: string | undefined;
  /** Whether text that was sealed with this key can be opened. */
  knows(keyId: string): boolean;
  /** @param place where the text is stored: it can be opened there only, so no row can be passed off as another */
  seal(text: string, place: string): string;
  /**
   * The text that was sealed, with this key or an earlier one, or stored before there was a key.
   *
   * @throws Error when the key is missing, or the stored text was altered.
   */
  open(stored: string, place: string): string;
  /** The same for the same text, and of no use to anyone who does not have the key. */
  digest(text: string): string;
};

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const sealed = /^aes256gcm\.([0-9a-f]{12})\.([\w-]+)$/;

/**
 * Sealed text is `aes256gcm.`, the key's id, a dot and, in base64url, nonce, tag and ciphertext.
 *
 * @param keys 32 bytes each. New text is sealed with the first one; all of them open. None: text stays as it is, and
 * digests are of use to anyone who can guess the text.
 */
export function createMessageCipher(keys: readonly Buffer[]): MessageCipher {
  const ring = new Map(keys.map((key) => [keyIdOf(key), derive(key, 'content')]));
  const [current] = ring;
  const digestKey = keys[0] && derive(keys[0], 'digest');
  return {
    keyId: current?.[0],
    knows: (keyId) => ring.has(keyId),
    seal: (text, place) => {
      if (!current) return text;
      const [keyId, key] = current;
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
      return `aes256gcm.${keyId}.${bytes.toString('base64url')}`;
    },
    open: (stored, place) => {
      const [, keyId, encoded] = sealed.exec(stored) ?? [];
      if (keyId === undefined || encoded === undefined) return stored;
      const key = ring.get(keyId);
      if (!key)
        throw unreadable('EKEYMISSING', `encrypted with the key ${keyId}, which MESSAGE_KEYS does not hold`);
      const bytes = Buffer.from(encoded, 'base64url');
      try {
        const nonce = bytes.subarray(0, nonceLength);
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
        const text = decipher.update(bytes.subarray(nonceLength + tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (cause) {
        throw unreadable('EALTERED', `altered since it was encrypted with the key ${keyId}`, cause);
      }
    },
    digest: (text) =>
      (digestKey ? createHmac('sha256', digestKey) : createHash('sha256')).update(text).digest('hex'),
  };
}

function unreadable(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

/** One key for each purpose: what is known of one tells nothing of the other. */
function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `contact messages: ${purpose}`, 32));
}

/** Made from the key itself, so that two different keys are never taken for one another. */
function keyIdOf(key: Buffer): string {
  return derive(key, 'id').toString('hex').slice(0, 12);
}
