import { dayListLanes } from '#domain/wallet/day-list-lanes';
import { summaryLanes } from '#domain/play/summary-lane';
import { dayLanes } from '#domain/wallet/day-lanes';
import type { Access, Call } from './calls';

/** The names in a key. `company` is the company of the brand, `user` the user of the player. */
export type Named = 'brand' | 'casino' | 'company' | 'game' | 'player' | 'user' | 'session';
export type Names = Readonly<Record<Named, string>>;

/** The parts that differ in each round: ascending over time (times, ULIDs and numbers), or random. */
type Fresh = 'later' | 'random';
type Piece =
  | { readonly text: string }
  | { readonly named: Named }
  | { readonly fresh: Fresh }
  /** One of several partitions that share the data of a brand. */
  | { readonly lanes: number };

export interface AccessTemplate {
  readonly store: string;
  readonly read: number;
  readonly write: number;
  /** A readable name: `Journal/gsi2 DAY#{brand}#…`. */
  readonly name: string;
  /** Whether all users of a brand, a game or the platform share it, and it is one item. */
  readonly isOneItem: boolean;
  /** Whether they share it and it cannot be split: one item, or the end of one key. */
  readonly isOnePosition: boolean;
  /** The number of partitions that share it. */
  readonly lanes: number;
}
export interface CallTemplate {
  readonly isTransaction: boolean;
  readonly accesses: readonly AccessTemplate[];
}

/**
 * Recorded keys whose ids and times are replaced by placeholders, as any player has them.
 */
export const templateOf = ({ isTransaction, accesses }: Call, names: Names): CallTemplate => ({
  isTransaction,
  accesses: accesses.map((access) => accessTemplate(access, names)),
});

function accessTemplate({ store, read, write, ...keys }: Access, names: Names): AccessTemplate {
  const partitionKey = inLanes(piecesOf(keys.partitionKey, names));
  const sortKey = piecesOf(keys.sortKey, names);
  const isShared = !partitionKey.some((piece) => 'fresh' in piece || isPersonal(piece));
  const [first] = sortKey.filter((piece) => !('text' in piece));
  const isAscending = isShared && first !== undefined && 'fresh' in first && first.fresh === 'later';
  const isOneItem = isShared && !sortKey.some((piece) => 'fresh' in piece || isPersonal(piece));
  return {
    store,
    read,
    write,
    name: `${store} ${shown(partitionKey)} ${isAscending ? '…' : shown(sortKey)}`,
    isOneItem,
    isOnePosition: isAscending || isOneItem,
    lanes: partitionKey.reduce((lanes, piece) => ('lanes' in piece ? piece.lanes : lanes), 1),
  };
}

/** The lanes of keys that end with the number of a lane. */
const laned = [
  ['DAY#', dayListLanes.length],
  ['SUMMARY#', summaryLanes],
  ['BLOCKS#', dayLanes],
] as const;

function inLanes(pieces: readonly Piece[]): Piece[] {
  const [first] = pieces;
  const last = pieces.at(-1);
  const found = laned.find(([start]) => first && 'text' in first && first.text.startsWith(start));
  const before = last && 'text' in last ? /^(.*#)\d{1,2}$/.exec(last.text)?.[1] : undefined;
  if (!found || before === undefined) return [...pieces];
  return [...pieces.slice(0, -1), { text: before }, { lanes: found[1] }];
}

const personal: ReadonlySet<Named> = new Set(['player', 'user', 'session']);
const isPersonal = (piece: Piece) => 'named' in piece && personal.has(piece.named);

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ulid = '0[0-9A-HJKMNP-TV-Z]{25}';
const instant = '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z';
const date = /\d{4}-\d{2}-\d{2}/;
const paddedNumber = '(?<![\\dA-Za-z-])\\d{9,}(?![\\dA-Za-z-])';

function piecesOf(key: string, names: Names): Piece[] {
  const known = new Map(Object.entries(names).map(([named, text]) => [text, named as Named]));
  // The longest first, because the id of a casino can contain the id of its brand.
  const texts = [...known.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(${[...texts, uuid, ulid, instant, paddedNumber].join('|')})`);
  return key
    .split(pattern)
    .filter((text) => text !== '')
    .map((text): Piece => {
      const named = known.get(text);
      if (named !== undefined) return { named };
      if (!pattern.test(text)) return { text: text.replace(date, '{day}') };
      return { fresh: new RegExp(`^${uuid}$`).test(text) ? 'random' : 'later' };
    });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const shown = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      if ('lanes' in piece) return '{lane}';
      return 'named' in piece ? `{${piece.named}}` : '…';
    })
    .join('');
