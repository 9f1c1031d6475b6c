/** Number of chains that the consumers of the journal's stream write. A consumer picks one at random, from 0. */
export const dayLanes = 64;

/** All chains that a day can have, including the one of the nightly sweep. */
export const allLanes: readonly number[] = Array.from({ length: dayLanes + 1 }, (_, lane) => lane);

/** The last chain. The nightly sweep adds entries to it that no other chain contains. */
export const sweepLane = allLanes.length - 1;

/** Maximum number of entries in a block: 32 KB at 64 bytes per entry. */
export const blockSize = 500;
