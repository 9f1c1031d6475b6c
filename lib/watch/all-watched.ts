import { Duration } from 'aws-cdk-lib/core';
import { auditIndexes, indexes, journalIndexes, playIndexes } from '#domain/keys';
import type { Graphql } from '#lib/api/graphql';
import type { ApiCasinosStack } from '#lib/api-casinos-stack';
import type { ApiCompaniesStack } from '#lib/api-companies-stack';
import type { ApiGamesStack } from '#lib/api-games-stack';
import type { ApiPlayStack } from '#lib/api-play-stack';
import type { ApiReportsStack } from '#lib/api-reports-stack';
import type { NovalinkApi } from '#lib/rest/novalink-api';
import type { DataStack } from '#lib/data-stack';
import type { TermsAcceptance } from '#lib/identity/terms-acceptance';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { JournalStack } from '#lib/journal-stack';
import type { NotificationsStack } from '#lib/notifications-stack';
import type { StorageStack } from '#lib/storage-stack';
import { leaderboardIndex } from '#domain/keys/tournaments';
import type { Promotions } from '#lib/promotions/promotions';
import type { Tournaments } from '#lib/tournaments/tournaments';
import { watchLeaderboards } from '#lib/watch/watch-tournaments';
import type { LaunchPage } from '#lib/web/launch-page';
import type { WatchedGroup } from '#lib/watch/alarms';
import { watchAlerts } from '#lib/watch/watch-rtp';
import { watchChanges, watchSeals, watchSealTime } from '#lib/watch/watch-journal';
import { watchGraphql, watchRest, watchServing, watchSignUps, watchWaiting } from '#lib/watch/watch-requests';
import { watchSignIns } from '#lib/watch/watch-sign-ins';
import {
  watchConcurrency,
  watchFunction,
  watchLambdaThrottles,
  watchMachine,
  watchNightlyMachine,
  watchQueue,
  watchSchedule,
  watchScheduled,
  watchStream,
  watchTable,
  watchTableQuota,
  watchThrottles,
  watchReported,
} from '#lib/watch/watched';

/** Longer than a cold start and a slow table together. */
const slowestRound = Duration.seconds(3);

export interface WatchedParts {
  readonly data: Pick<DataStack, 'records' | 'play' | 'scores' | 'audit' | 'ledger'>;
  readonly users: UserDirectory;
  readonly acceptance: TermsAcceptance;
  readonly storage: Pick<StorageStack, 'uploads'>;
  readonly graphql: Graphql;
  readonly parts: {
    readonly companies: ApiCompaniesStack;
    readonly games: ApiGamesStack;
    readonly casinos: ApiCasinosStack;
    readonly play: ApiPlayStack;
    readonly reports: ApiReportsStack;
  };
  readonly rest: NovalinkApi;
  readonly launchPage: LaunchPage;
  readonly journal: Pick<JournalStack, 'auditChain' | 'proof' | 'summaries' | 'counters' | 'rtp'>;
  readonly tournaments: Tournaments;
  readonly promotions: Promotions;
  readonly notifications: Pick<NotificationsStack, 'notifications' | 'emails'>;
}

/** All metrics with an alarm, by group. */
export function allWatched({
  data,
  users,
  acceptance,
  storage,
  graphql,
  parts,
  rest,
  launchPage,
  journal,
  tournaments,
  promotions,
  ...reported
}: WatchedParts): readonly WatchedGroup[] {
  const { records, play, scores, audit, ledger } = data;
  const { administration, membership, apiKeys, webhooks } = parts.companies;
  const { games, lab, catalogue } = parts.games;
  const { wallets } = parts.casinos;
  const { brands, seamless } = parts.play;
  const { metrics } = parts.reports;
  const { auditChain: chain, proof, summaries, counters, rtp } = journal;
  const { notifications, emails } = reported.notifications;
  const { chain: journalChain, daySeals } = proof;
  return [
    {
      title: 'Requests',
      watched: [
        ...watchGraphql(graphql.api),
        watchRest(rest.metrics),
        watchSignIns(users),
        watchSignUps('RecordAcceptance', acceptance.gate),
        watchConcurrency(),
        watchLambdaThrottles(),
      ],
    },
    {
      title: 'Tables',
      watched: [
        ...watchTable('Main', records.table, indexes),
        ...watchTableQuota('Main', records.table),
        ...watchTable('Play', play.table, playIndexes),
        ...watchTableQuota('Play', play.table),
        ...watchTable('Scores', scores.table, { leaderboards: leaderboardIndex }),
        ...watchTable('Audit', audit.table, auditIndexes),
        ...watchTable('Journal', ledger.journal, {
          byWallet: journalIndexes.byWallet.indexName,
          byDay: journalIndexes.byDay.indexName,
        }),
        ...watchTableQuota('Journal', ledger.journal),
        ...watchTable('Wallets', ledger.wallets),
        ...watchTableQuota('Wallets', ledger.wallets),
      ],
    },
    {
      title: 'Companies and users',
      watched: [
        watchServing('AdministerUsers', administration.administerUsers),
        watchServing('ManageAccount', administration.manageAccount),
        watchServing('ManageApiKeys', apiKeys.manage),
        watchServing('ManageWebhooks', webhooks.manage),
        ...watchReported('DeliverWebhooks', webhooks.deliver, webhooks.failures),
        watchQueue('DeliverWebhooks', webhooks.queue),
        ...watchScheduled('ReconcileAdmins', administration.reconcileAdmins),
        ...watchStream('SyncMembership', membership.sync, membership.reader.failures),
        ...watchReported('CheckUploads', storage.uploads.check, storage.uploads.failures),
        ...watchStream('NotifyOwners', notifications.notifyOwners, notifications.reader.failures),
        ...(emails ? watchReported('EmailNotifications', emails.email, emails.failures) : []),
      ],
    },
    {
      title: 'Games and the Test Lab',
      watched: [
        watchServing('ManageGameVersions', games.manageGameVersions),
        watchServing('PlayDemo', games.playDemo),
        watchServing('PlayGuest', games.playGuest),
        watchServing('ManageTestRuns', lab.manageTestRuns),
        watchFunction('PlayShard', lab.playShard),
        watchFunction('JudgeRun', lab.judgeRun),
        ...watchMachine('TestRuns', lab.machine),
        ...watchStream('SyncCatalogue', catalogue.sync, catalogue.reader.failures),
        ...watchScheduled('ReconcileSearch', catalogue.reconcileSearch),
        watchServing('ListCatalogue', rest.listCatalogue),
        watchServing('ListPartnerGames', rest.signed.listGames),
        ...watchScheduled('WatchRtp', rtp.watchRtp),
        watchAlerts(rtp.watchRtp),
      ],
    },
    {
      title: 'Play and coins',
      watched: [
        ...watchWaiting('PlayRounds', brands.playRounds, slowestRound),
        watchThrottles('PlayRounds', brands.playRounds),
        watchServing('ManageCasinoWallets', wallets.manage),
        watchServing('PlayLaunched', seamless.play),
        watchServing('ManageSeamlessRounds', seamless.manage),
        ...watchScheduled('SettleSeamlessRounds', seamless.settle),
        ...watchReported('TestWallets', wallets.test, wallets.failures),
        watchQueue('TestWallets', wallets.queue),
        watchServing('MoveCoins', brands.moveCoins, 'page'),
        watchServing('ListDayMovements', brands.listDayMovements),
        watchServing('ShowReplays', brands.showReplays),
        watchServing('ManageTournaments', tournaments.manage),
        watchServing('ShowTournaments', tournaments.show),
        watchFunction('SettleTournaments', tournaments.settle),
        watchSchedule('SettleTournaments', tournaments.settle, { hours: 2 }),
        ...watchStream('CopyScores', tournaments.copyScores, tournaments.reader.failures),
        watchLeaderboards(tournaments.settle),
        watchServing('ManagePromotions', promotions.manage),
        watchServing('ClaimPromotions', promotions.claim),
        ...watchScheduled('EndClaims', promotions.endClaims, { hours: 3 }),
      ],
    },
    {
      title: 'Audit log and journal',
      watched: [
        ...watchStream('ChainAudit', chain.chain, chain.reader.failures),
        ...watchScheduled('CloseAuditDays', chain.publicLog.closeDays),
        watchServing('ShowPublicAudit', rest.showPublicAudit),
        ...watchStream('ChainJournal', journalChain.chain, journalChain.reader.failures),
        watchChanges(journalChain.chain),
        watchFunction('ListBrands', daySeals.listBrands),
        watchFunction('SealDays', daySeals.sealDays),
        ...watchNightlyMachine('DaySeals', daySeals.machine),
        watchSeals(daySeals.sealDays),
        watchSealTime(daySeals.sealDays),
      ],
    },
    {
      title: 'Figures and other services',
      watched: [
        ...watchStream('CopyTotals', summaries.copyTotals, summaries.reader.failures),
        watchFunction('SweepTotals', summaries.sweepTotals),
        ...watchNightlyMachine('Sweeps', summaries.machine),
        watchFunction('CountDays', counters.countDays),
        watchSchedule('CountDays', counters.countDays, { hours: 2 }),
        watchFunction('SweepCounters', counters.sweepCounters),
        ...watchNightlyMachine('CounterSweeps', counters.machine),
        watchServing('ShowMetrics', metrics.showMetrics),
        watchServing('CreateSessions', rest.signed.createSessions),
        watchServing('ShowLaunchPage', launchPage.show),
        watchServing('ShowPartnerMetrics', rest.signed.showMetrics),
        watchServing('ShowPartnerRounds', rest.signed.showRounds),
        watchServing('FindPartnerReplay', rest.signed.findReplay),
        watchServing('ShowPartnerTransactions', rest.signed.showTransactions),
        watchServing('ShowPartnerTournaments', rest.signed.showTournaments),
        watchServing('ShowPartnerPromotions', rest.signed.showPromotions),
        watchServing('ReportHealth', rest.reportHealth),
        watchServing('VerifyIdToken', rest.verifyIdToken),
      ],
    },
  ];
}
