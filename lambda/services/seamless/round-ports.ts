import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { postMovements, type MovementRequest, type Ports } from '@novalink/ledger';
import type { RoundPorts, SeamlessRound } from '@novalink/wallet-contract/rounds';
import type { Clock } from '#lambda/runtime/clock';
import { ulid } from '#lambda/runtime/ulid';
import { drawnRound } from '#lambda/services/play/drawn-round';
import { nextRound } from '#lambda/services/play/next-round';
import { betKey, betOf, winOf } from '#lambda/services/play/round-movements';
import { roundEvent } from '#lambda/services/seamless/round-event';
import type { CasinoWallet, walletClient } from '#lambda/services/seamless/wallet-client';
import type { PlayableVersion, PlayableVersions } from '#lambda/stores/games/playable-versions';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { DrawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';
import type { PlayStore } from '#lambda/stores/play/play-store';
import type { RoundContext, SeamlessRoundRow } from '#lambda/stores/play/seamless-round-row';
import type { SeamlessRoundStore } from '#lambda/stores/play/seamless-round-store';

export interface SeamlessNeeds {
  readonly rounds: SeamlessRoundStore;
  readonly plays: Pick<PlayStore, 'read' | 'put' | 'close'>;
  readonly seeds: DrawnSeedStore;
  readonly versions: PlayableVersions;
  readonly ledger: Ports<TransactWriteItem>;
  readonly call: ReturnType<typeof walletClient>;
  readonly clock: Clock;
  readonly audit: (entry: AuditEntry) => TransactWriteItem;
  /** For the transaction of the next write of a round, such as its audit event. */
  readonly alongside?: readonly TransactWriteItem[];
}

/** A new round, and the PLAY row in which its nonce is used and it is the open round. */
export interface Opening {
  readonly of: RoundContext;
  readonly play: PlayRow;
}

/** How often a write is tried when another one of the player comes first. */
const attempts = 8;

/** What the protocol of the wallet contract needs, for rounds of one casino. Without a wallet, no call is sent. */
export function roundPorts(
  needs: SeamlessNeeds,
  wallet: CasinoWallet | undefined,
  opening?: Opening,
): RoundPorts {
  const { rounds, plays, clock } = needs;
  const contexts = new Map<string, RoundContext>();
  const known = (round: SeamlessRound, of = contexts.get(round.id)): SeamlessRoundRow => {
    if (!of) throw new Error(`The round ${round.id} was not read.`);
    contexts.set(round.id, of);
    return { ...round, of };
  };
  const read = async (id: string) => {
    const row = await rounds.read(id);
    return row && known(row, row.of);
  };
  return {
    rounds: {
      create: async (round) => {
        if (!opening) throw new Error(`The round ${round.id} has no player.`);
        const failed = await rounds.write([rounds.insert(known(round, opening.of)), plays.put(opening.play)]);
        if (failed.includes(0)) return false;
        if (failed.length > 0) throw new PlayerMoved();
        return true;
      },
      read,
      replace: (next, before) => {
        const row = known(next);
        const isPlayed = next.state === 'PLAYED';
        // The following writes of this process keep the time too.
        const playedAt = clock().toISOString();
        return replace(needs, isPlayed ? known(next, { ...row.of, playedAt }) : row, before, read);
      },
    },
    draw: async (round) => BigInt((await outcomeOf(needs, known(round))).win),
    send: (outgoing, requestId) =>
      wallet ? needs.call(wallet, outgoing, requestId) : Promise.resolve({ failure: 'NOT_SENT' }),
    now: clock,
    newRequestId: () => ulid(clock()),
  };
}

/** Another write of the player came before that of a new round, of which nothing was written. */
export class PlayerMoved extends Error {}

type Read = (id: string) => Promise<SeamlessRound | undefined>;

/** Writes a row with everything that belongs to its state. False if the row is no longer `before`. */
async function replace(
  given: SeamlessNeeds,
  next: SeamlessRoundRow,
  before: SeamlessRound,
  read: Read,
): Promise<boolean> {
  const needs = telling(given, next, before);
  if (next.state === 'PLAYED') {
    const at = new Date(next.of.playedAt ?? next.of.at);
    return post(needs, betRequest(next), next, before, { at, read });
  }
  if (next.state === 'CLOSED' && next.win !== undefined && next.win > 0n)
    return post(needs, winRequest(next), next, before, { at: needs.clock(), read });
  if (before.state === 'PLAYED') return drawn(needs, next, before);
  if (before.state === 'BETTING') return released(needs, next, before);
  const { rounds, alongside = [] } = needs;
  return (await rounds.write([rounds.put(next, before), ...alongside])).length === 0;
}

/** Tells the owner of the casino about a round that needs a person from now on. */
function telling(needs: SeamlessNeeds, next: SeamlessRoundRow, before: SeamlessRound): SeamlessNeeds {
  if (next.attentionSince === undefined || before.attentionSince !== undefined) return needs;
  const event = needs.audit(roundEvent('SEAMLESS_ROUND_WAITING', 'system', next, needs.clock()));
  return { ...needs, alongside: [...(needs.alongside ?? []), event] };
}

/** Posts a movement in the transaction of the row. */
async function post(
  { ledger, rounds, alongside: more = [] }: SeamlessNeeds,
  request: MovementRequest,
  next: SeamlessRoundRow,
  before: SeamlessRound,
  { at, read }: { readonly at: Date; readonly read: Read },
): Promise<boolean> {
  const alongside = () => [rounds.put(next, before), ...more];
  const outcome = await postMovements(ledger, [request], { at, alongside });
  switch (outcome.state) {
    case 'POSTED': {
      if (outcome.movement.at === at.toISOString()) return true;
      // An earlier attempt posted it, with its own row.
      const now = await read(next.id);
      return now?.version === next.version && now.state === next.state;
    }
    case 'HELD':
      return false;
    default:
      throw new Error(`The movement ${request.key} is ${outcome.state}.`);
  }
}

const named = ({ of, coin, id, bet }: SeamlessRoundRow) => ({
  ...{ brandId: of.brandId, playerId: of.playerId, coin, purse: 'EXTERNAL' as const, id, bet: `${bet}` },
});

const playOf = ({ of, game, bet }: SeamlessRoundRow) => ({
  ...{ sessionId: of.sessionId, gameId: game, versionId: of.versionId, betLevel: bet },
});

function betRequest(round: SeamlessRoundRow): MovementRequest {
  const { brandId, playerId, requestId, requestHash, serverSeedHash, nonce } = round.of;
  const name = { key: betKey({ brandId, playerId }, requestId), requestHash };
  return { ...betOf(named(round), name, playOf(round)), draw: { serverSeedHash, nonce } };
}

/** A win that a person settled has that person and the reason. */
function winRequest(round: SeamlessRoundRow): MovementRequest {
  const { win = 0n, byHand } = round;
  const request = winOf({ ...named(round), win: `${win}` }, playOf(round));
  return byHand ? { ...request, actor: byHand.by, reason: byHand.reason } : request;
}

/** Writes the outcome, with what the round changes for its player. */
async function drawn(needs: SeamlessNeeds, next: SeamlessRoundRow, before: SeamlessRound): Promise<boolean> {
  const version = await versionOf(needs, next);
  const { of, coin, game: gameId, bet } = next;
  const { nonce, sessionId: id, playedAt = of.at } = of;
  return withPlay(needs, next, before, (play) => {
    const session = { ...of, id, gameId, coin };
    const payer = { purse: 'EXTERNAL', claimId: null, isFree: false } as const;
    const seed = { ...play.seed, nonce };
    const { after, closed } = nextRound(
      { session, play: { ...play, seed }, claims: [], payer, version, tournaments: [] },
      { bet: `${bet}`, requestId: of.requestId },
      new Date(playedAt),
    );
    const { seed: _seed, lastRoundAt: _last, openRound: _open, claims: _claims, ...counted } = after;
    const { seed: current, lastRoundAt, claims } = play;
    const kept = {
      seed: current,
      ...(lastRoundAt !== undefined && { lastRoundAt }),
      ...(claims && { claims }),
    };
    return [needs.plays.put({ ...counted, ...kept }), ...(closed ? [needs.plays.close(closed)] : [])];
  });
}

/** Writes that a bet does not count. The player can play the next round. */
const released = (needs: SeamlessNeeds, next: SeamlessRoundRow, before: SeamlessRound): Promise<boolean> =>
  withPlay(needs, next, before, (play) => {
    const { openRound: _, ...rest } = play;
    return [needs.plays.put(nextPlay(rest, {}))];
  });

/** Writes a row with changes of the PLAY row, which other requests of the player may change at the same time. */
async function withPlay(
  { rounds, plays, alongside = [] }: SeamlessNeeds,
  next: SeamlessRoundRow,
  before: SeamlessRound,
  changes: (play: PlayRow) => readonly TransactWriteItem[],
): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const play = await plays.read(next.of.brandId, next.of.playerId);
    // The player is deleted: nothing counts the round.
    const failed = await rounds.write([
      rounds.put(next, before),
      ...(play ? changes(play) : []),
      ...alongside,
    ]);
    if (failed.length === 0) return true;
    if (failed.includes(0)) return false;
  }
  throw new Error(`The player of the round ${next.id} is written all the time.`);
}

async function versionOf(
  { versions }: Pick<SeamlessNeeds, 'versions'>,
  { game: gameId, of: { versionId, mathModelHash } }: SeamlessRoundRow,
): Promise<PlayableVersion> {
  const version = await versions({ gameId, versionId, mathModelHash });
  if (!version) throw new Error(`The version ${versionId} does not have the model of the round.`);
  return version;
}

/** The outcome of a round, from the seed to which we had committed before the bet. */
export async function outcomeOf(needs: Pick<SeamlessNeeds, 'seeds' | 'versions'>, round: SeamlessRoundRow) {
  const { brandId, playerId, serverSeedHash, nonce } = round.of;
  const seeds = await needs.seeds.find(brandId, playerId, [serverSeedHash]);
  const seed = seeds.get(serverSeedHash);
  if (!seed) throw new Error(`The round ${round.id} has no seed.`);
  const { serverSeed, clientSeed, isRevealed } = seed;
  const drawn = drawnRound(await versionOf(needs, round), { serverSeed, clientSeed, nonce }, round.bet);
  return { ...drawn, serverSeed: isRevealed ? serverSeed : null };
}
