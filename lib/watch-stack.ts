import { Stack, type StackProps } from 'aws-cdk-lib/core';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { ApiStack } from '#lib/api-stack';
import type { DataStack } from '#lib/data-stack';
import type { TermsAcceptance } from '#lib/identity/terms-acceptance';
import type { StageSettings } from '#lib/settings';
import type { StorageStack } from '#lib/storage-stack';
import { Alarms } from '#lib/watch/alarms';
import { Board } from '#lib/watch/board';
import {
  watchFunction,
  watchGraphql,
  watchRest,
  watchStream,
  watchTable,
  watchTold,
} from '#lib/watch/watched';

export interface WatchStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly data: Pick<DataStack, 'records' | 'audit'>;
  readonly acceptance: TermsAcceptance;
  readonly storage: Pick<StorageStack, 'uploads'>;
  readonly api: ApiStack;
}

/** Says so when something is wrong. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    const { settings, data, acceptance, storage, api, ...stack } = props;
    super(scope, id, stack);
    const { records, audit } = data;
    const { administration, games, graphql, rest, membership, catalogue, chain } = api;
    const watched = [
      watchGraphql(graphql.api),
      watchRest(rest.api),
      ...watchTable('Main', records.table),
      ...watchTable('Audit', audit.table),
      ...watchFunction('RecordAcceptance', acceptance.gate),
      ...watchFunction('AdministerUsers', administration.administerUsers),
      ...watchFunction('GrantAdmin', administration.grantAdmin),
      ...watchFunction('ReconcileAdmins', administration.reconcileAdmins),
      ...watchTold('CheckUploads', storage.uploads.check, storage.uploads.failures),
      ...watchFunction('ManageGameVersions', games.manageGameVersions),
      ...watchFunction('PlayDemo', games.playDemo),
      ...watchFunction('ReportHealth', rest.reportHealth),
      ...watchFunction('VerifyIdToken', rest.verifyIdToken),
      ...watchStream('SyncMembership', membership.sync, membership.reader.failures),
      ...watchFunction('ListCatalogue', rest.listCatalogue),
      ...watchStream('SyncCatalogue', catalogue.sync, catalogue.reader.failures),
      ...watchStream('ChainAudit', chain.chain, chain.reader.failures),
    ];
    const { all, topic } = new Alarms(this, 'Alarms', { watched });
    if (settings.alarmEmail) topic.addSubscription(new EmailSubscription(settings.alarmEmail));
    new Board(this, 'Board', { alarms: all, watched });
  }
}
