/**
 * Number of partitions for a brand's summaries of a day. Each takes 1,000 writes per second before DynamoDB must
 * split it.
 */
export const summaryLanes = 64;

/** Returns the partition of a player's summaries, from 0. It never changes, and players are spread evenly. */
export function summaryLane(playerId: string): number {
  let mixed = 0x811c9dc5;
  for (let place = 0; place < playerId.length; place += 1)
    mixed = Math.imul(mixed ^ playerId.charCodeAt(place), 0x01000193);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % summaryLanes;
}
