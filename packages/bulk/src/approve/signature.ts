import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { BulkError } from '../errors.ts';

/** What a signature says: who approves which plan, what it may cost, and until when. Money in units, times in milliseconds since 1970. */
export interface ApprovalTerms {
  hash: string;
  by: string;
  pieces: number;
  max_cost: number | null;
  expires_at: number;
}

/** A pair of keys: the private one is encrypted with a passphrase (PKCS #8, AES-256). */
export interface ApproverKeys {
  /** Ed25519, Base64 of its SPKI form. */
  publicKey: string;
  /** PEM. */
  privateKey: string;
}

/** Makes the keys of an approver. @throws BulkError for a passphrase of less than 8 characters */
export function createApproverKeys(passphrase: string): ApproverKeys {
  if (typeof passphrase !== 'string' || passphrase.length < 8)
    throw new BulkError('input', 'a passphrase has at least 8 characters: it is all that keeps a program from signing');
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: textOf(publicKey),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }) as string,
  };
}

const textOf = (key: KeyObject): string => (key.export({ type: 'spki', format: 'der' }) as Buffer).toString('base64');

/** An approver's key that can sign. */
export interface SigningKey {
  readonly publicKey: string;
  readonly sign: (message: string) => string;
}

/** @throws BulkError for a wrong passphrase, and for what is no such key */
export function readSigningKey(privateKey: string, passphrase: string): SigningKey {
  let key: KeyObject;
  try {
    key = createPrivateKey({ key: privateKey, format: 'pem', passphrase });
  } catch {
    throw new BulkError(
      'input',
      'the approver’s key cannot be opened: the passphrase is not its own, or the file is damaged',
    );
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new BulkError('input', `expected an Ed25519 key, got ${key.asymmetricKeyType ?? 'another'}`);
  return {
    publicKey: textOf(createPublicKey(key)),
    sign: (message) => sign(null, Buffer.from(message), key).toString('base64'),
  };
}

/** Whether the signature is of this key and message; false for what is no key. */
export function isSigned(message: string, signature: string | null, publicKey: string): boolean {
  if (signature === null) return false;
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return (
      key.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(message), key, Buffer.from(signature, 'base64'))
    );
  } catch {
    return false;
  }
}

/** The signed text; the first line keeps one kind of text from being read as another. */
export const approvalText = ({ hash, by, pieces, max_cost, expires_at }: ApprovalTerms): string =>
  `direct-mail approval 1\n${JSON.stringify([hash, by, pieces, max_cost, expires_at])}`;

/** What an approver signs to add another. */
export const approverText = ({ name, publicKey, by }: { name: string; publicKey: string; by: string }): string =>
  `direct-mail approver 1\n${JSON.stringify([name, publicKey, by])}`;
