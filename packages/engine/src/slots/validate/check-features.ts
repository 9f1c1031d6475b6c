import { awardMeans } from '../exact/award-means';
import { checkCounts } from './check-pays';
import { compare, one } from '../exact/fraction';
import type { ReelSet } from '../model/math-model';
import { modelLimits } from '../model/model-limits';
import { inFreeSpins, payOf } from '../model/model-parts';
import { field, flagAt, integerAt, listAt, nameAt, newIdAt, objectAt, type Place } from './shape-checks';

interface Known {
  readonly reels: number;
  readonly rows: number;
  readonly scatters: ReadonlySet<string>;
  /** Invalid reel sets are undefined. */
  readonly reelSets: ReadonlyMap<string, ReelSet | undefined>;
}

const { features, multiplier, spins } = modelLimits;

export function checkFeatures(place: Place, known: Known): void {
  const ids = new Set<string>();
  for (const feature of listAt(place, { least: 0, most: features })) {
    objectAt(feature, [
      'id',
      'trigger',
      'award',
      'reelSet',
      'multiplier',
      'retrigger',
      'retriggerAward?',
      'maxSpins',
    ]);
    newIdAt(field(feature, 'id'), ids);
    integerAt(field(feature, 'multiplier'), { least: 1, most: multiplier });
    integerAt(field(feature, 'maxSpins'), { least: 1, most: spins });
    checkAward(feature, known);
  }
}

function checkAward(feature: Place, { reels, rows, scatters, reelSets }: Known): void {
  const cells = reels * rows;
  const trigger = field(feature, 'trigger');
  objectAt(trigger, ['symbol', 'min']);
  const symbol = nameAt(field(trigger, 'symbol'), 'scatter', scatters);
  const min = integerAt(field(trigger, 'min'), { least: 1, most: cells });
  const place = field(feature, 'award');
  const award = checkCounts(place, { longest: cells, least: 1, most: spins });
  const reelSet = nameAt(field(feature, 'reelSet'), 'reel set', new Set(reelSets.keys()));
  const retriggers = flagAt(field(feature, 'retrigger'));
  const more = field(feature, 'retriggerAward');
  const ownAward =
    more.value === undefined ? award : checkCounts(more, { longest: cells, least: 1, most: spins });
  if (more.value !== undefined && !retriggers) more.report(more.path, 'needs retrigger to be true');

  if (symbol === undefined || min === undefined || award === undefined || ownAward === undefined) return;
  if (payOf(award, min) === 0)
    place.report(place.path, `has no award for ${min} ${symbol}, which trigger the feature`);
  const strips = reelSets.get(reelSet ?? '');
  if (!retriggers || strips === undefined) return;
  const own = inFreeSpins({
    trigger: { symbol, min },
    award,
    ...(more.value !== undefined && { retriggerAward: ownAward }),
  });
  if (compare(awardMeans(strips, rows, own).spins, one) < 0) return;
  place.report(
    more.value === undefined ? place.path : more.path,
    'a free spin awards one or more further spins on average, so the feature never ends',
  );
}
