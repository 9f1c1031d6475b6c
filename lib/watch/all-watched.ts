import { Duration } from 'aws-cdk-lib/core';
import { auditIndexes, indexes, journalIndexes } from '#domain/keys';
import type { Graphql } from '#lib/api/graphql';
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
import type { Watched } from '#lib/watch/alarms';
import { watchAlerts } from '#lib/watch/watch-rtp';
import { watchChanges, watchSeals, watchSealTime } from '#lib/watch/watch-journal';
import { watchGraphql, watchRest, watchServing, watchSignUps, watchWaiting } from '#lib/watch/watch-requests';
import { watchSignIns } from '#lib/watch/watch-sign-ins';
import {
  watchConcurrency,
  watchFunction,
  watchMachine,
  watchStream,
  watchTable,
  watchTableQuota,
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
    readonly play: ApiPlayStack;
    readonly reports: ApiReportsStack;
  };
  readonly rest: NovalinkApi;
  readonly journal: Pick<JournalStack, 'auditChain' | 'proof' | 'summaries' | 'counters' | 'rtp'>;
  readonly tournaments: Tournaments;
  readonly promotions: Promotions;
  readonly notifications: Pick<NotificationsStack, 'notifications' | 'emails'>;
}

/** All metrics with an alarm. */
export function allWatched({
  data,
  users,
  acceptance,
  storage,
  graphql,
  parts,
  rest,
  journal,
  tournaments,
  promotions,
  ...reported
}: WatchedParts): readonly Watched[] {
  const { records, play, scores, audit, ledger } = data;
  const { administration, membership } = parts.companies;
  const { games, lab, catalogue } = parts.games;
  const { brands } = parts.play;
  const { metrics } = parts.reports;
  const { auditChain: chain, proof, summaries, counters, rtp } = journal;
  const { notifications, emails } = reported.notifications;
  const { chain: journalChain, daySeals } = proof;
  return [
    ...watchGraphql(graphql.api),
    watchRest(rest.metrics),
    watchSignIns(users),
    watchConcurrency(),
    ...watchTable('Main', records.table, indexes),
    ...watchTableQuota('Main', records.table),
    ...watchTable('Play', play.table),
    ...watchTableQuota('Play', play.table),
    ...watchTable('Scores', scores.table, { leaderboards: leaderboardIndex }),
    ...watchTable('Audit', audit.table, auditIndexes),
    ...watchTable('Journal', ledger.journal, journalIndexes),
    ...watchTableQuota('Journal', ledger.journal),
    ...watchTable('Wallets', ledger.wallets),
    ...watchTableQuota('Wallets', ledger.wallets),
    ...watchSignUps('RecordAcceptance', acceptance.gate),
    ...watchServing('AdministerUsers', administration.administerUsers),
    ...watchServing('ManageAccount', administration.manageAccount),
    ...watchFunction('GrantAdmin', administration.grantAdmin),
    ...watchFunction('ReconcileAdmins', administration.reconcileAdmins),
    ...watchReported('CheckUploads', storage.uploads.check, storage.uploads.failures),
    ...watchServing('ManageGameVersions', games.manageGameVersions),
    ...watchServing('PlayDemo', games.playDemo),
    ...watchServing('PlayGuest', games.playGuest),
    ...watchServing('ManageTestRuns', lab.manageTestRuns),
    ...watchFunction('PlayShard', lab.playShard),
    ...watchFunction('JudgeRun', lab.judgeRun),
    ...watchMachine('TestRuns', lab.machine),
    ...watchServing('MoveCoins', brands.moveCoins),
    ...watchServing('ListDayMovements', brands.listDayMovements),
    ...watchServing('ShowReplays', brands.showReplays),
    ...watchServing('ShowMetrics', metrics.showMetrics),
    ...watchWaiting('PlayRounds', brands.playRounds, slowestRound),
    ...watchServing('ReportHealth', rest.reportHealth),
    ...watchServing('VerifyIdToken', rest.verifyIdToken),
    ...watchStream('SyncMembership', membership.sync, membership.reader.failures),
    ...watchServing('ListCatalogue', rest.listCatalogue),
    ...watchServing('ShowPublicAudit', rest.publicAudit.show),
    ...watchStream('SyncCatalogue', catalogue.sync, catalogue.reader.failures),
    ...watchFunction('ReconcileSearch', catalogue.reconcileSearch),
    ...watchStream('ChainAudit', chain.chain, chain.reader.failures),
    ...watchFunction('CloseAuditDays', chain.publicLog.closeDays),
    ...watchStream('NotifyOwners', notifications.notifyOwners, notifications.reader.failures),
    ...(emails ? watchReported('EmailNotifications', emails.email, emails.failures) : []),
    ...watchStream('ChainJournal', journalChain.chain, journalChain.reader.failures),
    ...watchStream('CopyTotals', summaries.copyTotals, summaries.reader.failures),
    ...watchFunction('SweepTotals', summaries.sweepTotals),
    ...watchMachine('Sweeps', summaries.machine),
    ...watchStream('CountDays', counters.countDays, counters.reader.failures),
    ...watchFunction('SweepCounters', counters.sweepCounters),
    ...watchMachine('CounterSweeps', counters.machine),
    ...watchFunction('WatchRtp', rtp.watchRtp),
    watchAlerts(rtp.watchRtp),
    ...watchServing('ManageTournaments', tournaments.manage),
    ...watchServing('ShowTournaments', tournaments.show),
    ...watchFunction('SettleTournaments', tournaments.settle),
    ...watchStream('CopyScores', tournaments.copyScores, tournaments.reader.failures),
    watchLeaderboards(tournaments.settle),
    ...watchServing('ManagePromotions', promotions.manage),
    ...watchServing('ClaimPromotions', promotions.claim),
    ...watchFunction('EndClaims', promotions.endClaims),
    watchChanges(journalChain.chain),
    ...watchFunction('ListBrands', daySeals.listBrands),
    ...watchFunction('SealDays', daySeals.sealDays),
    ...watchMachine('DaySeals', daySeals.machine),
    watchSeals(daySeals.sealDays),
    watchSealTime(daySeals.sealDays),
  ];
}
