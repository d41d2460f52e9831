import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what visitors wrote, so that a copy of the database alone reveals none of it. */
export type MessageCipher = ReturnType<typeof createMessageCipher>;

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const encryptedText = /^aes256gcm\.([0-9a-f]{12})\.([\w-]+)$/;

/**
 * Creates an AES-256-GCM cipher. Encrypted text is `aes256gcm.{keyId}.` followed by nonce, tag and ciphertext in
 * base64url.
 *
 * @param keys 32 bytes each. The first one encrypts, all of them decrypt. Without keys, text stays plain and digests are
 * unkeyed hashes.
 */
export function createMessageCipher(keys: readonly Buffer[]) {
  // Derived from the key, so that different keys have different ids.
  const idOf = (key: Buffer) => derive(key, 'id').toString('hex').slice(0, 12);
  const ring = new Map(keys.map((key) => [idOf(key), derive(key, 'content')]));
  const [current] = ring;
  const digestKey = keys[0] && derive(keys[0], 'digest');
  return {
    /** The key that encrypts new text; undefined when there is no key and text is stored as plain text. */
    keyId: current?.[0],
    hasKey: (keyId: string) => ring.has(keyId),
    /** @param context authenticated with the text: decryption needs the same context, so rows cannot be swapped */
    encrypt: (text: string, context: string): string => {
      if (!current) return text;
      const [keyId, key] = current;
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
      return `aes256gcm.${keyId}.${bytes.toString('base64url')}`;
    },
    /**
     * Decrypts text that was encrypted with any of the keys. Returns plain text as it is.
     *
     * @throws Error when the key is missing, or the stored text was altered
     */
    decrypt: (stored: string, context: string): string => {
      const [, keyId, encoded] = encryptedText.exec(stored) ?? [];
      if (keyId === undefined || encoded === undefined) return stored;
      const key = ring.get(keyId);
      if (!key)
        throw unreadable('EKEYMISSING', `encrypted with the key ${keyId}, which MESSAGE_KEYS does not hold`);
      const bytes = Buffer.from(encoded, 'base64url');
      try {
        const nonce = bytes.subarray(0, nonceLength);
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
        const text = decipher.update(bytes.subarray(nonceLength + tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (cause) {
        throw unreadable('EALTERED', `altered since it was encrypted with the key ${keyId}`, cause);
      }
    },
    /** A deterministic keyed hash in hex: without the key, nobody can check a guess against it. */
    digest: (text: string): string =>
      (digestKey ? createHmac('sha256', digestKey) : createHash('sha256')).update(text).digest('hex'),
  };
}

function unreadable(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

/** Derives an independent key for each purpose. */
function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `contact messages: ${purpose}`, 32));
}
