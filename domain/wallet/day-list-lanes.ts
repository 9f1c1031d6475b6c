import { limits } from '../limits';

/** All lanes of the list of a brand's movements of a day. */
export const dayListLanes: readonly number[] = Array.from(
  { length: limits.coin.dayListLanes },
  (_, lane) => lane,
);

/** Constants of 32-bit FNV-1a. A final mix spreads its low bits. */
const [offset, prime] = [2_166_136_261, 16_777_619];

/** The lane of a player's movements. Players are distributed evenly over the lanes. */
export function dayListLane(playerId: string, lanes: number = limits.coin.dayListLanes): number {
  let hash = offset;
  for (const character of playerId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), prime) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % lanes;
}
