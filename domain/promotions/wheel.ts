import { type CheckedItem, checkedItem } from '@novalink/engine/proof';
import { publishedCommitment, seededDraw, type Seeds } from '@novalink/engine';
import { limits } from '#domain/limits';
import { requestHash } from '@novalink/ledger';
import type { Sector } from './rules';

/** Throws a RangeError if a weight is not a positive integer or their sum is too large. */
export function totalWeight(weights: readonly number[]): number {
  const isPositive = weights.every((weight) => Number.isSafeInteger(weight) && weight > 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!isPositive || total < 1 || total > limits.promotion.weights)
    throw new RangeError('Invalid weights of a wheel.');
  return total;
}

/**
 * The index of the drawn sector. The number from 0 to the sum of the weights is drawn like the first number of a round. No
 * round and no other wheel may use the same seeds with the same nonce.
 */
export function drawSector(weights: readonly number[], seeds: Seeds): number {
  let ticket = seededDraw(seeds)(totalWeight(weights));
  return weights.findIndex((weight) => {
    ticket -= weight;
    return ticket < 0;
  });
}

/** SHA-256, in hex, of the sectors with their weights and prizes. It is published before the draw. */
export const wheelHash = (sectors: readonly Sector[]): string => requestHash(sectors);

/** A draw with everything that is needed to repeat it, after the server seed was revealed. */
export interface WheelDraw extends Seeds {
  readonly sectors: readonly Sector[];
  readonly wheelHash: string;
  readonly serverSeedHash: string;
  /** The index of the drawn sector. */
  readonly sector: number;
}

/** Repeats a draw and compares each value that the server reported with the result. Throws for invalid seeds. */
export function checkWheelDraw(draw: WheelDraw): {
  readonly items: readonly CheckedItem[];
  readonly holds: boolean;
} {
  const { sectors, serverSeed } = draw;
  const found = drawSector(
    sectors.map(({ weight }) => weight),
    draw,
  );
  const items = [
    checkedItem('Commitment', draw.serverSeedHash, publishedCommitment(serverSeed)),
    checkedItem('Wheel', draw.wheelHash, wheelHash(sectors)),
    checkedItem('Sector', sectorText(sectors, draw.sector), sectorText(sectors, found)),
  ];
  return { items, holds: items.every(({ equal }) => equal) };
}

const sectorText = (sectors: readonly Sector[], index: number): string =>
  `${index}: ${sectors[index]?.label ?? 'none'}`;
