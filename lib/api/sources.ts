import {
  DynamoDbDataSource,
  LambdaDataSource,
  type BaseDataSource,
  type GraphqlApi,
} from 'aws-cdk-lib/aws-appsync';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Source } from '#lib/api/resolver-map';
import type { AuditTable } from '#lib/audit/audit-table';
import type { MainTable } from '#lib/records/main-table';

export interface SourcesNeeds {
  readonly api: GraphqlApi;
  readonly records: MainTable;
  readonly audit: AuditTable;
  readonly administerUsers: IFunction;
}

export type Sources = Readonly<Record<Source, BaseDataSource>>;

/** What the resolvers may speak to, each with a role that can do what they do and no more. */
export function sources({ api, records, audit, administerUsers }: SourcesNeeds): Sources {
  const recordsRole = roleOf(api, 'RecordsRole');
  records.letGet(recordsRole, 'companies');
  records.letQueryIndexes(recordsRole, ['byOwner', 'byStatus', 'review']);
  records.letWrite(recordsRole, {
    companies: ['Put', 'Update', 'Delete', 'ConditionCheck'],
    owners: ['Put', 'Delete'],
    people: ['ConditionCheck'],
  });
  audit.letAppend(recordsRole, 'COMPANY');
  const auditRole = roleOf(api, 'AuditRole');
  audit.letQuery(auditRole, 'COMPANY');
  return {
    records: tableSource(api, 'Records', records.table, recordsRole),
    audit: tableSource(api, 'Audit', audit.table, auditRole),
    'user-administration': lambdaSource(api, administerUsers),
  };
}

const roleOf = (api: GraphqlApi, id: string) =>
  new Role(api, id, { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });

/** The data source would grant itself the whole table, Scan included; its role takes no such gift. */
function tableSource(api: GraphqlApi, id: string, table: TableV2, role: Role): BaseDataSource {
  return new DynamoDbDataSource(api, id, { api, table, serviceRole: role.withoutPolicyUpdates() });
}

function lambdaSource(api: GraphqlApi, lambdaFunction: IFunction): BaseDataSource {
  const role = roleOf(api, 'UserAdministrationRole');
  role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambdaFunction.functionArn] }),
  );
  return new LambdaDataSource(api, 'UserAdministration', {
    api,
    lambdaFunction,
    // It would let the role invoke every version and alias as well.
    serviceRole: role.withoutPolicyUpdates(),
  });
}
