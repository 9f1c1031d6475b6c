import type { Clock } from '#lambda/runtime/clock';
import type { OwnsBrand } from '#lambda/stores/brands/own-brand';
import type { BrandMovements } from '#lambda/stores/coins/brand-movements';
import type { SharedRoundStore } from '#lambda/stores/play/shared-round-store';

export interface Needs {
  readonly ownsBrand: OwnsBrand;
  readonly movements: BrandMovements;
  readonly shared: Pick<SharedRoundStore, 'read'>;
  readonly clock: Clock;
}
