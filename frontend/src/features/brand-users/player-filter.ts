import type { BrandLevel, BrandUserStatus } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { PlayerFilter as AskedFilter } from '../../shared/brand/list-players';
import { brandLevels, playerStatuses } from '../../platform/labels/brand-labels';

/** The filters of the list of players, which the address contains. Other parameters of the address are ignored. */
export interface PlayerFilter {
  readonly level: BrandLevel | undefined;
  readonly status: BrandUserStatus | undefined;
  readonly name: string;
}

export const levelOptions = Object.entries(brandLevels) as [BrandLevel, string][];
export const statusOptions = (Object.keys(playerStatuses) as BrandUserStatus[]).map(
  (status) => [status, playerStatuses[status].text] as const,
);

export const noFilter: PlayerFilter = { level: undefined, status: undefined, name: '' };

export const filterIn = (search: URLSearchParams): PlayerFilter => ({
  level: levelOptions.find(([level]) => level === search.get('level'))?.[0],
  status: statusOptions.find(([status]) => status === search.get('status'))?.[0],
  name: (search.get('name') ?? '').slice(0, limits.brandUser.displayName.longest),
});

export const searchFor = ({ level, status, name }: PlayerFilter): [string, string][] =>
  Object.entries({ level, status, name: name || undefined }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );

/** The filter in the format of the API. */
export const queryFilter = ({ level, status, name }: PlayerFilter): AskedFilter => ({
  ...(level && { level }),
  ...(status && { status }),
  ...(name !== '' && { name }),
});
