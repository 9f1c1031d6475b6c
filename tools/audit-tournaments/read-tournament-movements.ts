import { isObject, type JsonObject, linesOf, objectOf, textIn } from '@novalink/ledger/audit';

/** The fields of an exported posted movement that tournaments need; amounts in minor units. */
export interface ExportedMovement {
  readonly place: string;
  readonly key: string;
  readonly kind: string;
  readonly playerId: string;
  readonly coin: string;
  readonly purse: string;
  readonly amount: bigint;
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reference: string;
  readonly gameId: string;
}

/** The movements of an export that concern tournaments. */
export interface TournamentMovements {
  /** By the id of the tournament. */
  readonly byTournament: ReadonlyMap<string, readonly ExportedMovement[]>;
  /** Bets and wins, by brand and player. */
  readonly byPlayer: ReadonlyMap<string, readonly ExportedMovement[]>;
}

const ofTournaments = new Set(['ESCROW', 'BUY_IN', 'REFUND', 'PRIZE']);
const ofRounds = new Set(['BET', 'WIN']);

export const playerName = (brandId: string, playerId: string) => `${brandId} ${playerId}`;

/** Reads exports of days (`.jsonl`). Throws for any other text. */
export function readTournamentMovements(files: readonly string[]): TournamentMovements {
  const byTournament = new Map<string, ExportedMovement[]>();
  const byPlayer = new Map<string, ExportedMovement[]>();
  const keep = (map: Map<string, ExportedMovement[]>, name: string, movement: ExportedMovement) => {
    const list = map.get(name);
    if (list) list.push(movement);
    else map.set(name, [movement]);
  };
  for (const file of files) {
    let number = 0;
    for (const line of linesOf(file)) {
      number += 1;
      if (!line.includes('"movement"')) continue;
      const place = `${file}:${number}`;
      const { movement: content } = objectOf(place, line);
      if (!isObject(content) || content.state !== 'POSTED') continue;
      const movement = movementOf(place, content);
      if (ofTournaments.has(movement.kind)) keep(byTournament, movement.reference, movement);
      if (ofRounds.has(movement.kind))
        keep(byPlayer, playerName(textIn({ content }, 'brandId'), movement.playerId), movement);
    }
  }
  return { byTournament, byPlayer };
}

function movementOf(place: string, content: JsonObject): ExportedMovement {
  const text = (name: string) => textIn({ content }, name);
  const amount = text('amount');
  if (!/^-?\d+$/.test(amount)) throw new Error(`${place}: "${amount}" is not an amount.`);
  return {
    ...{ place, key: text('key'), kind: text('kind'), playerId: text('playerId'), coin: text('coin') },
    ...{ purse: text('purse'), amount: BigInt(amount), reference: text('reference') },
    seq: Number(content.seq),
    at: Date.parse(text('at')),
    gameId: isObject(content.play) ? textIn({ content: content.play }, 'gameId') : '',
  };
}
