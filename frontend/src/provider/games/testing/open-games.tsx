import { coinFlip } from '@novalink/engine/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComplianceProfile } from '#domain/generated/types';
import { companyOf, type KeptCompany } from '../../../parts/companies/testing/company';
import type { OpenVersion } from '../version-fields';
import type { OwnedGame } from '../../../parts/games/owned-game';
import type { ShownRun } from '../../../parts/lab/run-requests';
import { runningRun } from '../../../parts/lab/testing/running-run';
import { fakePlatform } from '../../../platform/fake-platform';
import { Refused } from '../../../platform/api/errors';
import { routes } from '#domain/routes';
import { openPages } from '../../../platform/open-page';
import { GamePage } from '../game-page';
import { ProviderGamesPage } from '../provider-games-page';
import { NewVersionPage } from '../../versions/new-version-page';
import { VersionPage } from '../../versions/version-page';

const email = 'maria@studio.test';
export const at = '2026-11-20T09:00:00Z';
const company = companyOf({ owner: email });

export const model = JSON.stringify(coinFlip);

const game: OwnedGame = {
  id: '01G',
  companyId: company.id,
  owner: email,
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
  featuredAt: null,
  reviewNote: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

interface Start {
  readonly game?: Partial<OwnedGame>;
  readonly version?: Partial<OpenVersion>;
  readonly company?: Partial<KeptCompany>;
  readonly runs?: ShownRun[];
  /** The status of the company and its compliance profile, as the server returns it. */
  readonly readiness?: { readonly compliance: Pick<ComplianceProfile, 'status'> | null };
}

const pages = {
  [routes.ProviderGames.path]: ProviderGamesPage,
  [routes.ProviderGame.path]: GamePage,
  [routes.ProviderNewVersion.path]: NewVersionPage,
  [routes.ProviderVersion.path]: VersionPage,
};

/**
 * A server with one company, one game and one version. They are changed only from the version that the caller
 * has seen.
 */
export const openGames = async (path: string, start: Start = {}, given?: unknown) => {
  let kept: OwnedGame = { ...game, ...start.game };
  let version: OpenVersion | null = start.version ? { ...draft, ...start.version } : null;
  let runs: ShownRun[] = start.runs ?? [];
  const move = (changes: Partial<OpenVersion>) => {
    const seen = version ?? draft;
    version = { ...seen, ...changes, version: seen.version + 1 };
    return version;
  };
  const step = (status: OpenVersion['status']) => () => move({ status });
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
    getGameVersion: () => {
      if (version === null) throw new Refused('version.missing');
      return version;
    },
    createGameVersion: ({ input }) => {
      const { rulesText, ...given } = input as Partial<OpenVersion>;
      version = { ...draft, ...given, rulesText: rulesText ?? '' };
      return version;
    },
    updateGameVersion: ({ input }) => {
      const { expectedVersion, ...changes } = input as { expectedVersion: number };
      if (expectedVersion !== version?.version) throw new Refused('version.stale');
      return move(changes);
    },
    startTestRun: () => {
      const queued: ShownRun = { ...run, status: 'QUEUED' };
      runs = [queued];
      return queued;
    },
    listTestRuns: () => ({ items: runs, nextToken: null }),
    getCompany: () => ({
      id: company.id,
      status: company.status,
      compliance: { status: 'VALID' as const },
      ...start.readiness,
    }),
    getFileCheck: ({ key }) => ({ key, state: 'CHECKED', reason: null }),
    submitGameVersion: step('IN_REVIEW'),
    withdrawGameVersion: step('TESTED'),
    publishGameVersion: step('LIVE'),
  });
  await fake.arrive(email, ['PROVIDERS']);
  const page = openPages(pages, fake.platform, path, given);
  return {
    ...page,
    game: () => kept,
    version: () => version,
    theRunEnds: (ended: Partial<ShownRun>, tested: Partial<OpenVersion>) => {
      const testRun = { ...run, ...ended };
      runs = [testRun];
      version = { ...(version ?? draft), ...tested, testRun };
    },
    somebodyElseSaves: (changes: Partial<OwnedGame>) => {
      kept = { ...kept, ...changes, version: kept.version + 1 };
    },
    anAdminDecides: (status: OpenVersion['status']) => void move({ status }),
    somebodyElseSavesTheVersion: (changes: Partial<OpenVersion>) => void move(changes),
  };
};

const draft: OpenVersion = {
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
  symbols: [
    { symbol: 'HEADS', name: 'Heads', imageKey: null },
    { symbol: 'TAILS', name: 'Tails', imageKey: null },
  ],
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
  ...runningRun('01R'),
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
