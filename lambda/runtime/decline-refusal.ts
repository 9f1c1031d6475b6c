import { refusalKinds, type RefusalCode, type RefusalParameters } from '#domain/refusal-codes';
import type { DeclinedMovement } from '@novalink/ledger';
import { Refusal } from '#lambda/runtime/refusal';

/** The refusal that a caller gets for a declined movement. */
export function declineRefusal({ why, seenBalance }: Pick<DeclinedMovement, 'why' | 'seenBalance'>): Refusal {
  const balance: RefusalParameters = seenBalance === null ? {} : { balance: `${seenBalance}` };
  if (why === 'insufficient') return new Refusal('wallet.insufficient', balance);
  if (why === 'full') return new Refusal('wallet.full', balance);
  if (!isRefusalCode(why)) throw new Error(`A movement was declined for ${why}.`);
  return new Refusal(why);
}

const isRefusalCode = (why: string): why is RefusalCode => Object.hasOwn(refusalKinds, why);
