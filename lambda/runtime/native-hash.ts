import { hash } from 'node:crypto';
import type { HashText } from '@novalink/ledger/day';
import type { Sha256 } from '@novalink/ledger/proof';

/** Node's SHA-256, which is many times faster than the portable implementation. */
export const nativeSha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');

export const nativeTextHash: HashText = (text) => hash('sha256', text, 'hex');
