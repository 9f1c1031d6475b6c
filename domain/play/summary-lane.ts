/** In so many parts a brand's day of summaries is kept: each takes 1,000 writes a second before it has to be split. */
export const summaryLanes = 64;

/** The part that holds a player's summaries, from 0: always the same for a player, and evenly spread over players. */
export function summaryLane(playerId: string): number {
  let mixed = 0x811c9dc5;
  for (let place = 0; place < playerId.length; place += 1)
    mixed = Math.imul(mixed ^ playerId.charCodeAt(place), 0x01000193);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % summaryLanes;
}
