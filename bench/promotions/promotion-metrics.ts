import { startCloud } from 'cdk-local-cloud';
import { openStage } from '../../test/authorization/environment/stage';
import { onObservedStage, type StartCloud } from '../../test/scale/observed-stage';
import { startProduct } from '../../test/support/product';
import { claimUnits } from './claim-units';
import { offerLag } from './offer-lag';
import { offerUnits } from './offer-units';
import { parallelClaims } from './parallel-claims';
import { promotionVenue, type PromotionPlayer, type PromotionVenue } from './promotion-venue';
import type { Metric } from '../run';

const players = 64;
/** Of the players, each with one round. */
const rounds = 24;

/** The cost of claims and of counted rounds, claims of many players at once, and how late offers are. */
export async function promotionMetrics(): Promise<Metric[]> {
  const product = await startProduct();
  try {
    const stage = await openStage(product);
    const venue = await promotionVenue(stage);
    const { id: brandId } = await venue.openBrand();
    // Units do not depend on the time that requests take, so the players are seated meanwhile.
    const [units, seated] = await Promise.all([unitMetrics(), seatedPlayers(venue, brandId)]);
    // First, while the brand has no other promotions: a list of offers evaluates all of them.
    const lag = await offerLag(venue, brandId, seated.slice(0, rounds));
    return [...units, ...(await parallelClaims(venue, stage.dynamodb, brandId, seated)), ...lag];
  } finally {
    await product.stop();
  }
}

const inMemory: StartCloud = (options) =>
  startCloud({ ...options, data: 'memory', port: 0, log: () => undefined });

const unitMetrics = () =>
  onObservedStage(inMemory, async (stage, engine) => {
    const venue = await promotionVenue(stage);
    return [...(await claimUnits(venue, engine)), ...(await offerUnits(venue, engine))];
  });

async function seatedPlayers(venue: PromotionVenue, brandId: string): Promise<PromotionPlayer[]> {
  const seated: PromotionPlayer[] = [];
  for (let player = 0; player < players; player += 1) seated.push(await venue.newPlayer(brandId));
  return seated;
}
