/** The data source of a resolver: a table or a function. */
export type Source =
  | 'records'
  | 'audit'
  | 'journal'
  | 'wallets'
  | 'casino-wallets'
  | 'user-administration'
  | 'accounts'
  | 'api-keys'
  | 'webhooks'
  | 'game-versions'
  | 'test-runs'
  | 'demo-play'
  | 'guest-play'
  | 'launched-play'
  | 'seamless-rounds'
  | 'coins'
  | 'day-movements'
  | 'rounds'
  | 'replays'
  | 'metrics'
  | 'tournaments'
  | 'shown-tournaments'
  | 'promotions'
  | 'offers'
  /** No data source. */
  | 'none';

/** A file of `lambda/resolvers`, without `.ts`, and its data source. */
export interface ResolverStep {
  readonly source: Source;
  readonly code: string;
}

/** The resolver of a field. */
export type ResolverPlan =
  | ({ readonly kind: 'unit' } & ResolverStep)
  | { readonly kind: 'pipeline'; readonly steps: readonly ResolverStep[] };

export type Plans<Field extends PropertyKey> = Readonly<Record<Field, ResolverPlan>>;

export const read = (code: string, source: Source = 'records'): ResolverPlan => ({
  kind: 'unit',
  source,
  code,
});
/** A step with a data source other than the records. */
export const at = (source: Source, code: string): ResolverStep => ({ source, code });
/** A pipeline of steps. */
export const write = (...steps: readonly (string | ResolverStep)[]): ResolverPlan => ({
  kind: 'pipeline',
  steps: steps.map((step) => (typeof step === 'string' ? at('records', step) : step)),
});
export const byFunctionForGuests = (source: Source) =>
  ({ kind: 'unit', source, code: 'invoke-for-guest' }) as const satisfies ResolverPlan;
export const byFunctionForAnyone = (source: Source) =>
  ({ kind: 'unit', source, code: 'invoke-for-anyone' }) as const satisfies ResolverPlan;
export const byFunction = (source: Source) =>
  ({ kind: 'unit', source, code: 'invoke-function' }) as const satisfies ResolverPlan;
