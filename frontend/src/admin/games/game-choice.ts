import { gameStatuses, gameTypes, volatilities } from '../../platform/labels/game-labels';
import type { GameChoice } from './list-games';

const oneOf = <Known extends string>(labels: Readonly<Record<Known, unknown>>, text: string | null) =>
  text !== null && Object.hasOwn(labels, text) ? (text as Known) : undefined;

/** The filter in the URL; unknown values are ignored. */
export const gameChoiceIn = (search: URLSearchParams): GameChoice => ({
  status: oneOf(gameStatuses, search.get('status')),
  type: oneOf(gameTypes, search.get('type')),
  volatility: oneOf(volatilities, search.get('volatility')),
  companyId: search.get('company') ?? undefined,
});

/** The filter without restrictions. */
export const everyGame = gameChoiceIn(new URLSearchParams());

/** The query parameters of a filter. */
export const searchFor = ({ status, type, volatility, companyId }: GameChoice): Record<string, string> => ({
  ...(status && { status }),
  ...(type && { type }),
  ...(volatility && { volatility }),
  ...(companyId !== undefined && { company: companyId }),
});
