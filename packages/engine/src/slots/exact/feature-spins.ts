import type { Distribution } from './exact-distribution';
import type { FreeSpins } from '../model/math-model';

/** The distribution of a spin of each feature, in the order of the features. */
export interface FeatureSpins {
  readonly feature: FreeSpins;
  readonly spins: Distribution;
}
