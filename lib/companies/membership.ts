import { Duration } from 'aws-cdk-lib/core';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import {
  companyKey,
  ownerPartition,
  ownSupportPartition,
  playedBrandsPartition,
  withdrawnKey,
} from '#domain/keys';
import type { EnvInput } from '#lambda/functions/sync-membership/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';
import type { StorageStack } from '#lib/storage-stack';
import { acknowledgePrefixes } from '#lib/storage/acknowledge-prefixes';
import type { DocumentArchive } from '#lib/storage/document-archive';
import type { ImageLibrary } from '#lib/storage/image-library';

export interface MembershipProps {
  readonly settings: StageSettings;
  readonly users: UserDirectory;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
  readonly storage: Pick<StorageStack, 'images' | 'documents'>;
}

const company = { sk: { S: [companyKey('').sk] } };
const membershipIs = (...memberships: string[]) => ({ membership: { S: memberships } });

/**
 * Updates the owner's group when the company changes: the owner joins it after the approval and leaves it after the
 * end. Also ends the company when the owner is removed from the group or deletes their account.
 */
export class Membership extends Construct {
  readonly sync: NodeFunction<EnvInput>;
  readonly reader: StreamReader;

  constructor(scope: Construct, id: string, props: MembershipProps) {
    super(scope, id);
    const { settings, users, records, play, audit, storage } = props;
    this.sync = new NodeFunction(this, 'sync-membership', {
      settings,
      description: 'Keeps the groups of owners and the companies that they own consistent',
      environment: {
        USER_POOL_ID: users.pool.userPoolId,
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        PLAY_TABLE: play.table.tableName,
        IMAGE_BUCKET: storage.images.bucket.bucketName,
        DOCUMENT_BUCKET: storage.documents.bucket.bucketName,
      } satisfies EnvInput,
      timeout: Duration.seconds(60),
    });
    for (const place of [storage.images, storage.documents]) this.letRemoveFiles(place);
    records.letGet(this.sync, 'files');
    users.letJoin(this.sync);
    users.letLeave(this.sync);
    records.letGet(this.sync, 'companies');
    records.letGet(this.sync, 'owners');
    records.letGet(this.sync, 'people');
    records.letQuery(this.sync, 'people');
    records.letQuery(this.sync, 'notifications');
    const owned = [ownerPartition('*'), playedBrandsPartition('*'), ownSupportPartition('*')];
    records.letQueryIndex(this.sync, 'byOwner', ...owned);
    records.letWrite(this.sync, {
      companies: ['Update'],
      owners: ['Delete'],
      brands: ['Update'],
      people: ['Update', 'Delete'],
      notifications: ['Delete'],
      support: ['Delete'],
    });
    play.letGet(this.sync, 'players');
    play.letWrite(this.sync, { players: ['Update', 'Delete'], replays: ['Delete'] });
    audit.letAppend(this.sync, 'COMPANY');
    this.reader = new StreamReader(this, 'Stream', {
      table: records.table,
      reader: this.sync,
      filters: [
        {
          eventName: ['INSERT', 'MODIFY'],
          dynamodb: { NewImage: { ...company, ...membershipIs('PENDING', 'LEAVING') } },
        },
        {
          eventName: ['INSERT', 'MODIFY'],
          dynamodb: { Keys: { sk: { S: [{ prefix: withdrawnKey('', '').sk }] } } },
        },
        {
          eventName: ['REMOVE'],
          dynamodb: { OldImage: { ...company, ...membershipIs('PENDING', 'DONE', 'LEAVING') } },
        },
      ],
    });
  }
  /** Grants deleting the files of a user who deleted their account. */
  private letRemoveFiles({ bucket, prefix }: ImageLibrary | DocumentArchive): void {
    this.sync.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [bucket.bucketArn],
        conditions: { StringLike: { 's3:prefix': `${prefix}*` } },
      }),
    );
    this.sync.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:DeleteObject'], resources: [bucket.arnForObjects(`${prefix}*`)] }),
    );
    acknowledgePrefixes(this, bucket, prefix);
  }
}
