import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

const writes = new Set([
  'PutItemCommand',
  'UpdateItemCommand',
  'DeleteItemCommand',
  'TransactWriteItemsCommand',
]);

type OutcomeOf = (write: number) => 'arrives' | 'lost' | 'answer lost';

/** Decides the fate of each write by its number (from 1). A lost write fails with `fault`. */
function interfere(client: DynamoDBClient, outcomeOf: OutcomeOf, fault: () => Error, isDeadly: boolean) {
  let written = 0;
  let isDead = false;
  client.middlewareStack.add(
    (next, context) => async (sent) => {
      if (isDead) throw fault();
      if (!writes.has(String(context.commandName))) return next(sent);
      written += 1;
      const outcome = outcomeOf(written);
      isDead = isDeadly && outcome !== 'arrives';
      if (outcome === 'lost') throw fault();
      const answer = await next(sent);
      if (outcome === 'answer lost') throw fault();
      return answer;
    },
    { step: 'initialize', name: 'interfere' },
  );
  return client;
}

/** The process crashes at its n-th write, which may or may not arrive; nothing is sent afterwards. */
export const dyingAt = (client: DynamoDBClient, nth: number, when: 'before' | 'after') =>
  interfere(
    client,
    (write) => (write !== nth ? 'arrives' : when === 'before' ? 'lost' : 'answer lost'),
    () => new Error('The process has crashed.'),
    true,
  );

/** The responses of some writes are lost. */
export const deafTo = (client: DynamoDBClient, outcomeOf: OutcomeOf) =>
  interfere(client, outcomeOf, () => Object.assign(new Error('No answer.'), { name: 'TimeoutError' }), false);
