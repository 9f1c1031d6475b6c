import { mission } from '#domain/promotions/presets';
import { quantiles } from '../latencies';
import { countedRounds, presetBase, type PromotionPlayer, type PromotionVenue } from './promotion-venue';
import type { Metric } from '../run';

const longestMs = 60_000;

/** From the response to the round that meets the conditions until the reward is claimable in the list of offers. */
export async function offerLag(
  venue: PromotionVenue,
  brandId: string,
  players: readonly PromotionPlayer[],
): Promise<Metric[]> {
  const promotionId = await venue.publish(
    brandId,
    'MISSION',
    mission(presetBase('Mission', '1000000'), {
      ...{ amount: '100', perPeriod: 'ONCE', tasks: [countedRounds(1)] },
    }),
  );
  const statusOf = async (player: PromotionPlayer) =>
    (await player.listOffers()).find((offer) => offer.promotionId === promotionId)?.status;
  const [lags, lists]: [number[], number[]] = [[], []];
  let mostLooks = 0;
  for (const player of players) {
    const asked = performance.now();
    const before = await statusOf(player);
    lists.push(performance.now() - asked);
    if (before !== 'IN_PROGRESS') throw new Error(`The mission is ${before} before the round.`);
    await player.playAtOnce();
    const closed = performance.now();
    let looks = 1;
    for (; (await statusOf(player)) !== 'CLAIMABLE'; looks += 1)
      if (performance.now() - closed > longestMs) throw new Error('The reward cannot be claimed.');
    lags.push(performance.now() - closed);
    mostLooks = Math.max(mostLooks, looks);
  }
  const [lag, list] = [quantiles(lags), quantiles(lists)];
  return [
    {
      name: "from a round's close to a claimable reward, locally",
      value: `p50 ${lag.p50.toFixed(0)} ms`,
      beside: `p99 ${lag.p99.toFixed(0)} ms of ${players.length} rounds, after at most ${mostLooks} ${mostLooks === 1 ? 'list' : 'lists'}; a list without a new round p50 ${list.p50.toFixed(0)} ms, p99 ${list.p99.toFixed(0)} ms: ${(lag.p50 / list.p50).toFixed(1)} ×`,
    },
  ];
}
