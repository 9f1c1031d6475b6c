import { util, type DynamoDBQueryRequest } from '@aws-appsync/utils';
import type { ComplianceDocument } from '#domain/generated/types';
import { complianceDocumentKey } from '#domain/keys';
import { limits } from '#domain/limits';

/** All documents of a company, oldest first: their ids are ULIDs. */
export function documentQuery(companyId: string): DynamoDBQueryRequest {
  const { pk, sk } = complianceDocumentKey(companyId, '');
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :company AND begins_with(sk, :document)',
      expressionValues: util.dynamodb.toMapValues({ ':company': pk, ':document': sk }),
    },
    consistentRead: true,
    limit: limits.compliance.documents,
  };
}

export interface Documents {
  readonly items: ComplianceDocument[];
}
