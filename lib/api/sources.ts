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
import type { GameFunctions } from '#lib/games/game-functions';
import type { MainTable } from '#lib/records/main-table';

export interface SourcesNeeds {
  readonly api: GraphqlApi;
  readonly records: MainTable;
  readonly audit: AuditTable;
  readonly administerUsers: IFunction;
  readonly games: Pick<GameFunctions, 'manageGameVersions' | 'playDemo'>;
}

export type Sources = Readonly<Record<Source, BaseDataSource>>;

/** What the resolvers may speak to, each with a role that can do what they do and no more. */
export function sources({ api, records, audit, administerUsers, games }: SourcesNeeds): Sources {
  const recordsRole = roleOf(api, 'RecordsRole');
  for (const part of ['companies', 'games', 'files', 'people'] as const) records.letGet(recordsRole, part);
  records.letBatchGet(recordsRole, 'companies', 'games', 'files');
  for (const part of ['companies', 'games'] as const) records.letQuery(recordsRole, part);
  records.letQueryIndexes(recordsRole, ['byOwner', 'byStatus', 'review']);
  records.letWrite(recordsRole, {
    companies: ['Put', 'Update', 'Delete', 'ConditionCheck'],
    owners: ['Put', 'Delete'],
    games: ['Put', 'Update', 'ConditionCheck'],
    gameCodes: ['Put'],
    files: ['Update'],
    people: ['Put', 'ConditionCheck'],
  });
  const auditRole = roleOf(api, 'AuditRole');
  for (const entity of ['COMPANY', 'GAME'] as const) {
    audit.letAppend(recordsRole, entity);
    audit.letQuery(auditRole, entity);
  }
  // That somebody is of age.
  audit.letAppend(recordsRole, 'USER');
  return {
    records: tableSource(api, 'Records', records.table, recordsRole),
    audit: tableSource(api, 'Audit', audit.table, auditRole),
    'user-administration': lambdaSource(api, 'UserAdministration', administerUsers),
    'game-versions': lambdaSource(api, 'GameVersions', games.manageGameVersions),
    'demo-play': lambdaSource(api, 'DemoPlay', games.playDemo),
  };
}

const roleOf = (api: GraphqlApi, id: string) =>
  new Role(api, id, { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });

/** The data source would grant itself the whole table, Scan included; its role takes no such gift. */
function tableSource(api: GraphqlApi, id: string, table: TableV2, role: Role): BaseDataSource {
  return new DynamoDbDataSource(api, id, { api, table, serviceRole: role.withoutPolicyUpdates() });
}

function lambdaSource(api: GraphqlApi, id: string, lambdaFunction: IFunction): BaseDataSource {
  const role = roleOf(api, `${id}Role`);
  role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambdaFunction.functionArn] }),
  );
  return new LambdaDataSource(api, id, {
    api,
    lambdaFunction,
    // It would let the role invoke every version and alias as well.
    serviceRole: role.withoutPolicyUpdates(),
  });
}
