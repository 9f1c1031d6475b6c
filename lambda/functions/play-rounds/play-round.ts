import type { CoinRound } from '#domain/generated/types';
import type { Bet } from '#domain/promotions/claims/claim-rounds';
import { asksForBalance, betPayer, claimsAt, freeRoundFor } from '#domain/promotions/claims/open-claims';
import { findMovement, postMovements } from '@novalink/ledger';
import { managesBrand } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import { admittedPlayer, checkLimits, checkAccess, goingSession } from '#lambda/services/play/admission';
import { readWallet } from '#lambda/services/play/read-wallet';
import { settleClaimsIfPossible } from '#lambda/services/play/settle-claims';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { nextRound } from '#lambda/services/play/next-round';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import { refusingBet } from '#lambda/functions/play-rounds/refuse-bet';
import { betName, movementsOf, playAt } from '#lambda/services/play/round-movements';
import { presentBet } from '#lambda/functions/play-rounds/present-bet';
import { withSeed } from '#lambda/services/play/present-round';
import { suspensionsOf } from '#lambda/stores/brands/player-suspensions';
import { Refusal } from '#lambda/runtime/refusal';
import { tooFastRefusal } from '#lambda/services/play/round-cycle';
import type { PlayFacts } from '#lambda/stores/play/play-facts';
import { namedSession, type PlaySessionRow } from '#lambda/stores/play/play-session-row';

type Input = InputOf<'playRound'>;

/**
 * Plays one round with coins. Idempotent by the id of the request. One transaction writes bet and win and
 * uses up the nonce. The outcome is not stored: it can be computed again from the bet. The balance must cover
 * the bet without the win. A repeated request is detected by the transaction, without a read before it.
 */
export function playRound(needs: Needs) {
  const { ledger, plays, versions, clock, cycleMs } = needs;
  const tellBet = presentBet(needs);
  const refuse = refusingBet(needs);

  /** The outcome of a request that was played or refused before. Throws `otherwise` for a new request. */
  const repeat = async (name: ReturnType<typeof betName>, sub: string, otherwise: Refusal) => {
    // Reads after the facts, so that it finds every movement whose effect the facts show.
    const played = await findMovement(ledger, name.key);
    if (played === 'UNKNOWN') throw new Refusal('wallet.unknown');
    if (!played) throw otherwise;
    if (played.requestHash !== name.requestHash) throw new Refusal('request.other-body');
    return tellBet(played, sub);
  };

  return async (caller: Caller, input: Input): Promise<CoinRound> => {
    const { sub } = caller;
    const named = namedSession(input.sessionId);
    const facts = await needs.facts.facts(caller, input.brandId, named);
    checkAccess(facts);
    const name = betName(facts.player?.playerId ?? '', input);
    if (!isOfOneTime(facts)) return repeat(name, sub, new Refusal('write.collided'));
    const now = clock();
    const seated = seat(facts, input, now);
    if (seated instanceof Refusal) return refuse(caller, input, facts, seated);
    const { session, play, claims, bet } = seated;
    const tooFast = tooFastRefusal(play.lastRoundAt, now, cycleMs);
    if (tooFast) return repeat(name, sub, tooFast);
    const version = await versions(session);
    if (!version) throw new Error(`The version ${session.versionId} does not have the model of the session.`);
    const tournaments = tournamentsFor(caller, facts);
    const wallet = asksForBalance(claims, bet) ? await readWallet(ledger, mainWalletOf(session)) : undefined;
    const payer = betPayer(claims, bet, wallet?.balance);
    const table = { session, play, claims, payer, version, tournaments };
    const { round, after, excess, closed, entries } = nextRound(table, input, now);
    const presented = (paid: bigint) => ({ ...round, balance: `${paid + BigInt(round.win) - excess}` });
    const movements = movementsOf(round, name, playAt(session, input.bet), excess);
    const outcome = await postMovements(ledger, movements, {
      wallet: payer.purse === 'MAIN' ? wallet : undefined,
      // Totals and losses count the round on the same day as the journal.
      at: now,
      alongside: () => [
        plays.put(after),
        ...(closed ? [plays.close(closed)] : []),
        ...entries.map((entry) => needs.entries.insert(entry, 'AUTO').write),
      ],
    });
    if (outcome.state === 'UNKNOWN') throw new Refusal('wallet.unknown');
    if (outcome.state === 'HELD') throw new Refusal('write.collided');
    if (outcome.state === 'CONFLICT') throw new Refusal('request.other-body');
    const { movement } = outcome;
    // A concurrent identical request was first.
    if (movement.state === 'DECLINED' || movement.reference !== round.id) return tellBet(movement, sub);
    await settleClaimsIfPossible(needs, after);
    return withSeed(presented(movement.balance), sub, null);
  };
}

/** The tournaments for which a round can count. Managers of the brand enter none with their rounds. */
function tournamentsFor(caller: Caller, { brand, player, play, tournaments }: PlayFacts) {
  const isManager = brand !== undefined && managesBrand(brand, { ...caller, level: player?.level });
  if (!isManager) return tournaments;
  return tournaments.filter(({ tournamentId }) => play?.tournaments?.[tournamentId] !== undefined);
}

const mainWalletOf = ({ brandId, playerId, coin }: PlaySessionRow) =>
  ({ brandId, playerId, coin, purse: 'MAIN' }) as const;

/** False if the player's row changed between the reads. Every such write also changes the PLAY row. */
function isOfOneTime({ player, play }: PlayFacts): boolean {
  return !player || !play || play.playerVersion === player.version;
}

/** Everything that the bet depends on, or the refusal. */
function seat(facts: PlayFacts, { bet: asked }: Input, now: Date) {
  try {
    const known = admittedPlayer(facts, now);
    const { session, play } = goingSession(facts, known, now);
    if (!session.betLevels.includes(asked)) throw new Refusal('play.bet-not-offered', { bet: asked });
    const { coin, decimals, gameId } = session;
    const bet: Bet = { coin, gameId, bet: BigInt(asked), at: now.getTime() };
    const claims = claimsAt(play.claims ?? [], bet.at, suspensionsOf(known.player));
    if (!freeRoundFor(claims, bet)) checkLimits(known, { coin, decimals, amount: bet.bet }, play, now);
    return { session, play, claims, bet };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
