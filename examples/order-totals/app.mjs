import path from 'node:path';
import { App, CfnOutput, Stack } from 'aws-cdk-lib';
import { AttributeType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Code, Function, Runtime, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';

/** Orders are written to a table; a function follows its stream and adds them up by customer in another table. */
const stack = new Stack(new App(), 'OrderTotals', { env: { account: '000000000000', region: 'eu-west-1' } });

const orders = new Table(stack, 'Orders', {
  partitionKey: { name: 'id', type: AttributeType.STRING },
  stream: StreamViewType.NEW_IMAGE,
});
const totals = new Table(stack, 'Totals', { partitionKey: { name: 'customer', type: AttributeType.STRING } });

const countOrder = new Function(stack, 'CountOrder', {
  runtime: Runtime.NODEJS_22_X,
  handler: 'index.handler',
  code: Code.fromAsset(path.join(import.meta.dirname, 'functions/count-order')),
  environment: { TOTALS: totals.tableName },
});
totals.grantWriteData(countOrder);
countOrder.addEventSource(new DynamoEventSource(orders, { startingPosition: StartingPosition.TRIM_HORIZON }));

new CfnOutput(stack, 'OrdersName', { value: orders.tableName });
new CfnOutput(stack, 'TotalsName', { value: totals.tableName });
