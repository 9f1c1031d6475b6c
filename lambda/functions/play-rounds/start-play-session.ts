import type { PlaySession } from '#domain/generated/types';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import type { Caller } from '#lambda/runtime/caller';
import { readWallet } from '#lambda/services/play/read-wallet';
import { sitDown } from '#lambda/services/play/sit-down';

/** Starts a session with coins of our ledger. */
export function startPlaySession(needs: Needs) {
  const sit = sitDown(needs);
  return async (caller: Caller, input: InputOf<'startPlaySession'>): Promise<PlaySession> =>
    sit(
      caller,
      input,
      async (player) =>
        (await readWallet(needs.ledger, { ...player, coin: input.coin, purse: 'MAIN' })).balance,
    );
}
