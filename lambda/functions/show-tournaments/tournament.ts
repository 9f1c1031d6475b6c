import type { Tournament, TournamentCertificate } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { tournamentObjectKey } from '#domain/keys/tournaments';
import { checkManages, managersGuards, readFacts } from '#lambda/services/brands/brand-access';
import type { Caller } from '#lambda/runtime/caller';
import { entrantsOf, type Boards } from '#lambda/services/tournaments/entrants';
import type { Needs } from '#lambda/functions/show-tournaments/needs';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandFacts } from '#lambda/stores/brands/brand-store';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { presentTournament } from '#lambda/services/tournaments/present-tournament';

/**
 * A tournament that the caller may see. Only managers of the brand see drafts. Refuses `tournament.missing`.
 */
export async function shownTournament(
  needs: Needs,
  caller: Caller | null,
  id: string,
): Promise<TournamentRow> {
  const row = await needs.tournaments.read(id);
  if (!row) throw new Refusal('tournament.missing');
  if (guard('tournament.published', row.status !== 'DRAFT')) return row;
  if (!caller) throw new Refusal('tournament.missing');
  await managedFacts(needs, caller, row);
  return row;
}

/** A tournament that everyone sees. Refuses `tournament.missing`. */
export async function publicTournament(
  { tournaments }: Pick<Needs, 'tournaments'>,
  id: string,
): Promise<TournamentRow> {
  const row = await tournaments.read(id);
  if (!row || !guard('tournament.published', row.status !== 'DRAFT')) throw new Refusal('tournament.missing');
  return row;
}

/** The facts about the brand, for one of its managers. Refuses `tournament.missing` for everyone else. */
export async function managedFacts(
  needs: Needs,
  caller: Caller,
  { brandId }: TournamentRow,
): Promise<BrandFacts> {
  try {
    const facts = await readFacts(needs, caller, brandId);
    checkManages(needs, caller, facts);
    return facts;
  } catch (error) {
    // Users without a group cannot have lost one.
    const isReported =
      !(error instanceof Refusal) || (error.code === 'caller.rights-withdrawn' && caller.groups.length > 0);
    throw isReported ? error : new Refusal('tournament.missing');
  }
}

/** Whether the caller manages the brand. */
export const manages = (needs: Needs, caller: Caller, facts: BrandFacts): boolean =>
  managersGuards(needs, caller, facts) !== undefined;

export const getTournament =
  (needs: Needs, boards: Boards) =>
  async (caller: Caller | null, id: string): Promise<Tournament> => {
    const row = await shownTournament(needs, caller, id);
    const player = caller && (await needs.brands.facts(row.brandId, caller))?.user;
    return presentTournament(row, {
      entrants: await entrantsOf(needs, boards, row),
      entry: player ? await needs.entries.find(row, player.playerId) : undefined,
      now: needs.clock(),
    });
  };

export const getCertificate =
  (needs: Needs) =>
  async (id: string): Promise<TournamentCertificate | null> => {
    const row = await publicTournament(needs, id);
    const { result, settledAt } = row;
    if (!result || settledAt === null) return null;
    const { resultHash } = result;
    return { path: `/${tournamentObjectKey(id, resultHash)}`, bytes: result.bytes, resultHash };
  };
