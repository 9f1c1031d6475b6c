import { readReply } from '@novalink/wallet-contract';
import type { PlaySession } from '#domain/generated/types';
import type { Needs } from '#lambda/functions/play-launched/needs';
import { type Seat, seatOf } from '#lambda/functions/play-launched/seat';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import { sitDown } from '#lambda/services/play/sit-down';

/** Starts a session with the game of a launch. The balance is the one in the wallet. */
export function startLaunchedSession(needs: Needs) {
  const [seat, sit] = [seatOf(needs), sitDown(needs)];
  return async (guest: string, secret: string): Promise<PlaySession> => {
    const at = await seat(guest, secret);
    const { brandId, coin, balance } = at.player;
    const isRecent = at.opensUntil > needs.clock().toISOString();
    return sit(at.caller, { brandId, gameId: at.gameId, coin }, () =>
      isRecent ? Promise.resolve(BigInt(balance)) : askBalance(needs, at),
    );
  };
}

async function askBalance({ call, clock }: Needs, { player, wallet, token }: Seat): Promise<bigint> {
  const { user, coin } = player;
  const request = { token: await token(), user, coin };
  const reply = await call(await wallet(), { call: 'balance', request }, ulid(clock()));
  const { answer, kind } = readReply('balance', request, reply);
  if (answer) return BigInt(answer.balance);
  const isOver = kind === 'TOKEN_EXPIRED' || kind === 'INVALID_TOKEN';
  throw new Refusal(isOver ? 'launch.expired' : 'wallet.unavailable');
}
