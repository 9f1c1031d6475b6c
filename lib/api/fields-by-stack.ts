import { resolverMap } from '#lib/api/resolver-map';
import type { ResolverPlan, ResolverStep, Source } from '#lib/api/resolver-plan';
import { tournamentSubscriptions } from '#lib/api/tournament-fields';

/** The stacks with resolvers: one per domain, because a stack has at most 500 resources. */
export type ApiPart = 'companies' | 'games' | 'casinos' | 'play' | 'reports' | 'tournaments' | 'promotions';
type Fields = Readonly<Record<string, Readonly<Record<string, ResolverPlan>>>>;
type SharedSource = 'records' | 'audit';

/** Every stack has its own sources for these tables. Each other source is in one stack. */
const isShared = (source: Source): source is SharedSource => source === 'records' || source === 'audit';

const partOfSource: Readonly<Record<Exclude<Source, SharedSource>, ApiPart>> = {
  'user-administration': 'companies',
  accounts: 'companies',
  'api-keys': 'companies',
  webhooks: 'companies',
  'game-versions': 'games',
  'test-runs': 'games',
  'demo-play': 'games',
  'guest-play': 'games',
  'launched-play': 'play',
  'seamless-rounds': 'play',
  wallets: 'casinos',
  'casino-wallets': 'casinos',
  coins: 'play',
  journal: 'play',
  'day-movements': 'play',
  rounds: 'play',
  replays: 'play',
  metrics: 'reports',
  tournaments: 'tournaments',
  'shown-tournaments': 'tournaments',
  none: 'tournaments',
  promotions: 'promotions',
  offers: 'promotions',
};

/** By the folder of `lambda/resolvers`. */
const partOfFolder: Readonly<Record<string, ApiPart>> = {
  companies: 'companies',
  compliance: 'companies',
  people: 'companies',
  notifications: 'companies',
  support: 'companies',
  files: 'companies',
  games: 'games',
  versions: 'games',
  lab: 'games',
  'rtp-alerts': 'games',
  casinos: 'casinos',
  brands: 'casinos',
  players: 'casinos',
  coins: 'casinos',
  metrics: 'reports',
  review: 'reports',
  search: 'reports',
};

/** The stack of a field follows from its data source or, if it uses only shared ones, from the folder of its code. */
function partOf(field: string, plan: ResolverPlan): ApiPart {
  const steps: readonly ResolverStep[] = plan.kind === 'unit' ? [plan] : plan.steps;
  for (const { source } of steps) if (!isShared(source)) return partOfSource[source];
  // The other steps of a pipeline can be from other folders; this one is named after a field.
  const own = steps.find(({ code }) => code.includes('.')) ?? steps[0];
  const part = partOfFolder[own?.code.split('/')[0] ?? ''];
  if (part === undefined) throw new Error(`The field ${field} has no stack: its folder is not listed here.`);
  return part;
}

const everyField: Fields = { ...resolverMap, Subscription: tournamentSubscriptions };

/** The fields whose resolvers are in a stack, by type. */
export function fieldsOf(wanted: ApiPart): Fields {
  const fields: Record<string, Record<string, ResolverPlan>> = {};
  for (const [typeName, ofType] of Object.entries(everyField))
    for (const [field, plan] of Object.entries(ofType))
      if (partOf(`${typeName}.${field}`, plan) === wanted) (fields[typeName] ??= {})[field] = plan;
  return fields;
}
