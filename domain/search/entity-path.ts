import type { SearchKind, UserGroup } from '../generated/types';
import { type Route, routes } from '../routes';

/** An entity with a page of its own, as a search returns it. */
export interface Entity {
  readonly kind: SearchKind | 'USER';
  readonly id: string;
  readonly name: string;
  /** Whether it belongs to the caller's company. */
  readonly own: boolean;
  /** Only for a brand. */
  readonly casinoId: string | null;
}

interface Rule {
  readonly kind: Entity['kind'];
  /** If absent, users of any group. */
  readonly group?: UserGroup;
  readonly own?: true;
  readonly path: (entity: Entity) => string;
}

const at = ({ path }: Route, parameters: Readonly<Record<string, string>> = {}): string =>
  Object.entries(parameters).reduce((filled, [name, value]) => filled.replace(`:${name}`, value), path);

/** The page of each kind of entity, by group. The first matching rule applies. */
const rules: readonly Rule[] = [
  { group: 'ADMINS', kind: 'COMPANY', path: ({ id }) => at(routes.AdminCompany, { companyId: id }) },
  { group: 'ADMINS', kind: 'GAME', path: ({ id }) => at(routes.AdminGame, { gameId: id }) },
  { group: 'ADMINS', kind: 'CASINO', path: ({ id }) => at(routes.AdminCasino, { casinoId: id }) },
  { group: 'ADMINS', kind: 'BRAND', path: ({ id }) => at(routes.BrandDemo, { brandId: id }) },
  { group: 'ADMINS', kind: 'USER', path: ({ id }) => at(routes.AdminUser, { sub: id }) },
  {
    group: 'PROVIDERS',
    kind: 'GAME',
    own: true,
    path: ({ id }) => at(routes.ProviderGame, { gameId: id }),
  },
  {
    group: 'OPERATORS',
    kind: 'CASINO',
    own: true,
    path: ({ id }) => at(routes.OperatorCasino, { casinoId: id }),
  },
  {
    group: 'OPERATORS',
    kind: 'BRAND',
    own: true,
    path: ({ id, casinoId }) => at(routes.OperatorBrand, { casinoId: casinoId ?? '', brandId: id }),
  },
  { kind: 'GAME', path: ({ id }) => at(routes.PlayProviderDemo, { gameId: id }) },
  { kind: 'COMPANY', own: true, path: () => at(routes.Company) },
];

/** The path of an entity for a user with these groups; undefined if no page of theirs shows it. */
export function entityPath(entity: Entity, groups: readonly UserGroup[]): string | undefined {
  const fits = ({ kind, group, own }: Rule) =>
    kind === entity.kind && (!own || entity.own) && (group ? groups.includes(group) : groups.length > 0);
  return rules.find(fits)?.path(entity);
}
