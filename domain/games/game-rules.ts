import { rulesOf } from '../fields/rules-of';
import { gameFields } from './game-fields';
import type { CreateGameInput, UpdateGameInput } from '../generated/types';

export const createGameRules = rulesOf<CreateGameInput>(gameFields, 'create');

/** An update keeps an omitted title. The title cannot be cleared. */
export const updateGameRules = rulesOf<UpdateGameInput>(gameFields, 'update');
