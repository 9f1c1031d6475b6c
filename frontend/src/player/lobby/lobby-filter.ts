import type { GameFeature, GameType, Volatility } from '#domain/generated/types';
import { gameFeatures, gameTypes, volatilities } from '../../platform/labels/game-labels';
import type { LobbyGame } from './list-brand-games';

/** The filter of the lobby in the URL. Other parameters are ignored. */
export interface LobbyFilter {
  readonly text: string;
  readonly type: GameType | undefined;
  readonly feature: GameFeature | undefined;
  readonly volatility: Volatility | undefined;
}

export const noFilter: LobbyFilter = {
  text: '',
  type: undefined,
  feature: undefined,
  volatility: undefined,
};

const named = <Name extends string>(labels: Record<Name, string>, name: string | null): Name | undefined =>
  (Object.keys(labels) as Name[]).find((known) => known === name);

export const filterIn = (search: URLSearchParams): LobbyFilter => ({
  text: (search.get('search') ?? '').slice(0, 60),
  type: named(gameTypes, search.get('type')),
  feature: named(gameFeatures, search.get('feature')),
  volatility: named(volatilities, search.get('volatility')),
});

export const searchFor = ({ text, type, feature, volatility }: LobbyFilter): [string, string][] =>
  Object.entries({ search: text.trim() || undefined, type, feature, volatility }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );

export const isNarrow = (filter: LobbyFilter): boolean => searchFor(filter).length > 0;

/** The games that match the filter. The words can be in the title or be the name of the provider. */
export const narrowed = (games: readonly LobbyGame[], filter: LobbyFilter): LobbyGame[] => {
  const labels = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return games.filter(({ title, companyName, type, live }) => {
    const text = `${title} ${companyName}`.toLowerCase();
    return (
      labels.every((word) => text.includes(word)) &&
      (filter.type === undefined || filter.type === type) &&
      (filter.feature === undefined || live.features.includes(filter.feature)) &&
      (filter.volatility === undefined || filter.volatility === live.volatility)
    );
  });
};

/** The available filter values: only values that at least one game has, in a fixed order. */
export const categoriesOf = (games: readonly LobbyGame[]) => ({
  types: present(gameTypes, (name) => games.some(({ type }) => type === name)),
  features: present(gameFeatures, (name) => games.some(({ live }) => live.features.includes(name))),
  volatilities: present(volatilities, (name) => games.some(({ live }) => live.volatility === name)),
});

const present = <Name extends string>(labels: Record<Name, string>, isThere: (name: Name) => boolean) =>
  (Object.entries(labels) as [Name, string][]).filter(([name]) => isThere(name));
