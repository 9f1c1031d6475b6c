import type { Clock } from '#lambda/runtime/clock';
import type { OwnsBrand } from '#lambda/stores/brands/own-brand';
import type { BrandMovements } from '#lambda/stores/coins/brand-movements';

export interface Needs {
  readonly ownsBrand: OwnsBrand;
  readonly movements: BrandMovements;
  readonly clock: Clock;
}
