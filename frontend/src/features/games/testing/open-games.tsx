import { coinFlip } from '#domain/slots/testing/ground-truths';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ShownRun } from '../../../parts/lab/run-requests';
import { runUnderWay } from '../../../parts/lab/testing/run-under-way';
import { fakePlatform } from '../../../platform/fake-platform';
import { Refused } from '../../../platform/faults';
import { openPage } from '../../../platform/open-page';
import { ProviderGamesPage } from '../provider-games-page';

const email = 'maria@studio.test';
export const at = '2026-11-20T09:00:00Z';
const company = { id: '01C', name: 'Aurora Reels', kind: 'PROVIDER', status: 'APPROVED', owner: email };

export const model = JSON.stringify(coinFlip);

const game = {
  id: '01G',
  companyId: company.id,
  companyName: company.name,
  code: 'aurora-veil',
  title: 'Aurora Veil',
  type: 'SLOT',
  description: null,
  tags: [],
  thumbnailKey: 'novalink/games/images/me/thumbnail.webp',
  images: [],
  languages: ['en'],
  restrictedCountries: [],
  status: 'DRAFT',
  offered: false,
  live: null,
  reviewNote: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

interface Start {
  readonly game?: object;
  readonly version?: object;
  readonly company?: object;
  readonly runs?: object[];
  /** The status of the company and its compliance profile, as the server tells it. */
  readonly readiness?: object;
}

/** A server with one company; it keeps one game and one version, each moved on from the version that was seen. */
export const openGames = async (path: string, start: Start = {}) => {
  let kept: Record<string, unknown> = { ...game, ...start.game };
  let version: Record<string, unknown> | null = start.version ? { ...draft, ...start.version } : null;
  let runs: object[] = start.runs ?? [];
  const step = (status: string) => () => {
    version = { ...version, status, version: Number(version?.version) + 1 };
    return version;
  };
  const fake = fakePlatform({
    listCompanies: () => ({ items: [{ ...company, ...start.company }], nextToken: null }),
    listGames: () => ({ items: start.game ? [kept] : [], nextToken: null }),
    getGame: () => ({
      ...kept,
      versions: { items: version ? [version] : [], nextToken: null },
      history: { items: [], nextToken: null },
    }),
    createGame: ({ input }) => {
      const given = input as { code: string };
      if (given.code === 'taken') throw new Refused('game.code-taken', { code: 'taken' });
      kept = { ...game, ...given };
      return kept;
    },
    updateGame: ({ input }) => {
      const { expectedVersion, ...changes } = input as { expectedVersion: number };
      if (expectedVersion !== kept.version) throw new Refused('game.stale');
      kept = { ...kept, ...changes, version: kept.version + 1 };
      return kept;
    },
    getGameVersion: () => version,
    createGameVersion: ({ input }) => {
      version = { ...draft, ...(input as object) };
      return version;
    },
    updateGameVersion: ({ input }) => {
      const { expectedVersion, ...changes } = input as { expectedVersion: number };
      if (expectedVersion !== version?.version) throw new Refused('version.stale');
      version = { ...version, ...changes, version: expectedVersion + 1 };
      return version;
    },
    startTestRun: () => {
      runs = [{ ...run, status: 'QUEUED' }];
      return runs[0];
    },
    listTestRuns: () => ({ items: runs, nextToken: null }),
    getCompany: () => ({
      id: company.id,
      status: company.status,
      compliance: { status: 'VALID' },
      ...start.readiness,
    }),
    submitGameVersion: step('IN_REVIEW'),
    withdrawGameVersion: step('TESTED'),
    publishGameVersion: step('LIVE'),
  });
  await fake.arrive(email, ['PROVIDERS']);
  const page = openPage(ProviderGamesPage, fake.platform, path);
  return {
    ...page,
    game: () => kept,
    version: () => version,
    theRunEnds: (ended: object, tested: object) => {
      runs = [{ ...run, ...ended }];
      version = { ...version, ...tested, testRun: runs[0] };
    },
    somebodyElseSaves: (changes: object) => {
      kept = { ...kept, ...changes, version: Number(kept.version) + 1 };
    },
    anAdminDecides: (status: string) => {
      version = { ...version, status, version: Number(version?.version) + 1 };
    },
    somebodyElseSavesTheVersion: (changes: object) => {
      version = { ...version, ...changes, version: Number(version?.version) + 1 };
    },
  };
};

const draft = {
  id: '01V',
  gameId: '01G',
  companyId: '01C',
  semver: '1.0.0',
  mathModel: model,
  mathModelHash: 'abc',
  declaredRtp: '1.0',
  declaredMaxWinX: 2,
  volatility: null,
  features: [],
  betLevels: [1],
  minBet: 1,
  maxBet: 1,
  rulesText: 'A pays twice the bet.',
  changelog: null,
  symbols: [],
  certifiedRunId: null,
  testRun: null,
  status: 'DRAFT',
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  submittedAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

export const run: ShownRun = {
  ...runUnderWay('01R'),
  name: coinFlip.name,
  gameId: '01G',
  versionId: '01V',
  semver: '1.0.0',
  mathModelHash: 'abc',
  rounds: 10_000_000,
  status: 'QUEUED',
  shardsDone: 0,
};

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
