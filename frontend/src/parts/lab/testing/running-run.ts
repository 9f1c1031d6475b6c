import { labEngine, ruleSet } from '@novalink/engine/lab';
import { modelHash } from '@novalink/engine';
import { diamonds } from '@novalink/engine/testing';
import type { ShownRun } from '../run-requests';

/** A running test on the server of a model without a game. */
export const runningRun = (id: string): ShownRun => ({
  id,
  owner: 'maria@studio.test',
  name: diamonds.name,
  gameId: null,
  versionId: null,
  semver: null,
  mathModelHash: modelHash(diamonds),
  mode: 'base',
  seed: '5e'.repeat(32),
  rounds: 20_000,
  declaredRtp: diamonds.declared.rtp,
  declaredMaxWinX: diamonds.declared.maxWinX,
  status: 'RUNNING',
  shards: 2,
  shardsDone: 1,
  deadline: '2026-11-20T10:00:00Z',
  engine: labEngine,
  ruleSet,
  expectedResultHash: null,
  rtp: null,
  rtpFraction: null,
  rtpLow: null,
  rtpHigh: null,
  hit: null,
  spinHit: null,
  roundHit: null,
  maxWinX: null,
  sd: null,
  volatility: null,
  simulatedRtp: null,
  halfWidth: null,
  checks: [],
  resultHash: null,
  createdAt: '2026-11-20T09:00:00Z',
  endedAt: null,
});
