import type { LobbyPromotion, LobbyTournament } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { limits } from '#domain/limits';
import { isForEveryone } from '#domain/promotions/eligibility';
import { statusAt as promotionStatusAt } from '#domain/promotions/lifecycle';
import { statusAt as tournamentStatusAt } from '#domain/tournaments/lifecycle';
import type { Needs } from '#lambda/functions/show-tournaments/needs';
import { Refusal } from '#lambda/runtime/refusal';
import type { LobbyFacts } from '#lambda/stores/brands/lobby-store';

/** The maximum age of a cached lobby, in milliseconds. */
const keptMs = 10_000;
/** The number of lobbies that a warm function caches. */
const remembered = 200;

type PublicLobby = Awaited<ReturnType<ReturnType<typeof readLobby>>>;

/**
 * The public lobby of a brand. Each is read at most every ten seconds, however many guests open it. Refuses
 * `brand.missing` for a brand that is not open, also for its managers and players.
 */
export function getPublicLobby(needs: Pick<Needs, 'lobbies' | 'clock'>) {
  const known = new Map<string, { readonly at: number; readonly lobby: Promise<PublicLobby> }>();
  const read = readLobby(needs);
  return (brandId: string): Promise<PublicLobby> => {
    const at = needs.clock().getTime();
    const found = known.get(brandId);
    if (found && at - found.at < keptMs) return found.lobby;
    const lobby = read(brandId);
    known.delete(brandId);
    known.set(brandId, { at, lobby });
    // A failed read is not cached, and neither is a missing brand.
    lobby.catch(() => {
      if (known.get(brandId)?.lobby === lobby) known.delete(brandId);
    });
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return lobby;
  };
}

const readLobby =
  ({ lobbies, clock }: Pick<Needs, 'lobbies' | 'clock'>) =>
  async (brandId: string) => {
    const facts = await lobbies.facts(brandId);
    if (!facts?.casino || !facts.company || !guard('brand.open', isOpen(facts)))
      throw new Refusal('brand.missing');
    const { brand, casino, company } = facts;
    const { id, name, tagline, logoKey, theme } = brand;
    const offered = await lobbies.games(shownFirst(brand));
    const { games, events } = limits.brand.publicLobby;
    const now = clock().getTime();
    return {
      ...{ brandId: id, name, tagline, logoKey, theme },
      ...{ casinoName: casino.name, companyName: company.name, minAge: casino.minAge },
      games: offered.slice(0, games),
      hasMoreGames: offered.length > games,
      tournaments: openTournaments(facts, now).slice(0, events),
      promotions: publicPromotions(facts, now).slice(0, events),
    };
  };

const isOpen = ({ brand, casino, company }: LobbyFacts): boolean =>
  brand.status === 'ACTIVE' && casino?.status === 'ACTIVE' && company?.status === 'APPROVED';

/** The games of the brand, the featured ones first. */
const shownFirst = ({ gameIds, featuredGameIds }: LobbyFacts['brand']): readonly string[] => [
  ...new Set([...featuredGameIds.filter((id) => gameIds.includes(id)), ...gameIds]),
];

/** In the order of their start. */
const openTournaments = ({ tournaments }: LobbyFacts, now: number): readonly LobbyTournament[] =>
  tournaments
    .map(({ tournamentId, name, startsAt, endsAt }) => ({
      ...{ id: tournamentId, name, startsAt, endsAt },
      status: tournamentStatusAt({ status: 'PUBLISHED', startsAt, endsAt }, now),
    }))
    .filter(({ status }) => status === 'RUNNING' || status === 'SCHEDULED')
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));

/** Includes promotions whose budget is used up, because budgets are not read. */
const publicPromotions = ({ promotions }: LobbyFacts, now: number): readonly LobbyPromotion[] =>
  promotions
    .filter(
      ({ rules, isPaused }) =>
        isForEveryone(rules) &&
        promotionStatusAt(
          { status: isPaused ? 'PAUSED' : 'PUBLISHED', schedule: rules.schedule, isExhausted: false },
          now,
        ) === 'ACTIVE',
    )
    .map(({ type, rules: { promotionId, name, schedule } }) => ({
      ...{ id: promotionId, type, name, endsAt: schedule.endsAt },
    }));
