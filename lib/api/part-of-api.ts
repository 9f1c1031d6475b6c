import type { BaseDataSource, GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import type { Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { StackProps } from 'aws-cdk-lib/core';
import { fieldsOf, type ApiPart } from '#lib/api/fields-by-stack';
import type { Source } from '#lib/api/resolver-plan';
import { Resolvers } from '#lib/api/resolvers';
import { tableSource } from '#lib/api/sources';
import type { AuditTable } from '#lib/audit/audit-table';
import type { DataStack } from '#lib/data-stack';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

/** What the stacks with resolvers need. */
export interface ApiPartStackProps
  extends StackProps, Pick<DataStack, 'records' | 'play' | 'audit' | 'ledger'> {
  readonly settings: StageSettings;
  readonly graphql: GraphqlApi;
}

export interface PartOfApiProps {
  readonly part: ApiPart;
  readonly api: GraphqlApi;
  readonly records: MainTable;
  readonly audit: AuditTable;
  /** Grants what the resolvers of this part do with the records. */
  readonly letUseRecords: (role: Role) => void;
  /** Grants what they read of the audit log. Absent: nothing. */
  readonly letReadAudit?: (role: Role) => void;
  /** Creates the other data sources in the given scope. */
  readonly others?: (scope: Construct) => Readonly<Partial<Record<Source, BaseDataSource>>>;
}

/** The resolvers of one domain with their data sources, each of which has a role with minimal permissions. */
export class PartOfApi extends Construct {
  constructor(scope: Construct, id: string, props: PartOfApiProps) {
    super(scope, id);
    const { part, api, records, audit, letUseRecords, letReadAudit, others } = props;
    new Resolvers(this, 'Resolvers', {
      api,
      fields: fieldsOf(part),
      sources: {
        records: tableSource(this, api, 'Records', { table: records.table, grant: letUseRecords }),
        ...(letReadAudit && {
          audit: tableSource(this, api, 'Audit', { table: audit.table, grant: letReadAudit }),
        }),
        ...others?.(this),
      },
    });
  }
}
