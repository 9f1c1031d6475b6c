import { gunzipSync, gzipSync } from 'node:zlib';
import { allLanes } from '#domain/wallet/day-lanes';
import { type DaySeal, exportedLine, type ExportedLine } from '@novalink/ledger/day';
import type { DayBlockStore } from '#lambda/stores/coins/day-block-store';
import type { DayMovements } from '#lambda/stores/coins/day-movements';

export interface DayReads {
  readonly blocks: Pick<DayBlockStore, 'every'>;
  readonly movements: DayMovements;
}

/** The lines of an export of a sealed day: the seals, then the blocks, then the movements. */
export async function* linesOfDay(
  { blocks, movements }: DayReads,
  { brandId, day }: Pick<DaySeal, 'brandId' | 'day'>,
  seals: readonly DaySeal[],
): AsyncGenerator<ExportedLine> {
  yield { day: { brandId, day } };
  for (const seal of seals) yield { seal };
  for (const lane of allLanes)
    for await (const block of blocks.every({ brandId, day, lane }))
      yield { block: { brandId, day, lane, ...block } };
  for await (const page of movements(brandId, day)) for (const movement of page) yield { movement };
}

/** The maximum number of lines in a file: about 30 MB before compression. */
const linesOfFile = 50_000;

/** JSON Lines, gzip. */
export async function* filesOf(lines: AsyncIterable<ExportedLine>): AsyncGenerator<Uint8Array> {
  let texts: string[] = [];
  for await (const line of lines) {
    if (texts.push(exportedLine(line)) < linesOfFile) continue;
    yield gzipSync(texts.join(''));
    texts = [];
  }
  if (texts.length > 0) yield gzipSync(texts.join(''));
}

export const linesIn = (file: Uint8Array): readonly string[] =>
  gunzipSync(file)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
