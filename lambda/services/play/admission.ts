import { guard } from '#domain/guard';
import { brokenLimit, sessionEnd } from '#domain/play/play-limits';
import { Refusal } from '#lambda/runtime/refusal';
import { brandUserAt, type BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import type { GameRow } from '#lambda/stores/games/game-row';
import type { PlayFacts, Standing } from '#lambda/stores/play/play-facts';
import type { PlayedBrand, PlayedCoin } from '#lambda/stores/play/play-facts-rows';
import type { PlayRow } from '#lambda/stores/play/play-row';
import type { PlaySessionRow } from '#lambda/stores/play/play-session-row';

export interface Known {
  readonly brand: PlayedBrand;
  /** The player in the current state. */
  readonly player: BrandUserRow;
}

/** Brands are missing for callers who are neither in a group nor casino users. */
export function checkMayPlay({ mayPlay }: Pick<Standing, 'mayPlay'>): void {
  if (!guard('caller.casino-user', mayPlay)) throw new Refusal('brand.missing');
}

/** Refuses callers whose access was withdrawn, and those who may not play at all. */
export function checkAccess(standing: Pick<Standing, 'isWithdrawn' | 'mayPlay'>): void {
  checkMayPlay(standing);
  if (!guard('caller.access', !standing.isWithdrawn)) throw new Refusal('caller.rights-withdrawn');
}

/** A player of the brand, whether they may play now or not. The brand is missing for other users. */
export function knownPlayer(standing: Standing, now: Date): Known {
  checkAccess(standing);
  const { brand, player } = standing;
  if (!brand || !guard('player.member', player !== undefined)) throw new Refusal('brand.missing');
  if (!player) throw new Refusal('player.missing');
  return { brand, player: brandUserAt(player, now) };
}

/** A player who may play now. Only players and managers of a closed brand get `brand.closed`. */
export function admittedPlayer(facts: PlayFacts, now: Date): Known {
  checkAccess(facts);
  const isOpen = guard('session.open-brand', facts.isOpen);
  if (!facts.brand || (!isOpen && !facts.player)) throw new Refusal('brand.missing');
  if (!isOpen) throw new Refusal('brand.closed');
  if (!facts.player) throw new Refusal('player.missing');
  const known = knownPlayer(facts, now);
  const { player } = known;
  const { excludedUntil } = facts;
  const lasts = (until: string | null | undefined): until is string => !!until && until > now.toISOString();
  if (lasts(excludedUntil)) throw new Refusal('player.self-excluded', { until: excludedUntil });
  const { selfExcludedUntil, onBreak } = player;
  if (lasts(selfExcludedUntil))
    throw new Refusal(onBreak ? 'player.on-break' : 'player.self-excluded', { until: selfExcludedUntil });
  const { status } = player;
  if (!guard('player.active', status !== 'SUSPENDED')) throw new Refusal('player.suspended');
  if (!guard('player.active', status === 'ACTIVE')) throw new Refusal('player.wrong-status', { status });
  return known;
}

/** The offered game of the brand, with its live version. */
export function offeredGame({ brand, game }: PlayFacts): Required<Pick<GameRow, 'id' | 'live'>> {
  const isOffered = game?.offered === true && brand?.gameIds.includes(game.id) === true;
  if (!game?.live || !guard('session.offered-game', isOffered)) throw new Refusal('game.missing');
  return { id: game.id, live: game.live };
}

/** The coin of the game session. */
export function playedCoin({ coinTypes }: PlayedBrand, code: string): PlayedCoin {
  const coin = coinTypes.find((one) => one.code === code && one.kind === 'PLAY');
  if (!coin) throw new Refusal('coin.missing', { coin: code });
  return coin;
}

/** The current session. It has not expired, its game version is live, and no other session has started. */
export function goingSession(
  facts: PlayFacts,
  { brand, player }: Known,
  now: Date,
): { readonly session: PlaySessionRow; readonly play: PlayRow } {
  const { session, play } = facts;
  if (!session || !play) throw new Refusal('session.missing');
  const { live } = offeredGame(facts);
  const since = play.playingSince ?? session.startedAt;
  const ends = sessionEnd(since, brand.responsiblePlay.sessionMaxMinutes, player.limits);
  const isOver = [session.endsAt, ends].some((end) => Date.parse(end) <= now.getTime());
  if (isOver || play.sessionId !== session.id || live.versionId !== session.versionId)
    throw new Refusal('session.ended');
  return { session, play };
}

export interface Stake {
  readonly coin: string;
  readonly decimals: number;
  /** Minor units of a bet or a buy-in. */
  readonly amount: bigint;
}

/** Refuses a stake that could raise the player's losses above a limit of the player or of the brand. */
export function checkLimits(
  { brand, player }: Known,
  { coin, decimals, amount }: Stake,
  { losses }: Pick<PlayRow, 'losses'>,
  now: Date,
): void {
  const broken = brokenLimit(
    {
      ...{ bet: amount, decimals, counted: losses[coin] },
      own: player.limits,
      brandDailyLoss: brand.responsiblePlay.dailyLossLimit,
    },
    now,
  );
  if (!broken) return;
  throw new Refusal('player.limit-reached', { limit: broken.limit, until: broken.until.toISOString() });
}
