import type { SearchKind } from '../generated/types';
import { allNames, catalogueNames, ownedNames, searchSort } from '../keys';
import { limits } from '../limits';
import { joinedLabel, searchWords } from './search-words';

/** The fields of a company, game, casino or brand from which index entries are created. */
export interface Searchable {
  readonly kind: SearchKind;
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  /** A game's code or a brand's slug. */
  readonly code: string | undefined;
  /** Whether it is a game that visitors can see. */
  readonly offered: boolean;
}

/** A row of the index. There is one for each word and each partition of an audience. */
export interface SearchEntry {
  readonly pk: string;
  readonly sk: string;
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: string;
  readonly words: string;
}

/** All index rows for an entity with a name. */
export function searchEntries({ kind, id, owner, name, code, offered }: Searchable): SearchEntry[] {
  const named = wordsIn(name);
  const words = [...new Set([...named, ...wordsIn(code ?? ''), ...wordsIn(id)])];
  const found = { kind, id, name, words: joinedLabel(words) };
  const later = new Set(named.slice(limits.search.indexedWords));
  const indexed = words.filter((word) => !later.has(word));
  const partitions = [allNames, ownedNames(owner), ...(offered ? [catalogueNames] : [])];
  return partitions.flatMap((pk) =>
    indexed.map((word) => ({ pk, sk: searchSort(word, kind, id), ...found })),
  );
}

const wordsIn = (text: string) => searchWords(text.normalize('NFKD'));
