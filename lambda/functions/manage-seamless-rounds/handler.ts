import { manageRounds } from '#lambda/functions/manage-seamless-rounds/manage-rounds';
import { parseRequest } from '#lambda/functions/manage-seamless-rounds/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { seamlessEnvironment, seamlessNeeds } from '#lambda/services/seamless/seamless-needs';
import { casinoFacts } from '#lambda/stores/brands/casino-facts';

const { stores, needs } = seamlessNeeds(seamlessEnvironment());
const manage = manageRounds({ ...needs, ...casinoFacts(stores) });

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));
