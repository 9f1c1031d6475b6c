import type { BrandLevel, BrandUserStatus } from '#domain/generated/types';
import { isTag, tagOf } from '#domain/casinos/player-tags';
import { limits } from '#domain/limits';
import type { PlayerFilter as AskedFilter } from '../../parts/brand/list-players';
import { brandLevels, playerStatuses } from '../../platform/labels/brand-labels';

/** The filters of the list of players in the query string. Other parameters are ignored. */
export interface PlayerFilter {
  readonly level: BrandLevel | undefined;
  readonly status: BrandUserStatus | undefined;
  readonly name: string;
  readonly tag: string | undefined;
}

export const levelOptions = Object.entries(brandLevels) as [BrandLevel, string][];
export const statusOptions = (Object.keys(playerStatuses) as BrandUserStatus[]).map(
  (status) => [status, playerStatuses[status].text] as const,
);

export const noFilter: PlayerFilter = { level: undefined, status: undefined, name: '', tag: undefined };

export const filterIn = (search: URLSearchParams): PlayerFilter => ({
  level: levelOptions.find(([level]) => level === search.get('level'))?.[0],
  status: statusOptions.find(([status]) => status === search.get('status'))?.[0],
  name: (search.get('name') ?? '').slice(0, limits.brandUser.displayName.longest),
  tag: [tagOf(search.get('tag') ?? '')].find(isTag),
});

export const searchFor = ({ level, status, name, tag }: PlayerFilter): [string, string][] =>
  Object.entries({ level, status, name: name || undefined, tag }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );

/** The filter in the format of the API. */
export const queryFilter = ({ level, status, name, tag }: PlayerFilter): AskedFilter => ({
  ...(level && { level }),
  ...(status && { status }),
  ...(name !== '' && { name }),
  ...(tag !== undefined && { tag }),
});
