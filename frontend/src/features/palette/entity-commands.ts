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
import * as messages from './messages';

/** Something that was found, with what its row shows. */
export interface FoundEntity extends Entity {
  readonly companyName: string | null;
  /** Of its kind, as the API names it; absent for users and for what was found some time ago. */
  readonly status?: string;
}

const kinds: Readonly<Record<Entity['kind'], { readonly title: string; readonly icon: LucideIcon }>> = {
  COMPANY: { title: messages.companies, icon: Building2 },
  GAME: { title: messages.games, icon: Gamepad2 },
  CASINO: { title: messages.casinos, icon: Store },
  BRAND: { title: messages.brands, icon: Sparkles },
  USER: { title: messages.users, icon: User },
};

/** A command that opens the page of something; undefined when the person has no such page. */
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

/** The commands of what was found, by kind. */
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
