import type { ApiStack } from '#lib/api-stack';
import type { DataStack } from '#lib/data-stack';
import type { TermsAcceptance } from '#lib/identity/terms-acceptance';
import type { StorageStack } from '#lib/storage-stack';
import type { Watched } from '#lib/watch/alarms';
import {
  watchFunction,
  watchGraphql,
  watchJournal,
  watchMachine,
  watchRest,
  watchStream,
  watchTable,
  watchTold,
} from '#lib/watch/watched';

export interface WatchedParts {
  readonly data: Pick<DataStack, 'records' | 'audit' | 'ledger'>;
  readonly acceptance: TermsAcceptance;
  readonly storage: Pick<StorageStack, 'uploads'>;
  readonly api: ApiStack;
}

/** Everything that an alarm is about. */
export function allWatched({ data, acceptance, storage, api }: WatchedParts): readonly Watched[] {
  const { records, audit, ledger } = data;
  const { administration, games, brands, lab, graphql, rest, membership, catalogue, chain, journalChain } =
    api;
  return [
    watchGraphql(graphql.api),
    watchRest(rest.api),
    ...watchTable('Main', records.table),
    ...watchTable('Audit', audit.table),
    ...watchTable('Journal', ledger.journal),
    ...watchTable('Wallets', ledger.wallets),
    ...watchFunction('RecordAcceptance', acceptance.gate),
    ...watchFunction('AdministerUsers', administration.administerUsers),
    ...watchFunction('GrantAdmin', administration.grantAdmin),
    ...watchFunction('ReconcileAdmins', administration.reconcileAdmins),
    ...watchTold('CheckUploads', storage.uploads.check, storage.uploads.failures),
    ...watchFunction('ManageGameVersions', games.manageGameVersions),
    ...watchFunction('PlayDemo', games.playDemo),
    ...watchFunction('ManageTestRuns', lab.manageTestRuns),
    ...watchFunction('PlayShard', lab.playShard),
    ...watchFunction('JudgeRun', lab.judgeRun),
    ...watchMachine('TestRuns', lab.machine),
    ...watchFunction('MoveCoins', brands.moveCoins),
    ...watchFunction('PlayRounds', brands.playRounds),
    ...watchFunction('ReportHealth', rest.reportHealth),
    ...watchFunction('VerifyIdToken', rest.verifyIdToken),
    ...watchStream('SyncMembership', membership.sync, membership.reader.failures),
    ...watchFunction('ListCatalogue', rest.listCatalogue),
    ...watchStream('SyncCatalogue', catalogue.sync, catalogue.reader.failures),
    ...watchStream('ChainAudit', chain.chain, chain.reader.failures),
    ...watchStream('ChainJournal', journalChain.chain, journalChain.reader.failures),
    watchJournal(journalChain.chain),
  ];
}
