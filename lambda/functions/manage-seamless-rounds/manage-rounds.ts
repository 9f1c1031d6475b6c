import { resumeSeamlessRound, retriedRound, settledRound } from '@novalink/wallet-contract/rounds';
import type { WaitingRound } from '#domain/generated/types';
import { guard } from '#domain/guard';
import type { InputOf, Request } from '#lambda/functions/manage-seamless-rounds/request';
import { type Access, accessOf, type Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { roundEvent } from '#lambda/services/seamless/round-event';
import { roundPorts, type SeamlessNeeds } from '#lambda/services/seamless/round-ports';
import type { CasinoWallet } from '#lambda/services/seamless/wallet-client';
import type { SeamlessRoundRow } from '#lambda/stores/play/seamless-round-row';

export interface Needs extends SeamlessNeeds {
  /** The owner of a casino. */
  readonly ownerOf: (casinoId: string) => Promise<string | undefined>;
  readonly isWithdrawn: (sub: string, access: Access) => Promise<boolean>;
  readonly walletOf: (casinoId: string) => Promise<CasinoWallet | undefined>;
  readonly decimalsOf: (brandId: string, coin: string) => Promise<number>;
}

/** The largest list. */
const most = 100;

/** Runs one of the fields, for the owner of the casino and admins. */
export const manageRounds = (needs: Needs) => async (request: Request) => {
  const { identity, fieldName } = request;
  const casinoId =
    fieldName === 'listWaitingRounds' ? request.arguments.casinoId : request.arguments.input.casinoId;
  await checkOwner(needs, identity, casinoId);
  switch (fieldName) {
    case 'listWaitingRounds':
      return list(needs, casinoId);
    case 'retryWaitingRound':
      return retry(needs, identity, request.arguments.input);
    case 'settleWaitingRound':
      return settle(needs, identity, request.arguments.input);
  }
};

async function checkOwner(needs: Needs, caller: Caller, casinoId: string): Promise<void> {
  const owner = await needs.ownerOf(casinoId);
  if (owner === undefined || !guard('casino.owner', caller.isAdmin || owner === caller.sub))
    throw new Refusal('casino.missing');
  const withdrawn = await Promise.all(accessOf(caller).map((one) => needs.isWithdrawn(caller.sub, one)));
  if (!guard('caller.access', !withdrawn.every(Boolean))) throw new Refusal('caller.rights-withdrawn');
}

async function list(needs: Needs, casinoId: string): Promise<WaitingRound[]> {
  const found: WaitingRound[] = [];
  for await (const round of needs.rounds.needingAttention(casinoId)) {
    found.push(await presented(needs, round));
    if (found.length === most) break;
  }
  return found;
}

async function presented({ decimalsOf }: Needs, round: SeamlessRoundRow): Promise<WaitingRound> {
  const { id, user, coin, game, bet, win, problem = null, attentionSince, of } = round;
  const { casinoId, brandId, playerId, at } = of;
  return {
    ...{ id, casinoId, brandId, playerId, user, gameId: game, coin, problem, at },
    decimals: await decimalsOf(brandId, coin),
    bet: `${bet}`,
    win: win === undefined ? null : `${win}`,
    waitsSince: attentionSince ?? at,
  };
}

async function waiting(needs: Needs, casinoId: string, roundId: string): Promise<SeamlessRoundRow> {
  const round = await needs.rounds.read(roundId);
  if (round?.of.casinoId !== casinoId) throw new Refusal('round.missing');
  if (round.attentionSince === undefined) throw new Refusal('round.not-waiting');
  return round;
}

async function retry(
  needs: Needs,
  caller: Caller,
  { casinoId, roundId }: InputOf<'retryWaitingRound'>,
): Promise<boolean> {
  const round = await waiting(needs, casinoId, roundId);
  const next = retriedRound(round, needs.clock());
  if (!next) throw new Refusal('round.not-waiting');
  const event = needs.audit(roundEvent('SEAMLESS_ROUND_RETRIED', caller.sub, round, needs.clock()));
  const failed = await needs.rounds.write([needs.rounds.put({ ...next, of: round.of }, round), event]);
  if (failed.length > 0) throw new Refusal('write.collided');
  const ports = roundPorts(needs, await needs.walletOf(casinoId));
  const { dueAt, attentionSince } = await resumeSeamlessRound(ports, roundId);
  return dueAt === undefined && attentionSince === undefined;
}

async function settle(
  needs: Needs,
  caller: Caller,
  { casinoId, roundId, reason }: InputOf<'settleWaitingRound'>,
): Promise<boolean> {
  const round = await waiting(needs, casinoId, roundId);
  const next = settledRound(round, { by: caller.sub, reason });
  if (!next) throw new Refusal('round.not-waiting');
  const event = needs.audit({
    ...roundEvent('SEAMLESS_ROUND_SETTLED', caller.sub, round, needs.clock()),
    reason,
  });
  const ports = roundPorts({ ...needs, alongside: [event] }, undefined);
  await ports.rounds.read(roundId);
  if (!(await ports.rounds.replace(next, round))) throw new Refusal('write.collided');
  return true;
}
