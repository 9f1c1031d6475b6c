import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NewKeys } from '#lambda/functions/manage-casino-wallets/needs';

export const newKeys: NewKeys = {
  secret: () => `nlw_${randomBytes(32).toString('base64url')}`,
  keyPair: () => {
    const pair = generateKeyPairSync('ed25519');
    const { x = '' } = pair.publicKey.export({ format: 'jwk' });
    return {
      privateKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      publicKey: Buffer.from(x, 'base64url').toString('base64'),
    };
  },
};
