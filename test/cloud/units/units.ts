import type { unmeasured } from '#test/authorization/matrix/exclusions';
import type { GraphqlOperation } from '#test/authorization/matrix/operations';

/** The cost of one operation in DynamoDB. */
export interface Units {
  readonly reads: number;
  readonly writes: number;
  /** In order: the operation, then table and index, or the number of items of each table. */
  readonly calls: readonly string[];
}
/** The caller: the owner of the company, an admin who does not own it, a player of a brand, or a guest. */
export type Asker = 'owner' | 'admin' | 'player' | 'guest';
export type BrandAsker = Exclude<Asker, 'guest'>;
export type UnitsByAsker = Readonly<Partial<Record<Asker, Units>>>;

export type MeasuredOperation = Exclude<GraphqlOperation, keyof typeof unmeasured>;
export type UnitsTable = Readonly<Record<MeasuredOperation, UnitsByAsker>>;
