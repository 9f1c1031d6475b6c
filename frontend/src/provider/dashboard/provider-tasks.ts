import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { AttentionItem } from '../../parts/dashboards/attention-panel';
import type { ChecklistItem } from '../../ui/checklist';
import { complianceAttention, isCompliant } from '../../parts/dashboards/compliance-task';
import type { ProviderMetricsPanel, ProviderStatus } from './read-provider-metrics';

type Games = ProviderMetricsPanel['games'];

const gamePath = (gameId: string) => generatePath(routes.ProviderGame.path, { gameId });

/** The tasks of a provider, derived from the current state. */
export const providerAttention = ({ getCompany }: ProviderStatus, games: Games): readonly AttentionItem[] => [
  ...complianceAttention(getCompany?.compliance?.status),
  ...games.flatMap(({ gameId, title, status }) => {
    if (status === 'SUSPENDED') return [{ text: `An admin suspended ${title}`, to: gamePath(gameId) }];
    if (status === 'DRAFT') return [{ text: `${title} is not live yet`, to: gamePath(gameId) }];
    return [];
  }),
];

/** The set-up steps of a new provider. */
export const providerSetup = (
  { getCompany, listTestRuns }: ProviderStatus,
  games: Games,
): readonly ChecklistItem[] => [
  {
    label: 'Get your compliance profile approved.',
    done: isCompliant(getCompany?.compliance?.status),
    to: routes.Compliance.path,
    action: 'Open the compliance profile',
  },
  {
    label: 'Create a game.',
    done: games.length > 0,
    to: routes.ProviderGames.path,
    action: 'Open your games',
  },
  {
    label: 'Pass a test run of its math model.',
    done: listTestRuns.items.some(({ status }) => status === 'PASSED'),
    to: routes.TestLab.path,
    action: 'Open the Test Lab',
  },
  {
    label: 'Submit a version and publish it after its review.',
    done: games.some(({ status }) => status !== 'DRAFT'),
    to: routes.ProviderGames.path,
    action: 'Open your games',
  },
  { label: 'Play the first round.', done: games.some(({ figures }) => figures.rounds > 0) },
];
