import { tieHash } from './ranking';
import type { ScoreState } from './scoring';

/** Larger than any score and, for negative scores, any loss. */
const offset = 10n ** 24n;
const scoreDigits = 25;
const latest = 10 ** 14 - 1;
const timeDigits = 14;
const tieDigits = 16;

/**
 * A text that sorts standings, highest first: by score, then by the earlier time, then by `tieHash`, exactly
 * as `ranked` does. An index of a table or a page can sort by it without knowing the rules.
 */
export function standingOrder(
  tournamentId: string,
  entryId: string,
  state: Pick<ScoreState, 'score' | 'reachedAt'>,
): string {
  return orderOf(state, tieHash(tournamentId, entryId).slice(0, tieDigits));
}

function orderOf({ score, reachedAt }: Pick<ScoreState, 'score' | 'reachedAt'>, tie: string): string {
  const byScore = `${score + offset}`.padStart(scoreDigits, '0');
  const byTime = `${latest - (reachedAt ?? 0)}`.padStart(timeDigits, '0');
  return `${byScore}.${byTime}.${opposite(tie)}`;
}

/**
 * The order of a certified standing. The rank decides ties instead of `tieHash`, because the certificate has other ids
 * than the leaderboard.
 */
export const certifiedOrder = ({
  rank,
  score,
  reachedAt,
}: {
  readonly rank: number;
  readonly score: bigint;
  readonly reachedAt: number;
}): string => orderOf({ score, reachedAt }, rank.toString(16).padStart(tieDigits, '0'));

/** Smaller hashes come first. */
const opposite = (hex: string): string =>
  Array.from(hex, (digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');
