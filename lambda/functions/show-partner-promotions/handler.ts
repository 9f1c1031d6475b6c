import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { getPromotion, listPromotions } from '#domain/generated/novalink-api';
import { environment } from '#lambda/functions/show-partner-promotions/env';
import { showPartnerPromotions } from '#lambda/functions/show-partner-promotions/show-partner-promotions';
import { systemClock } from '#lambda/runtime/clock';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedNeeds } from '#lambda/services/api-keys/signed-needs';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { budgetStore } from '#lambda/stores/promotions/budget-store';
import { promotionStore } from '#lambda/stores/promotions/promotion-store';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, SECRETS_KEY_ARN: secretsKey } = environment();
const tables = { dynamodb: new DynamoDBClient(), mainTable };
const answer = signedAnswer(signedNeeds({ ...tables, playTable, secretsKey }));
const show = showPartnerPromotions({
  ownsBrand: ownsBrand(tables),
  promotions: promotionStore(tables),
  budgets: budgetStore(tables),
  clock: systemClock,
});
const name = 'show-partner-promotions';

export const handler = (event: APIGatewayProxyEvent) =>
  event.resource === getPromotion.path
    ? answer(name, getPromotion, event, show.one)
    : answer(name, listPromotions, event, show.list);
