import {
  brandKey,
  brandUserKey,
  casinoKey,
  companyKey,
  exclusionKey,
  gameKey,
  playerChoiceKey,
  playKey,
  playSessionKey,
  withdrawnKey,
} from '#domain/keys';
import { runningTournamentsKey } from '#domain/keys/tournaments';
import { accessOf, type Caller } from '#lambda/runtime/caller';
import { parseBrandUser, type BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { parseGame, type GameRow } from '#lambda/stores/games/game-row';
import {
  parsePlayedBrand,
  parsePlayedCasino,
  parseStatus,
  parseSince,
  parseUntil,
  type PlayedBrand,
} from '#lambda/stores/play/play-facts-rows';
import { parsePlay, type PlayRow } from '#lambda/stores/play/play-row';
import {
  parsePlaySession,
  type NamedSession,
  type PlaySessionRow,
} from '#lambda/stores/play/play-session-row';
import type { TournamentRules } from '#domain/tournaments/rules';
import type { SharedRows } from '#lambda/stores/play/shared-rows';
import { noPublished, parsePublished } from '#lambda/stores/tournaments/published-tournaments';
import { readRows, type RowKey as Key } from '#lambda/stores/read-rows';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

/** The state of a player in a brand. */
export interface Standing {
  /** Whether all access of the player's token was withdrawn. */
  readonly isWithdrawn: boolean;
  /** Whether the caller is in a group or is a casino user. */
  readonly mayPlay: boolean;
  readonly brand: PlayedBrand | undefined;
  /** Undefined until they join. */
  readonly player: BrandUserRow | undefined;
  /** Undefined until their first session. */
  readonly play: PlayRow | undefined;
  /** End of their exclusion from all brands, in ISO 8601; it can be in the past. */
  readonly excludedUntil: string | undefined;
  /** Start of that exclusion, in ISO 8601; undefined if it started before the time was recorded. */
  readonly excludedSince: string | undefined;
}

/** A player's state and everything else that a game session depends on. */
export interface PlayFacts extends Standing {
  readonly isOpen: boolean;
  /** Whether the coins of the brand are in the wallet of its operator. */
  readonly isSeamless: boolean;
  readonly game: GameRow | undefined;
  /** Undefined if the request names no session of the player. */
  readonly session: PlaySessionRow | undefined;
  /** The brand's published tournaments. A new tournament can be missing for a few seconds. */
  readonly tournaments: readonly TournamentRules[];
}

/** The current game session, or the game for a new one. */
export type GameSession = NamedSession | { readonly gameId: string };

export interface PlayFactsStore {
  /** The caller's seeds and losses; undefined before their first session. */
  play(caller: Caller, brandId: string): Promise<Pick<Standing, 'play' | 'mayPlay'>>;
  standing(caller: Caller, brandId: string): Promise<Standing>;
  /**
   * Reads everything in one round trip, except when a session or brand is requested for the first time. Rows that all
   * players of a brand or a game share can be as old as `shared` allows. When they are too old, they are read with
   * eventual consistency, in parallel with the player's own rows.
   */
  facts(caller: Caller, brandId: string, gameSession: GameSession): Promise<PlayFacts>;
}

/** Maximum number of game sessions that a warm function caches. */
const remembered = 1000;

export interface PlayFactsNeeds extends PlayStoreNeeds, Pick<StoreNeeds, 'mainTable'> {
  readonly shared: SharedRows;
}

export function playFactsStore(needs: PlayFactsNeeds): PlayFactsStore {
  /**
   * The ids that belong to a game session: its row, the casino and company of its brand, and its game. They
   * never change.
   */
  const ways = new Map<string, Way>();
  const inMain = (key: Key) => ({ table: needs.mainTable, key });
  const read = async (records: readonly Key[], plays: readonly Key[]) => {
    const inPlay = plays.map((key) => ({ table: needs.playTable, key }));
    return byName([...records, ...plays], await readRows(needs, [...records.map(inMain), ...inPlay]));
  };
  /** Refreshes cached rows that are too old. */
  const readAgain = async (records: readonly Key[]) =>
    byName(records, await readRows(needs, records.map(inMain), { isConsistent: false }));
  const readSharing = async ({ records, plays }: OwnKeys, shared: readonly Key[]) => {
    const known = shared.flatMap((key) => {
      const row = needs.shared.find(nameOf(key));
      return row === undefined ? [] : [[nameOf(key), row] as const];
    });
    const names = new Set(known.map(([name]) => name));
    const asked = shared.filter((key) => !names.has(nameOf(key)));
    const again = asked.filter((key) => needs.shared.isKnown(nameOf(key)));
    const both = await Promise.all([
      read([...records, ...asked.filter((key) => !again.includes(key))], plays),
      readAgain(again),
    ]);
    const rows = new Map(both.flatMap((some) => [...some]));
    for (const key of asked) needs.shared.keep(nameOf(key), rows.get(nameOf(key)) ?? whenMissing(key));
    return new Map([...rows, ...known]);
  };
  const remember = (name: string, way: Way) => {
    ways.delete(name);
    ways.set(name, way);
    const [oldest] = ways.keys();
    if (ways.size > remembered && oldest !== undefined) ways.delete(oldest);
  };
  return {
    play: async (caller, brandId) => {
      const userKey = brandUserKey(brandId, caller.sub);
      const found = await read([userKey, ...choiceKeys(caller)], []);
      const player = parsed(found, userKey, parseBrandUser);
      const play = playOf({ player }, await read([], playKeysOf({ player })));
      return { play, mayPlay: mayPlay(caller, found) };
    },
    standing: async (caller, brandId) => {
      const found = await read([brandKey(brandId), ...ownKeysOf(caller, brandId)], []);
      const standing = statusOf(caller, brandId, found);
      return { ...standing, play: playOf(standing, await read([], playKeysOf(standing))) };
    },
    facts: async (caller, brandId, gameSession) => {
      const name = `${caller.sub} ${brandId} ${JSON.stringify(gameSession)}`;
      const known = ways.get(name);
      const found = await readSharing(
        {
          records: ownKeysOf(caller, brandId),
          plays: 'sessionId' in gameSession ? keysOfSession(brandId, gameSession, known?.session) : [],
        },
        [brandKey(brandId), runningTournamentsKey(brandId), ...(known ? keysAlong(known) : [])],
      );
      const standing = statusOf(caller, brandId, found);
      const { brand, player } = standing;
      // Only sessions of the player are read.
      const session =
        'sessionId' in gameSession && player
          ? (known?.session ??
            parsed(found, playSessionKey(brandId, player.playerId, gameSession.sessionId), parsePlaySession))
          : undefined;
      const gameId = 'gameId' in gameSession ? gameSession.gameId : session?.gameId;
      const way = brand && { casinoId: brand.casinoId, companyId: brand.companyId, gameId, session };
      const missing = {
        records: [],
        plays: playKeysOf(standing).filter((key) => !found.has(nameOf(key))),
      };
      const rest = await readSharing(missing, way && !known ? keysAlong(way) : []);
      const all = new Map([...found, ...rest]);
      const play = playOf(standing, all);
      const key = runningTournamentsKey(brandId);
      const { tournaments } = parsed(all, key, parsePublished) ?? noPublished;
      const base = { ...standing, play, session, tournaments };
      if (!brand || !way) return { ...base, isOpen: false, isSeamless: false, game: undefined };
      if (gameId !== undefined) remember(name, way);
      return { ...base, ...stateAlong(way, brand, all) };
    },
  };
}

interface Way {
  readonly casinoId: string;
  readonly companyId: string;
  /** Undefined if there is no such session. */
  readonly gameId: string | undefined;
  /** The session that the caller named. */
  readonly session: PlaySessionRow | undefined;
}
/** Keys of the player's own rows, by table. */
interface OwnKeys {
  readonly records: readonly Key[];
  readonly plays: readonly Key[];
}
type Found = ReadonlyMap<string, unknown>;

const byName = (keys: readonly Key[], rows: readonly unknown[]): Found =>
  new Map(keys.map((key, position) => [nameOf(key), rows[position]]));
const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** Also caches that a brand has no tournaments, which is true for most brands. */
const whenMissing = ({ pk, sk }: Key): unknown =>
  sk === runningTournamentsKey('').sk ? { pk, sk, tournaments: [], version: 0 } : undefined;

const ownKeysOf = (caller: Caller, brandId: string): Key[] => [
  brandUserKey(brandId, caller.sub),
  exclusionKey(caller.sub),
  ...accessOf(caller).map((access) => withdrawnKey(caller.sub, access)),
  ...choiceKeys(caller),
];

/** Members of a group need not choose to play. */
const choiceKeys = ({ sub, groups, isLaunched = false }: Caller): Key[] =>
  groups.length > 0 || isLaunched ? [] : [playerChoiceKey(sub)];

const mayPlay = (caller: Caller, found: Found): boolean =>
  choiceKeys(caller).every((key) => found.get(nameOf(key)) !== undefined);

const keysOfSession = (
  brandId: string,
  { playerId, sessionId }: NamedSession,
  known: PlaySessionRow | undefined,
): Key[] => [playKey(brandId, playerId), ...(known ? [] : [playSessionKey(brandId, playerId, sessionId)])];

type Joined = Pick<Standing, 'player'>;

const playKeysOf = ({ player }: Joined): Key[] => (player ? [playKey(player.brandId, player.playerId)] : []);

const playOf = ({ player }: Joined, found: Found): PlayRow | undefined =>
  player && parsed(found, playKey(player.brandId, player.playerId), parsePlay);

const keysAlong = ({ casinoId, companyId, gameId }: Way): Key[] => [
  casinoKey(casinoId),
  companyKey(companyId),
  ...(gameId === undefined ? [] : [gameKey(gameId)]),
];

function statusOf(caller: Caller, brandId: string, found: Found): Omit<Standing, 'play'> {
  const { sub } = caller;
  return {
    isWithdrawn: accessOf(caller).every((name) => found.get(nameOf(withdrawnKey(sub, name))) !== undefined),
    mayPlay: mayPlay(caller, found),
    brand: parsed(found, brandKey(brandId), parsePlayedBrand),
    player: parsed(found, brandUserKey(brandId, sub), parseBrandUser),
    excludedUntil: parsed(found, exclusionKey(sub), parseUntil),
    excludedSince: parsed(found, exclusionKey(sub), parseSince),
  };
}

function stateAlong(
  way: Way,
  brand: PlayedBrand,
  found: Found,
): Pick<PlayFacts, 'isOpen' | 'isSeamless' | 'game'> {
  const casino = parsed(found, casinoKey(way.casinoId), parsePlayedCasino);
  const company = parsed(found, companyKey(way.companyId), parseStatus);
  return {
    isSeamless: casino?.walletMode === 'SEAMLESS',
    isOpen: brand.status === 'ACTIVE' && casino?.status === 'ACTIVE' && company === 'APPROVED',
    game: way.gameId === undefined ? undefined : parsed(found, gameKey(way.gameId), parseGame),
  };
}

function parsed<Row>(found: Found, key: Key, parse: (row: unknown) => Row): Row | undefined {
  const row = found.get(nameOf(key));
  return row === undefined ? undefined : parse(row);
}
