import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { asAdministrator, type Seeding } from '../seeding';

/** The product's tables, by the names that its functions use. */
export interface ProductTables {
  readonly dynamodb: DynamoDBClient;
  readonly mainTable: string;
  readonly playTable: string;
  readonly auditTable: string;
  readonly journalTable: string;
  readonly walletsTable: string;
}

/** Finds the tables of a running local cloud. Throws when one is missing. */
export async function productTables(seeding: Seeding): Promise<ProductTables> {
  const dynamodb = new DynamoDBClient(asAdministrator(seeding));
  // This middleware copies each request and response for a logger that discards them.
  dynamodb.middlewareStack.remove('loggerMiddleware');
  const names: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client: dynamodb }, {}))
    names.push(...TableNames);
  const named = (part: string) => {
    const name = names.find((one) => one.includes(part));
    if (name === undefined) throw new Error(`There is no table ${part} among ${names.join(', ')}.`);
    return name;
  };
  return {
    dynamodb,
    mainTable: named('Main'),
    playTable: named('Play'),
    auditTable: named('Audit'),
    journalTable: named('Journal'),
    walletsTable: named('Wallets'),
  };
}
