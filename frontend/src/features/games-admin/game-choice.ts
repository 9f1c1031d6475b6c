import { gameStatuses, gameTypes, volatilities } from '../../platform/labels/game-labels';
import type { GameChoice } from './list-games';

const oneOf = <Known extends string>(labels: Readonly<Record<Known, unknown>>, text: string | null) =>
  text !== null && Object.hasOwn(labels, text) ? (text as Known) : undefined;

/** What the address asks for; what it does not know it leaves out. */
export const gameChoiceIn = (search: URLSearchParams): GameChoice => ({
  status: oneOf(gameStatuses, search.get('status')),
  type: oneOf(gameTypes, search.get('type')),
  volatility: oneOf(volatilities, search.get('volatility')),
  companyId: search.get('company') ?? undefined,
});

/** Nothing is left out. */
export const everyGame = gameChoiceIn(new URLSearchParams());

/** The same for an address. */
export const searchFor = ({ status, type, volatility, companyId }: GameChoice): Record<string, string> => ({
  ...(status && { status }),
  ...(type && { type }),
  ...(volatility && { volatility }),
  ...(companyId !== undefined && { company: companyId }),
});
