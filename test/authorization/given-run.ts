import type { TestRunStatus } from '#domain/generated/types';
import {
  ownedRunsPartition,
  ownedRunSort,
  testRunKey,
  testRunModelKey,
  testRunResultKey,
} from '#domain/keys';
import { canonicalJson, type Json } from '#domain/slots/canonical-json';
import { modelHash } from '#domain/slots/model-hash';
import { diamonds } from '#domain/slots/testing/ground-truths';
import { ulid } from '#lambda/ulid';
import { put } from './given-company';
import type { Stage } from './stage';

const at = '2026-01-01T00:00:00.000Z';
/** The deadline of runs that nobody plays: they stay as they were given. */
export const longAfter = '2999-01-01T00:00:00.000Z';

/** What is run, and what versions have. */
export const mathModel = canonicalJson(diamonds as unknown as Json);
export const mathModelHash = modelHash(diamonds);
/** What a run of it proves. */
export const figures = { rtp: '0.949074', hit: '0.444444', maxWinX: 20, volatility: 'LOW' };

const ended = {
  ...figures,
  rtpFraction: '205/216',
  sd: '2.2000',
  simulatedRtp: '0.949100',
  halfWidth: '0.001800',
  checks: [{ rule: 'M1', limit: '0.949074', value: '0.949074', applies: true, pass: true, why: 'It is so.' }],
  playedShards: new Set([0, 1, 2]),
  resultHash: 'e'.repeat(64),
  endedAt: at,
};

interface Run {
  readonly id: string;
  /** The `sub` of who started it. */
  readonly owner: string;
  readonly status: TestRunStatus;
}

/** A run of a model by itself, in any status; one that is not ended is not played. */
export async function givenRun(stage: Stage, owner: string, status: TestRunStatus): Promise<string> {
  const id = ulid(new Date());
  await put(stage, ...runRows({ id, owner, status }));
  return id;
}

/** The run, the model that was run, and what it came to, if it has ended. */
export function runRows({ id, owner, status }: Run, more: Readonly<Record<string, unknown>> = {}) {
  const hasEnded = status !== 'QUEUED' && status !== 'RUNNING';
  const run = {
    ...testRunKey(id),
    id,
    owner,
    name: diamonds.name,
    mathModelHash,
    mode: 'base',
    seed: 'd'.repeat(64),
    rounds: 10_000_000,
    declaredRtp: '0.949074',
    declaredMaxWinX: 20,
    status,
    shards: 3,
    deadline: longAfter,
    engine: 'novalink-lab/1',
    ruleSet: 'ruleset/1',
    createdAt: at,
    gsi1pk: ownedRunsPartition(owner),
    gsi1sk: ownedRunSort(id),
    ...(hasEnded && ended),
    ...more,
  };
  const model = { ...testRunModelKey(id), mathModel, mathModelHash };
  const result = { ...testRunResultKey(id), result: '{"schema":"novalink.result/1"}' };
  return hasEnded ? [run, model, result] : [run, model];
}
