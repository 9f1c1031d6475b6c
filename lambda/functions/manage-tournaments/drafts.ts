import { isDeepStrictEqual } from 'node:util';
import { ticketCoin } from '#domain/casinos/ticket-coin';
import type { Tournament } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { prizeFault } from '#domain/tournaments/prizes';
import { frozenPrizes } from '#domain/tournaments/rules';
import type { Caller } from '#lambda/runtime/caller';
import {
  checkStep,
  knownTournament,
  tournamentEvent,
} from '#lambda/functions/manage-tournaments/known-tournament';
import type { Needs } from '#lambda/functions/manage-tournaments/needs';
import type { InputOf } from '#lambda/functions/manage-tournaments/request';
import { managedBrand } from '#lambda/services/brands/managed-brand';
import { Refusal } from '#lambda/runtime/refusal';
import { checkRequestAge } from '#lambda/runtime/request-age';
import type { BrandFacts } from '#lambda/stores/brands/brand-store';
import type { TournamentFields, TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { presentTournament } from '#lambda/services/tournaments/present-tournament';

type RulesInput = InputOf<'createTournament'>['rules'];

/**
 * Creates a draft. The id of the request becomes the id of the tournament, so that a repeated request creates
 * no second one.
 */
export const createTournament =
  (needs: Needs) =>
  async (caller: Caller, { brandId, rules, requestId }: InputOf<'createTournament'>): Promise<Tournament> => {
    const now = needs.clock();
    checkRequestAge(requestId, now);
    const { facts, guards } = await managedBrand(needs, caller, brandId);
    const made = await needs.tournaments.read(requestId);
    if (made && (made.brandId !== brandId || made.createdBy !== caller.sub))
      throw new Refusal('request.other-body');
    if (made) return presented(made, now);
    const at = now.toISOString();
    const row: TournamentRow = {
      id: requestId,
      brandId,
      ...(await checkedFields(needs, facts, rules)),
      ...{ status: 'DRAFT', rulesHash: null, cancelReason: null, result: null },
      ...{ publishedAt: null, settledAt: null, createdBy: caller.sub, version: 1 },
      ...{ prizesSetBy: caller.sub, prizesSetAt: at },
      ...{ createdAt: at, updatedAt: at },
    };
    await needs.write([
      ...guards,
      needs.tournaments.insert(row),
      needs.audit(tournamentEvent(now, 'TOURNAMENT_CREATED', caller, row)),
    ]);
    return presented(row, now);
  };

export const updateTournament =
  (needs: Needs) =>
  async (
    caller: Caller,
    { id, expectedVersion, rules }: InputOf<'updateTournament'>,
  ): Promise<Tournament> => {
    const now = needs.clock();
    const { row: before, facts, guards } = await knownTournament(needs, caller, id);
    checkStep(before, expectedVersion, ['DRAFT'], now);
    const at = now.toISOString();
    const fields = await checkedFields(needs, facts, rules);
    const row: TournamentRow = {
      ...before,
      ...fields,
      ...(!isDeepStrictEqual(givenBy(before), givenBy(fields)) && {
        ...{ prizesSetBy: caller.sub, prizesSetAt: at },
      }),
      version: before.version + 1,
      updatedAt: at,
    };
    await needs.write([
      ...guards,
      needs.tournaments.replace(row, undefined),
      needs.audit(tournamentEvent(now, 'TOURNAMENT_UPDATED', caller, row)),
    ]);
    return presented(row, now);
  };

export const deleteTournament =
  (needs: Needs) =>
  async (caller: Caller, { id, expectedVersion }: InputOf<'deleteTournament'>): Promise<boolean> => {
    const now = needs.clock();
    const { row, guards } = await knownTournament(needs, caller, id);
    checkStep(row, expectedVersion, ['DRAFT'], now);
    await needs.write([
      ...guards,
      needs.tournaments.remove(row),
      needs.audit(tournamentEvent(now, 'TOURNAMENT_DELETED', caller, row)),
    ]);
    return true;
  };

/** What the brand gives: see `publishTournament`. */
const givenBy = ({ coin, prizeKind, prizes }: TournamentFields) => ({ coin, prizeKind, prizes });

/** Drafts have no entries. */
const presented = (row: TournamentRow, now: Date) =>
  presentTournament(row, { entrants: 0, entry: undefined, now });

/** Checks the rules that depend on the brand, its games and the prizes. */
async function checkedFields(
  needs: Needs,
  { brand }: BrandFacts,
  rules: RulesInput,
): Promise<TournamentFields> {
  const coin = brand.coinTypes.find(({ code, kind }) => code === rules.coin && kind === 'PLAY');
  if (!coin) throw new Refusal('coin.missing');
  const buyInCoin = buyInCoinOf(brand, rules.buyInCoin);
  const offered = await needs.offered(rules.gameIds);
  const isOffered = rules.gameIds.every(
    (gameId) => brand.gameIds.includes(gameId) && offered.some(({ id }) => id === gameId),
  );
  if (!isOffered) throw new Refusal('input.invalid', { field: 'rules.gameIds' });
  const fields: TournamentFields = {
    ...rules,
    decimals: coin.decimals,
    buyInDecimals: buyInCoin?.decimals ?? null,
  };
  const mostRanks = Math.min(rules.maxEntrants ?? Infinity, limits.tournament.rankedPrizes);
  const fault = prizeFault(frozenPrizes(rules), {
    mostRanks,
    budget: BigInt(limits.coin.largestAmount),
  });
  if (fault) throw new Refusal('tournament.prizes', { fault: fault.fault, index: fault.index });
  return fields;
}

/** The coin of a buy-in in tickets; undefined for a buy-in in the coin of the tournament. */
function buyInCoinOf({ coinTypes }: BrandFacts['brand'], code: string | null) {
  if (code === null) return undefined;
  const coin = ticketCoin(coinTypes, code);
  if (!coin) throw new Refusal('input.invalid', { field: 'rules.buyInCoin' });
  return coin;
}
