import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  PutItemCommand,
  UpdateItemCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { dailyGrant } from '#domain/promotions/presets';
import { ulid } from '#lambda/runtime/ulid';
import { latencies, quantiles } from '../latencies';
import { presetBase, type PromotionPlayer, type PromotionVenue } from './promotion-venue';
import type { Metric } from '../run';

const amount = 100;
/** As many claims as the budget pays exactly. */
const paidClaims = 32;
/** Claims one after another, from a budget whose shards all have enough. */
const single = { warmUp: 2, times: 14 };
const ample = '1000000';
const usedUp = 'promotion.budget-used';
/** The request collided with others and has no result yet: the client sends it again. */
const unanswered = ['write.collided', 'wallet.unknown'];
const mostTries = 50;

interface Rush {
  /** Milliseconds of each client, until the claim is paid or refused for good. */
  readonly taken: readonly number[];
  readonly paid: number;
  /** Requests that were sent again. */
  readonly repeats: number;
}

/** All players claim at once from a budget that is too small for them, and take from one row with the DynamoDB client. */
export async function parallelClaims(
  venue: PromotionVenue,
  dynamodb: DynamoDBClient,
  brandId: string,
  players: readonly PromotionPlayer[],
): Promise<Metric[]> {
  await createBareTable(dynamodb);
  const alone = await claimsInTurn(venue, brandId, players);
  const scarce = await claimsAtOnce(venue, brandId, players);
  const bare = await bareClaims(dynamodb, players.length);
  const [ours, row] = [quantiles(scarce.taken), quantiles(bare.taken)];
  return [
    {
      name: `${players.length} claims at once on a budget for ${paidClaims}`,
      value: `${scarce.paid} paid`,
      beside: `nothing is left, and the other ${players.length - scarce.paid} are refused with ${usedUp}; one row by UpdateItem pays ${bare.paid}`,
    },
    {
      name: 'time of these claims, locally',
      value: `p50 ${ours.p50.toFixed(0)} ms`,
      beside: `p99 ${ours.p99.toFixed(0)} ms, ${scarce.repeats} sent again; one claim at a time p50 ${alone.p50.toFixed(0)} ms; one row by UpdateItem, without players, claims and wallets, p50 ${row.p50.toFixed(0)} ms, p99 ${row.p99.toFixed(0)} ms: ${(ours.p50 / row.p50).toFixed(0)} ×`,
    },
  ];
}

async function claimsInTurn(venue: PromotionVenue, brandId: string, players: readonly PromotionPlayer[]) {
  const promotionId = await publishGrant(venue, brandId, ample);
  return latencies(single, async (place) => {
    const refused = await players[place]?.claim(promotionId);
    if (refused !== undefined) throw new Error(`A claim was refused with ${refused}.`);
  });
}

const publishGrant = (venue: PromotionVenue, brandId: string, budget: string): Promise<string> =>
  venue.publish(brandId, 'DAILY_GRANT', dailyGrant(presetBase('Rush', budget), { amount: `${amount}` }));

/** Throws unless the budget is used up exactly. */
async function claimsAtOnce(
  venue: PromotionVenue,
  brandId: string,
  players: readonly PromotionPlayer[],
): Promise<Rush> {
  const promotionId = await publishGrant(venue, brandId, `${amount * paidClaims}`);
  const rush = await rushOf(players, async (player) => {
    const requestId = ulid(new Date());
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const refused = await player.claim(promotionId, requestId);
      if (refused === undefined) return { isPaid: true, tries };
      if (refused === usedUp) return { isPaid: false, tries };
      if (!unanswered.includes(refused)) throw new Error(`A claim was refused with ${refused}.`);
    }
    throw new Error(`A claim has no result after ${mostTries} tries.`);
  });
  const after = await venue.readPromotion(promotionId);
  if (rush.paid !== paidClaims || after.claims !== paidClaims || after.remaining !== '0')
    throw new Error(`${rush.paid} claims were paid, ${after.claims} counted, ${after.remaining} are left.`);
  return rush;
}

async function rushOf<Client>(
  clients: readonly Client[],
  claim: (client: Client) => Promise<{ readonly isPaid: boolean; readonly tries: number }>,
): Promise<Rush> {
  const answers = await Promise.all(
    clients.map(async (client) => {
      const sent = performance.now();
      return { ...(await claim(client)), ms: performance.now() - sent };
    }),
  );
  return {
    taken: answers.map(({ ms }) => ms),
    paid: answers.filter(({ isPaid }) => isPaid).length,
    repeats: answers.reduce((sum, { tries }) => sum + tries - 1, 0),
  };
}

const TableName = 'BareBudget';
const budgetKey = { pk: 'BUDGET' };

const createBareTable = (dynamodb: DynamoDBClient) =>
  dynamodb.send(
    new CreateTableCommand({
      ...{ TableName, BillingMode: 'PAY_PER_REQUEST' },
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    }),
  );

/** A budget in one row, and nothing else: no player, claim or wallet. */
async function bareClaims(dynamodb: DynamoDBClient, clients: number): Promise<Rush> {
  const full = marshall({ ...budgetKey, remaining: amount * paidClaims });
  await dynamodb.send(new PutItemCommand({ TableName, Item: full }));
  const take = new UpdateItemCommand({
    ...{ TableName, Key: marshall(budgetKey), UpdateExpression: 'ADD remaining :taken' },
    ConditionExpression: 'remaining >= :amount',
    ExpressionAttributeValues: marshall({ ':taken': -amount, ':amount': amount }),
  });
  return rushOf(Array.from({ length: clients }), async () => {
    try {
      await dynamodb.send(take);
      return { isPaid: true, tries: 1 };
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return { isPaid: false, tries: 1 };
      throw error;
    }
  });
}
