import type { RequestOf } from '#wallet/contract/calls';
import { txIdsOf, type RoundTerms, type SeamlessRound } from './round';

/** The calls of a round. */
export type RoundCall = 'bet' | 'win' | 'rollback' | 'close';

/** A call with its request, but for the `requestId`, which is new for each attempt. */
export type Outgoing = {
  readonly [Call in RoundCall]: {
    readonly call: Call;
    readonly request: Omit<RequestOf<Call>, 'requestId'>;
  };
}[RoundCall];

/** The bet needs the token of the session. It is sent once only, so the row does not hold the token. */
export function betCall(terms: RoundTerms, token: string): Outgoing {
  const { id, user, coin, game, gameVersion, bet, freeRound } = terms;
  const more = { amount: String(bet), roundClosed: false, ...(freeRound !== undefined && { freeRound }) };
  const request = { token, user, coin, txId: txIdsOf(terms).bet, roundId: id, game, gameVersion, ...more };
  return { call: 'bet', request };
}

/** The call that is outstanding in a state. A round without a win is closed. */
export function outstandingCall(round: SeamlessRound): Outgoing | undefined {
  const { id, user, coin, state, win, freeRound } = round;
  const { bet: betId, win: txId } = txIdsOf(round);
  if (state === 'ROLLING_BACK')
    return { call: 'rollback', request: { user, coin, roundId: id, txIds: [betId] } };
  if (state !== 'PAYING') return undefined;
  if (win === undefined) throw new Error(`The round ${id} is ${state} without an outcome.`);
  if (win === 0n) return { call: 'close', request: { user, roundId: id } };
  const kind = freeRound === undefined ? 'ROUND' : 'FREE_ROUND';
  return {
    call: 'win',
    request: { user, coin, txId, roundId: id, amount: String(win), roundClosed: true, kind },
  };
}
