import type { unmeasured } from '#test/authorization/matrix/exclusions';
import type { GraphqlOperation } from '#test/authorization/matrix/operations';

/** What one operation costs in DynamoDB. */
export interface Units {
  readonly reads: number;
  readonly writes: number;
  /** In their order: the operation, then table and index, or how many items of which tables. */
  readonly calls: readonly string[];
}
/** Who asks: the owner of the company, an admin who does not own it, a player of a brand, or a guest. */
export type Asker = 'owner' | 'admin' | 'player' | 'guest';
export type BrandAsker = Exclude<Asker, 'guest'>;
export type UnitsByAsker = Readonly<Partial<Record<Asker, Units>>>;

export type MeasuredOperation = Exclude<GraphqlOperation, keyof typeof unmeasured>;
export type UnitsTable = Readonly<Record<MeasuredOperation, UnitsByAsker>>;
