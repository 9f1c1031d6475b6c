import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { dailyGrant, dailyWheel } from '#domain/promotions/presets';
import { dollars, forgotten, shown, unitsOf, type ObservedEngine, type Units } from '../observed-units';
import { presetBase, type PromotionPlayer, type PromotionVenue } from './promotion-venue';
import type { Metric } from '../run';

/** Each shard of the budget has enough for every claim. */
const budget = '1000000';

/** Units of a claim beside a bare transaction that writes the claim, the budget and the wallet. */
export async function claimUnits(venue: PromotionVenue, engine: ObservedEngine): Promise<Metric[]> {
  const { id: brandId } = await venue.openBrand();
  const grant = await venue.publish(
    brandId,
    'DAILY_GRANT',
    dailyGrant(presetBase('Grant', budget), { amount: '100' }),
  );
  const sectors = [
    { label: 'Shell', weight: 8, amount: '100' },
    { label: 'Anchor', weight: 4, amount: '200' },
    { label: 'Lighthouse', weight: 1, amount: '5000' },
  ];
  const wheel = await venue.publish(
    brandId,
    'DAILY_WHEEL',
    dailyWheel(presetBase('Wheel', budget), { sectors }),
  );
  const [first, next] = [await venue.newPlayer(brandId), await venue.newPlayer(brandId)];
  // The process reads the brand's rows for the first time.
  await first.listOffers();
  const bare = await bareClaim(engine);
  const measured = async (name: string, promotionId: string): Promise<Metric> => {
    const unitsOfClaim = async (player: PromotionPlayer): Promise<Units> => {
      const { answer: refused, ...units } = await unitsOf(engine, () => player.claim(promotionId));
      if (refused !== undefined) throw new Error(`The claim was refused with ${refused}.`);
      return units;
    };
    await forgotten(engine);
    const alone = await unitsOfClaim(first);
    const later = await unitsOfClaim(next);
    return {
      name,
      value: `${shown(alone.writes)} write`,
      beside: `${shown(alone.reads)} read, ${dollars(alone)} for a million; ${shown(later.reads)} read right after another claim; a bare transaction for claim, budget and wallet has ${shown(bare.writes)} write, ${dollars(bare)}: ${shown(alone.writes / bare.writes)} ×`,
    };
  };
  return [
    await measured('units of a claim, grant at once', grant),
    await measured('units of a claim, wheel', wheel),
  ];
}

/** The least that a claim can write: it exists once, the budget has enough, and the wallet is credited. */
async function bareClaim(engine: ObservedEngine): Promise<Units> {
  const dynamodb = new DynamoDBClient({
    ...{ region: 'eu-west-1', endpoint: engine.endpoint },
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
  });
  const TableName = 'BareClaims';
  const key = (pk: string) => marshall({ pk });
  try {
    await dynamodb.send(
      new CreateTableCommand({
        ...{ TableName, BillingMode: 'PAY_PER_REQUEST' },
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      }),
    );
    await dynamodb.send(
      new PutItemCommand({ TableName, Item: marshall({ pk: 'BUDGET', remaining: Number(budget) }) }),
    );
    await dynamodb.send(new PutItemCommand({ TableName, Item: marshall({ pk: 'WALLET', balance: 0 }) }));
    return await unitsOf(engine, () =>
      dynamodb.send(
        new TransactWriteItemsCommand({
          TransactItems: [
            {
              Put: {
                ...{ TableName, Item: marshall({ pk: 'CLAIM', amount: 100 }) },
                ConditionExpression: 'attribute_not_exists(pk)',
              },
            },
            {
              Update: {
                ...{ TableName, Key: key('BUDGET'), UpdateExpression: 'ADD remaining :taken' },
                ConditionExpression: 'remaining >= :amount',
                ExpressionAttributeValues: marshall({ ':taken': -100, ':amount': 100 }),
              },
            },
            {
              Update: {
                ...{ TableName, Key: key('WALLET'), UpdateExpression: 'ADD balance :amount' },
                ExpressionAttributeValues: marshall({ ':amount': 100 }),
              },
            },
          ],
        }),
      ),
    );
  } finally {
    dynamodb.destroy();
  }
}
