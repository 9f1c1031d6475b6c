import { jsonRule } from '../fields/plain-rules';
import { rulesOf } from '../fields/rules-of';
import { gameVersionFields } from './game-version-fields';
import type { CreateGameVersionInput, UpdateGameVersionInput } from '../generated/types';

/** What it says is checked by `domain/slots`; here only that there is something, and not too much. */
export const mathModelRule = jsonRule(gameVersionFields.mathModel);

export const createGameVersionRules = rulesOf<CreateGameVersionInput>(gameVersionFields, 'create');

/** An update keeps omitted fields. Only the changelog can be cleared. */
export const updateGameVersionRules = rulesOf<UpdateGameVersionInput>(gameVersionFields, 'update');
