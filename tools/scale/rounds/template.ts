import type { Access, Call } from '../partitions/access';

/** What a key may name. `company` is whom the brand belongs to. */
export type Named = 'brand' | 'casino' | 'company' | 'game' | 'player' | 'session';
export type Names = Readonly<Record<Named, string>>;

/** What is another for each round: in the order of time, as times, ULIDs and numbers are, or in none. */
type Fresh = 'later' | 'random';
type Piece =
  | { readonly text: string }
  | { readonly named: Named }
  /** `of` is what was recorded, which tells it from others of the same round. */
  | { readonly fresh: Fresh; readonly of: string };

export interface AccessTemplate {
  readonly store: string;
  readonly read: number;
  readonly write: number;
  readonly partitionKey: readonly Piece[];
  readonly sortKey: readonly Piece[];
  /** For people: `Journal/gsi2 DAY#{brand}#…`. */
  readonly name: string;
  /** Whether the partition key is shared and its newest sort key is the largest. */
  readonly isAscending: boolean;
  /** What everybody of a brand, a game or the platform shares, and no split takes apart: one item or one end of a key. */
  readonly isOnePosition: boolean;
}
export interface CallTemplate {
  readonly isTransaction: boolean;
  readonly accesses: readonly AccessTemplate[];
}

/** Recorded keys with what they name taken out, so that any player can be put in. */
export const templateOf = ({ isTransaction, accesses }: Call, names: Names): CallTemplate => ({
  isTransaction,
  accesses: accesses.map((access) => accessTemplate(access, names)),
});

function accessTemplate({ store, read, write, ...keys }: Access, names: Names): AccessTemplate {
  const partitionKey = piecesOf(keys.partitionKey, names);
  const sortKey = piecesOf(keys.sortKey, names);
  const isShared = !partitionKey.some((piece) => 'fresh' in piece || isPersonal(piece));
  const [first] = sortKey.filter((piece) => !('text' in piece));
  const isAscending = isShared && first !== undefined && 'fresh' in first && first.fresh === 'later';
  const isOneItem = isShared && !sortKey.some((piece) => 'fresh' in piece || isPersonal(piece));
  return {
    store,
    read,
    write,
    partitionKey,
    sortKey,
    name: `${store} ${shown(partitionKey)} ${isAscending ? '…' : shown(sortKey)}`,
    isAscending,
    isOnePosition: isAscending || isOneItem,
  };
}

const isPersonal = (piece: Piece) =>
  'named' in piece && (piece.named === 'player' || piece.named === 'session');

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ulid = '0[0-9A-HJKMNP-TV-Z]{25}';
const instant = '\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z';
const paddedNumber = '(?<![\\dA-Za-z-])\\d{9,}(?![\\dA-Za-z-])';

function piecesOf(key: string, names: Names): Piece[] {
  const known = new Map(Object.entries(names).map(([named, text]) => [text, named as Named]));
  // The longest first: a casino's id may hold its brand's.
  const texts = [...known.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(${[...texts, uuid, ulid, instant, paddedNumber].join('|')})`);
  return key
    .split(pattern)
    .filter((text) => text !== '')
    .map((text): Piece => {
      const named = known.get(text);
      if (named !== undefined) return { named };
      if (!pattern.test(text)) return { text };
      return { fresh: new RegExp(`^${uuid}$`).test(text) ? 'random' : 'later', of: text };
    });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const shown = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      return 'named' in piece ? `{${piece.named}}` : '…';
    })
    .join('');

/** The key of one round. */
export const filledIn = (pieces: readonly Piece[], names: Names, round: number): string =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      if ('named' in piece) return names[piece.named];
      return `${piece.fresh === 'later' ? `${round}`.padStart(12, '0') : scattered(round)}-${piece.of}`;
    })
    .join('');

const scattered = (round: number) => Math.imul(round + 1, 0x9e3779b1).toString(16);
