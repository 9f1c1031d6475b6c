import { createHmac, randomBytes } from 'node:crypto';
import {
  derivedKey,
  generator,
  hashOf,
  modulus,
  multiplier,
  padded,
  power,
  privateKey,
  type PasswordOwner,
} from 'cdk-local-cloud/srp';

/**
 * Cognito's challenge for a sign-in with a password;
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html
 */
export interface PasswordChallenge {
  readonly SALT: string;
  readonly SRP_B: string;
  readonly SECRET_BLOCK: string;
  readonly USER_ID_FOR_SRP: string;
}

/** The client side of Cognito's SRP protocol. */
export function srpClient() {
  const secret = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const publicKey = power(generator, secret);
  return {
    publicKey: publicKey.toString(16),
    /** The responses to the challenge for a password. */
    answer(poolName: string, password: string, challenge: PasswordChallenge): Record<string, string> {
      const owner: PasswordOwner = { poolName, username: challenge.USER_ID_FOR_SRP };
      const serverKey = BigInt(`0x${challenge.SRP_B}`);
      const scrambler = hashOf(padded(publicKey), padded(serverKey));
      const own = privateKey(owner, password, challenge.SALT);
      // https://www.rfc-editor.org/rfc/rfc5054#section-2.6
      const base = (((serverKey - multiplier * power(generator, own)) % modulus) + modulus) % modulus;
      const key = derivedKey(power(base, secret + scrambler * own), scrambler);
      const timestamp = timestampOf(new Date());
      const signature = createHmac('sha256', key)
        .update(poolName)
        .update(owner.username)
        .update(Buffer.from(challenge.SECRET_BLOCK, 'base64'))
        .update(timestamp)
        .digest('base64');
      return {
        USERNAME: owner.username,
        PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: timestamp,
      };
    },
  };
}

/** The format `Sat Nov 21 17:05:09 UTC 2026`. */
function timestampOf(now: Date): string {
  const [day = '', date = '', month = '', year = '', time = ''] = now.toUTCString().split(' ');
  return `${day.slice(0, 3)} ${month} ${Number(date)} ${time} UTC ${year}`;
}
