import type { TournamentConnection } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { readFacts } from '#lambda/services/brands/brand-access';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/show-tournaments/needs';
import { manages } from '#lambda/functions/show-tournaments/tournament';
import { entrantsOf, type Boards } from '#lambda/services/tournaments/entrants';
import { Refusal } from '#lambda/runtime/refusal';
import { ulidForm } from '#domain/ulid';
import { presentTournament } from '#lambda/services/tournaments/present-tournament';

interface Asked {
  readonly brandId: string;
  readonly limit: number;
  readonly nextToken: string | null;
}

/** The tournaments of a brand that the caller may see, newest first. The token is the id of the last one. */
export const listTournaments =
  (needs: Needs, boards: Boards) =>
  async (caller: Caller, { brandId, limit, nextToken }: Asked): Promise<TournamentConnection> => {
    if (nextToken !== null && !ulidForm.test(nextToken))
      throw new Refusal('input.invalid', { field: 'nextToken' });
    const facts = await readFacts(needs, caller, brandId);
    const isManager = manages(needs, caller, facts);
    const isShown = facts.isOpen || facts.user !== undefined || isManager;
    if (!guard('brand.open', isShown)) throw new Refusal('brand.missing');
    const { rows, last } = await needs.tournaments.page(brandId, limit, nextToken ?? undefined);
    const shown = rows.filter(({ status }) => isManager || status !== 'DRAFT');
    const now = needs.clock();
    const items = await Promise.all(
      shown.map(async (row) => {
        const [entrants, entry] = await Promise.all([
          entrantsOf(needs, boards, row),
          facts.user ? needs.entries.find(row, facts.user.playerId) : undefined,
        ]);
        return presentTournament(row, { entrants, entry, now });
      }),
    );
    return { items, nextToken: last ?? null };
  };
