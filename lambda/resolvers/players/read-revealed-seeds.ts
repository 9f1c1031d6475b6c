import { runtime, type Context } from '@aws-appsync/utils';
import type { QueryListRoundsArgs } from '#domain/generated/types';
import { revealedSeedKey } from '#domain/keys';
import { brandStanding, type BrandStanding } from '../brands/brand-standing';
import { callerOf } from '../caller';
import { readRowsOf, rowsReadOf, type BatchRead } from '../read-rows';
import { playTable } from '../tables';
import type { RoundPage } from './Query.listRounds';
import { toldRound } from './told-round';

/** A seed that a rotation has revealed. */
interface RevealedRow {
  readonly serverSeed: string;
}
type Reading<Result> = Context<QueryListRoundsArgs, BrandStanding, { result: RoundPage }, undefined, Result>;

/** Reads what has become of the seeds of a page of rounds, each once; the one in use is not there. */
export function request(ctx: Reading<undefined>) {
  const { brand, me } = brandStanding(ctx);
  const { items, nextToken } = ctx.prev.result;
  if (items.length === 0 || !me) return runtime.earlyReturn({ items, nextToken });
  const keys = hashesOf(ctx).map((hash) => revealedSeedKey(brand.id, me.playerId, hash));
  return readRowsOf(playTable(ctx), keys, true);
}

export function response(ctx: Reading<BatchRead<RevealedRow>>) {
  const { items, nextToken } = ctx.prev.result;
  const hashes = hashesOf(ctx);
  const revealed = rowsReadOf(playTable(ctx), ctx);
  const { sub } = callerOf(ctx);
  const seedOf = (hash: string) => revealed[hashes.indexOf(hash)]?.serverSeed ?? null;
  return { items: items.map((row) => toldRound(row, sub, seedOf(row.serverSeedHash))), nextToken };
}

function hashesOf({ prev }: Pick<Reading<unknown>, 'prev'>): string[] {
  const hashes: string[] = [];
  for (const { serverSeedHash } of prev.result.items) {
    if (!hashes.includes(serverSeedHash)) hashes.push(serverSeedHash);
  }
  return hashes;
}
