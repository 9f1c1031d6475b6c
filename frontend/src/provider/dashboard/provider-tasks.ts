import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { AttentionItem } from '../../parts/dashboards/attention-panel';
import type { ChecklistItem } from '../../ui/checklist';
import { complianceAttention, isCompliant } from '../../parts/dashboards/compliance-task';
import type { ProviderMetricsPanel, ProviderStatus } from './read-provider-metrics';
import * as messages from './messages';

type Games = ProviderMetricsPanel['games'];

const gamePath = (gameId: string) => generatePath(routes.ProviderGame.path, { gameId });

/** The tasks of a provider, derived from the current state. */
export const providerAttention = ({ getCompany }: ProviderStatus, games: Games): readonly AttentionItem[] => [
  ...complianceAttention(getCompany?.compliance?.status),
  ...games.flatMap(({ gameId, title, status }) => {
    if (status === 'SUSPENDED') return [{ text: messages.adminSuspended(title), to: gamePath(gameId) }];
    if (status === 'DRAFT') return [{ text: messages.isNotLiveYet(title), to: gamePath(gameId) }];
    return [];
  }),
];

/** The set-up steps of a new provider. */
export const providerSetup = (
  { getCompany, listTestRuns }: ProviderStatus,
  games: Games,
): readonly ChecklistItem[] => [
  {
    label: messages.getYourComplianceProfileApproved,
    done: isCompliant(getCompany?.compliance?.status),
    to: routes.Compliance.path,
    action: messages.openComplianceProfile,
  },
  {
    label: messages.createGame,
    done: games.length > 0,
    to: routes.ProviderGames.path,
    action: messages.openYourGames,
  },
  {
    label: messages.passTestRunOfIts,
    done: listTestRuns.items.some(({ status }) => status === 'PASSED'),
    to: routes.TestLab.path,
    action: messages.openTestLab,
  },
  {
    label: messages.submitVersionAndPublishIt,
    done: games.some(({ status }) => status !== 'DRAFT'),
    to: routes.ProviderGames.path,
    action: messages.openYourGames,
  },
  { label: messages.playFirstRound, done: games.some(({ figures }) => figures.rounds > 0) },
];
