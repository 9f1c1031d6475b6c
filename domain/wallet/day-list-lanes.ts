import { limits } from '../limits';

/** Every lane of the list of a brand's day. */
export const dayListLanes: readonly number[] = Array.from(
  { length: limits.coin.dayListLanes },
  (_, lane) => lane,
);

/** FNV-1a, 32 bits; its low bits are mixed with the others at the end. */
const [offset, prime] = [2_166_136_261, 16_777_619];

/** The lane of a player's movements; players are spread evenly. */
export function dayListLane(playerId: string, lanes: number = limits.coin.dayListLanes): number {
  let hash = offset;
  for (const character of playerId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), prime) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % lanes;
}
