import type {
  GameFeature,
  GameFilter,
  GameType,
  LiveVersion,
  PublicGame,
  Volatility,
} from '#domain/generated/types';
import { limits } from '#domain/limits';
import { gameFeatures, gameTypes, volatilities } from '../../platform/labels/game-labels';

/** The filter of the catalogue in the query string. Unknown values are ignored. */
export interface CatalogueFilter {
  /** Words of a name or code; empty without a search. */
  readonly text: string;
  readonly type: GameType | undefined;
  readonly volatility: Volatility | undefined;
  readonly features: readonly GameFeature[];
  readonly rtpFrom: string | undefined;
  readonly rtpTo: string | undefined;
  readonly provider: string | undefined;
}

export const typeOptions = Object.entries(gameTypes) as [GameType, string][];
export const volatilityOptions = Object.entries(volatilities) as [Volatility, string][];
export const featureOptions = Object.entries(gameFeatures) as [GameFeature, string][];
export const rtpOptions = [90, 92, 94, 95, 96, 97, 98].map(
  (share) => [`${share / 100}`, `${share} %`] as const,
);

const known = <Value extends string>(
  options: readonly (readonly [Value, string])[],
  named: string | null,
): Value | undefined => options.find(([value]) => value === named)?.[0];

export const filterIn = (search: URLSearchParams): CatalogueFilter => ({
  text: searchText(search.get('search') ?? ''),
  type: known(typeOptions, search.get('type')),
  volatility: known(volatilityOptions, search.get('volatility')),
  features: featureOptions
    .map(([feature]) => feature)
    .filter((feature) => search.getAll('feature').includes(feature)),
  rtpFrom: known(rtpOptions, search.get('rtp-from')),
  rtpTo: known(rtpOptions, search.get('rtp-to')),
  provider: /^[0-9A-Z]{1,40}$/.exec(search.get('provider') ?? '')?.[0],
});

/** The text without spaces around it, within the limits of the API. */
export const searchText = (typed: string): string =>
  typed.slice(0, limits.search.text).trim().split(/\s+/).slice(0, limits.search.words).join(' ');

/** Every live game. */
export const noFilter = filterIn(new URLSearchParams());

export const searchFor = (filter: CatalogueFilter): [string, string][] => [
  ...Object.entries({
    search: filter.text || undefined,
    type: filter.type,
    volatility: filter.volatility,
    'rtp-from': filter.rtpFrom,
    'rtp-to': filter.rtpTo,
    provider: filter.provider,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ...filter.features.map((feature): [string, string] => ['feature', feature]),
];

/** The filter for the API; undefined without conditions. */
export const queryFilter = (filter: CatalogueFilter): GameFilter | undefined => {
  const { type, volatility, features, rtpFrom, rtpTo, provider } = filter;
  const parts: GameFilter = {
    ...(type && { type }),
    ...(volatility && { volatility }),
    ...(features.length > 0 && { features: [...features] }),
    ...(rtpFrom !== undefined && { rtpFrom: Number(rtpFrom) }),
    ...(rtpTo !== undefined && { rtpTo: Number(rtpTo) }),
    ...(provider !== undefined && { companyId: provider }),
  };
  return Object.keys(parts).length > 0 ? parts : undefined;
};

/** Whether a game that was found by its name also matches the other filters. */
export const hasFacts = (
  { type, companyId, live }: FilteredGame,
  { type: askedType, volatility, features, rtpFrom, rtpTo, provider }: CatalogueFilter,
): boolean =>
  (askedType === undefined || askedType === type) &&
  (volatility === undefined || volatility === live.volatility) &&
  features.every((feature) => live.features.includes(feature)) &&
  (rtpFrom === undefined || Number(live.rtp) >= Number(rtpFrom)) &&
  (rtpTo === undefined || Number(live.rtp) <= Number(rtpTo)) &&
  (provider === undefined || provider === companyId);

type FilteredGame = Pick<PublicGame, 'type' | 'companyId'> & {
  readonly live: Pick<LiveVersion, 'rtp' | 'volatility' | 'features'>;
};
