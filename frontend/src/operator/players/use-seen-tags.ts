import { useState } from 'react';
import type { ListedPlayer } from '../../parts/brand/list-players';

/** The tags of all players that the page has shown, and the tag of the filter, in alphabetical order. */
export function useSeenTags(
  players: readonly Pick<ListedPlayer, 'tags'>[],
  filtered: string | undefined,
): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const shown = [...players.flatMap(({ tags }) => tags), ...(filtered === undefined ? [] : [filtered])];
  const all = [...new Set([...seen, ...shown])].sort();
  // A filtered list contains fewer tags, but the other tags stay selectable.
  if (all.length > seen.length) setSeen(all);
  return all;
}
