import { Building2, Gamepad2, type LucideIcon, Sparkles, Store, User } from 'lucide-react';
import type {
  BrandStatus,
  CasinoStatus,
  CompanyStatus,
  GameStatus,
  UserGroup,
} from '#domain/generated/types';
import { type Entity, entityPath } from '#domain/search/entity-path';
import { brandStatuses, casinoStatuses } from '../../platform/labels/casino-labels';
import { companyStatuses } from '../../platform/labels/company-labels';
import { gameStatuses } from '../../platform/labels/game-labels';
import type { Command, CommandGroup } from './command';

/** A found entity, with the data that its row shows. */
export interface FoundEntity extends Entity {
  readonly companyName: string | null;
  /** The API's status value of its kind; absent for users and for recently opened entities. */
  readonly status?: string;
}

const kinds: Readonly<Record<Entity['kind'], { readonly title: string; readonly icon: LucideIcon }>> = {
  COMPANY: { title: 'Companies', icon: Building2 },
  GAME: { title: 'Games', icon: Gamepad2 },
  CASINO: { title: 'Casinos', icon: Store },
  BRAND: { title: 'Brands', icon: Sparkles },
  USER: { title: 'Users', icon: User },
};

/** A command that opens the page of an entity; undefined if the user has no such page. */
export function entityCommand(entity: FoundEntity, groups: readonly UserGroup[]): Command | undefined {
  const path = entityPath(entity, groups);
  if (path === undefined) return undefined;
  return {
    id: `${entity.kind} ${entity.id}`,
    label: entity.name,
    detail: entity.companyName ?? undefined,
    status: statusOf(entity),
    icon: kinds[entity.kind].icon,
    does: path,
  };
}

/** The commands of the found entities, by kind. */
export const entityGroups = (
  found: readonly FoundEntity[],
  groups: readonly UserGroup[],
): readonly CommandGroup[] =>
  Object.entries(kinds).map(([kind, { title }]) => ({
    title,
    commands: found
      .filter((entity) => entity.kind === kind)
      .flatMap((entity) => entityCommand(entity, groups) ?? []),
  }));

function statusOf({ kind, status }: FoundEntity): Command['status'] {
  if (status === undefined || kind === 'USER') return undefined;
  const statuses = {
    COMPANY: companyStatuses[status as CompanyStatus],
    GAME: gameStatuses[status as GameStatus],
    CASINO: casinoStatuses[status as CasinoStatus],
    BRAND: brandStatuses[status as BrandStatus],
  };
  return statuses[kind];
}
