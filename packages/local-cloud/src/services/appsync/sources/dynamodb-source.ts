import * as v from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import type { CloudServices } from '#local/services/needs';
import { FieldError } from '../runtime/field-error';
import { batchGetItem } from './dynamodb/batch-get-item';
import { deleteItem } from './dynamodb/delete-item';
import { getItem } from './dynamodb/get-item';
import type { Operation, TableNeeds } from './dynamodb/operation';
import { putItem } from './dynamodb/put-item';
import { query } from './dynamodb/query';
import { transactGetItems } from './dynamodb/transact-get-items';
import { transactWriteItems } from './dynamodb/transact-write-items';
import { updateItem } from './dynamodb/update-item';
import type { PageTokens } from './page-tokens';
import type { DataSource, SourceAnswer } from './source';

/** Supported operations of a DynamoDB data source, by AppSync's names. */
export const operations = new Map<string, Operation>(
  Object.entries({
    BatchGetItem: batchGetItem,
    DeleteItem: deleteItem,
    GetItem: getItem,
    PutItem: putItem,
    Query: query,
    TransactGetItems: transactGetItems,
    TransactWriteItems: transactWriteItems,
    UpdateItem: updateItem,
  }),
);

// https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html
const atAws = [
  ...['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'Scan', 'Sync'],
  ...['BatchGetItem', 'BatchDeleteItem', 'BatchPutItem', 'TransactGetItems', 'TransactWriteItems'],
];
const missing = { operation: atAws.filter((name) => !operations.has(name)) };

interface Needs extends Pick<CloudServices, 'dynamodb' | 'iam'> {
  readonly tableName: string;
  readonly roleArn: string;
  readonly tokens: PageTokens;
}

const named = v.object({ operation: v.string() });

/** AMAZON_DYNAMODB: converts request documents to API calls with the data source's role. */
export function dynamoDbSource({ dynamodb, iam, tableName, roleArn, tokens }: Needs): DataSource {
  const call: TableNeeds['call'] = (operation, input) =>
    dynamodb.call(operation, withApiNulls(input), iam.roleSession(roleArn, 'APPSYNC_ASSUME_ROLE'));

  const answer: DataSource = async (request, requestId) => {
    const operation = v.is(named, request) ? operations.get(request.operation) : undefined;
    if (operation === undefined)
      throw new FieldError("Value for field '$[operation]' not found.", 'MappingTemplate');
    try {
      const { result, failure } = await operation(request, { call, tableName, tokens });
      return failure === undefined ? { result } : failed(failure, requestId, result);
    } catch (error) {
      if (error instanceof AwsError) return failed(error, requestId, null);
      throw error;
    }
  };
  return Object.assign(answer, { missing });
}

/** `util.dynamodb` writes null as `{ NULL: null }`; the API requires `{ NULL: true }`. */
function withApiNulls(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const json = JSON.stringify(input);
  return json.includes('"NULL":null')
    ? (JSON.parse(json.replaceAll('"NULL":null', '"NULL":true')) as Record<string, unknown>)
    : input;
}

// The API's model does not define these errors, so AppSync reports them by the name of their base class.
const unmodelled = new Set(['AccessDeniedException', 'ValidationException']);

function failed({ code, message, status }: AwsError, requestId: string, result: unknown): SourceAnswer {
  const type = `DynamoDB:${unmodelled.has(code) ? 'DynamoDbException' : code}`;
  return {
    result,
    error: {
      type,
      message: `${message} (Service: DynamoDb, Status Code: ${status}, Request ID: ${requestId})`,
    },
  };
}
