import {
  ownedRunsPartition,
  ownedRunSort,
  testRunKey,
  testRunModelKey,
  testRunResultKey,
} from '#domain/keys';
import type { Fields } from '#test/support/fields';

type Row = Readonly<Record<string, unknown>>;

const at = '2026-01-01T00:00:00.000Z';
const check = {
  rule: 'M1',
  limit: '0.962525',
  value: '0.962525',
  applies: true,
  pass: true,
  why: 'It is so.',
};
export const runResult = '{"schema":"novalink.result/1"}';

/** The fields that a run has after its end. */
const ended = {
  status: 'PASSED',
  rtp: '0.962525',
  rtpFraction: '38501/40000',
  hit: '0.281250',
  maxWinX: 480,
  sd: '5.2000',
  volatility: 'MEDIUM',
  simulatedRtp: '0.962480',
  halfWidth: '0.004236',
  checks: [check],
  resultHash: 'e'.repeat(64),
  endedAt: at,
};

/** A run with its model and its result, passed by default, in the state that the functions would leave. */
export async function givenRun(
  fields: Fields,
  { id, owner, ...more }: Row & { readonly id: string; readonly owner: string },
): Promise<string> {
  await fields.give({
    ...testRunKey(id),
    id,
    owner,
    name: 'Lantern Bay',
    mathModelHash: 'a'.repeat(64),
    mode: 'base',
    seed: 'd'.repeat(64),
    rounds: 10_000_000,
    declaredRtp: '0.9625',
    declaredMaxWinX: 500,
    shards: 3,
    playedShards: new Set([0, 1, 2]),
    deadline: '2026-01-01T01:00:00.000Z',
    engine: 'novalink-lab/1',
    ruleSet: 'ruleset/1',
    createdAt: at,
    gsi1pk: ownedRunsPartition(owner),
    gsi1sk: ownedRunSort(id),
    ...ended,
    ...more,
  });
  await fields.give({ ...testRunModelKey(id), mathModel: '{"name":"Lantern Bay"}' });
  await fields.give({ ...testRunResultKey(id), result: runResult });
  return id;
}

/** The differences between a running test and one that has ended. */
export const unended: Row = Object.fromEntries(Object.keys(ended).map((name) => [name, undefined]));
