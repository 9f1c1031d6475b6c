import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';

const dynamodb = new DynamoDBClient();

export async function handler({ Records }) {
  for (const { eventName, dynamodb: change } of Records) {
    if (eventName !== 'INSERT') continue;
    const { customer, amount } = change.NewImage;
    await dynamodb.send(
      new UpdateItemCommand({
        TableName: process.env.TOTALS,
        Key: { customer },
        UpdateExpression: 'ADD amount :amount, orders :one',
        ExpressionAttributeValues: { ':amount': amount, ':one': { N: '1' } },
      }),
    );
  }
}
