import { util } from '@aws-appsync/utils';
import type { PlayerRow } from './player-row';

/** The current state of a player: an exclusion may have ended, and looser limits may have taken effect. */
export function playerNow(row: PlayerRow): PlayerRow {
  const now = util.time.nowISO8601();
  const { status, selfExcludedUntil, pendingLimits } = row;
  const isBack = status === 'SELF_EXCLUDED' && selfExcludedUntil && selfExcludedUntil <= now;
  const isDue = pendingLimits && pendingLimits.from <= now;
  return {
    ...row,
    ...(isBack ? { status: 'ACTIVE', selfExcludedUntil: null, onBreak: false } : {}),
    ...(isDue ? { limits: pendingLimits.limits, pendingLimits: null } : {}),
  };
}

/** The public fields of a player. The owner of the brand's company counts as ADMIN. */
export function presentPlayer(row: PlayerRow, owner: string) {
  const owns = row.userId === owner;
  const player = playerNow(row);
  const { tags = [], onBreak = false } = player;
  return { ...player, owns, level: owns ? 'ADMIN' : player.level, tags, onBreak };
}
