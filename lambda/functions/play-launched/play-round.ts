import { playSeamlessRound, type RoundTerms, resumeSeamlessRound } from '@novalink/wallet-contract/rounds';
import { requestHash } from '@novalink/ledger';
import type { CoinRound } from '#domain/generated/types';
import type { Needs } from '#lambda/functions/play-launched/needs';
import { presentRound } from '#lambda/functions/play-launched/present-round';
import type { RoundInput } from '#lambda/functions/play-launched/request';
import { type Seat, seatOf } from '#lambda/functions/play-launched/seat';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { Refusal } from '#lambda/runtime/refusal';
import { admittedPlayer, checkLimits, goingSession } from '#lambda/services/play/admission';
import { tooFastRefusal } from '#lambda/services/play/round-cycle';
import { type Opening, PlayerMoved, roundPorts } from '#lambda/services/seamless/round-ports';
import { namedSession, type PlaySessionRow } from '#lambda/stores/play/play-session-row';
import { nextPlay, type PlayRow } from '#lambda/stores/play/play-row';
import type { RoundContext } from '#lambda/stores/play/seamless-round-row';

/** Another request of the player, or a change of their limits, can come first. */
const attempts = 3;

/**
 * Plays a round of a launched session. Idempotent by the id of the request. The row of the round is written before each
 * call to the wallet; the outcome is drawn after the wallet has confirmed the bet.
 */
export function playLaunchedRound(needs: Needs) {
  const seat = seatOf(needs);
  const present = presentRound(needs);
  return async (guest: string, input: RoundInput): Promise<CoinRound> => {
    const at = await seat(guest, input.secret);
    const { brandId, playerId, userId } = at.player;
    const id = roundIdOf(brandId, playerId, input.requestId);
    const hash = requestHash({ fieldName: 'playLaunchedRound', sessionId: input.sessionId, bet: input.bet });
    const known = await needs.rounds.read(id);
    if (known && known.of.requestHash !== hash) throw new Refusal('request.other-body');
    if (known?.dueAt !== undefined) await resumeSeamlessRound(roundPorts(needs, await at.wallet()), id);
    if (!known) await playNew(needs, at, input, { id, hash });
    const row = await needs.rounds.read(id);
    if (!row) throw new Error(`The round ${id} is gone.`);
    return present(row, userId);
  };
}

/** The time of the request, so that ids sort by it, and a hash, so that a repeated request has the same one. */
export const roundIdOf = (brandId: string, playerId: string, requestId: string): string =>
  `${requestId.slice(0, 10)}-${nativeTextHash(`${brandId} ${playerId} ${requestId}`).slice(0, 32)}`;

interface Name {
  readonly id: string;
  readonly hash: string;
}

async function playNew(needs: Needs, at: Seat, input: RoundInput, name: Name): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const found = await admitted(needs, at, input);
      const { terms, opening } = openingOf(at, input, name, { ...found, now: needs.clock() });
      const [wallet, token] = await Promise.all([at.wallet(), at.token()]);
      await playSeamlessRound(roundPorts(needs, wallet, opening), terms, token);
      return;
    } catch (error) {
      if (!(error instanceof PlayerMoved)) throw error;
      if (attempt === attempts) throw new Refusal('write.collided');
    }
  }
}

/** Everything that the bet depends on. Refuses what `playRound` refuses. */
async function admitted(needs: Needs, { caller, player, wallet }: Seat, { sessionId, bet }: RoundInput) {
  const facts = await needs.facts.facts(caller, player.brandId, namedSession(sessionId));
  const now = needs.clock();
  const known = admittedPlayer(facts, now);
  const { session, play } = goingSession(facts, known, now);
  // The player changed between the reads.
  if (play.playerVersion !== facts.player?.version) throw new PlayerMoved();
  if (!session.betLevels.includes(bet)) throw new Refusal('play.bet-not-offered', { bet });
  const tooFast = tooFastRefusal(play.lastRoundAt, now, needs.cycleMs);
  if (tooFast) throw tooFast;
  if (play.openRound !== undefined) {
    // One request has no time for the calls of two rounds.
    await resumeSeamlessRound(roundPorts(needs, await wallet()), play.openRound);
    throw new Refusal('round.open');
  }
  const { coin, decimals } = session;
  checkLimits(known, { coin, decimals, amount: BigInt(bet) }, play, now);
  return { session, play, semver: facts.game?.live?.semver };
}

interface Found {
  readonly session: PlaySessionRow;
  readonly play: PlayRow;
  /** The number of the version. */
  readonly semver: string | undefined;
  readonly now: Date;
}

function openingOf(
  { player }: Seat,
  { bet, requestId }: RoundInput,
  { id, hash }: Name,
  { session, play, semver: gameVersion, now }: Found,
): { readonly terms: RoundTerms; readonly opening: Opening } {
  if (gameVersion === undefined) throw new Error(`The version ${session.versionId} has no number.`);
  const { gameId: game, versionId, mathModelHash, coin } = session;
  const { brandId, playerId, casinoId, user } = player;
  const { serverSeedHash, clientSeed, nonce } = play.seed;
  const at = now.toISOString();
  const of: RoundContext = {
    ...{ brandId, playerId, casinoId, sessionId: session.id, versionId, mathModelHash },
    ...{ requestId, requestHash: hash, serverSeedHash, clientSeed, nonce, at },
  };
  const after = nextPlay(play, {
    seed: { ...play.seed, nonce: nonce + 1 },
    ...{ lastRoundAt: at, openRound: id },
  });
  return { terms: { id, user, coin, game, gameVersion, bet: BigInt(bet) }, opening: { of, play: after } };
}
