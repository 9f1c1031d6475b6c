/** Ids that no other run uses. */
export interface Ids {
  readonly next: () => string;
}

export function newIds(seed: string): Ids {
  let count = 0;
  return { next: () => `ct-${seed}-${(count += 1)}` };
}
