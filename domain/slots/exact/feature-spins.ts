import type { Distribution } from './exact-distribution';
import type { FreeSpins } from '../model/math-model';

/** The distribution of a spin of each feature, in the model's order. */
export interface FeatureSpins {
  readonly feature: FreeSpins;
  readonly spins: Distribution;
}
