import type { Clock } from '#lambda/runtime/clock';
import type { OwnsBrand } from '#lambda/stores/brands/own-brand';
import type { BrandMovements } from '#lambda/stores/coins/brand-movements';
import type { DayMovements } from '#lambda/stores/coins/day-movements';
import type { DaySealStore } from '#lambda/stores/coins/day-seal-store';

export interface Needs {
  readonly ownsBrand: OwnsBrand;
  readonly movements: BrandMovements;
  readonly ofDay: DayMovements;
  readonly seals: Pick<DaySealStore, 'ofDay'>;
  readonly clock: Clock;
  /** The largest number of movements from which a checksum is computed. */
  readonly most: number;
}
