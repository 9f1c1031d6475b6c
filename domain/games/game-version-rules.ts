import { jsonRule } from '../fields/plain-rules';
import { rulesOf } from '../fields/rules-of';
import { gameVersionFields } from './game-version-fields';
import type { CreateGameVersionInput, UpdateGameVersionInput } from '../generated/types';

/** Only checks that the model exists and is not too long. `@novalink/engine` validates its content. */
export const mathModelRule = jsonRule(gameVersionFields.mathModel);

export const createGameVersionRules = rulesOf<CreateGameVersionInput>(gameVersionFields, 'create');

/** An update keeps omitted fields. Only the changelog can be cleared. */
export const updateGameVersionRules = rulesOf<UpdateGameVersionInput>(gameVersionFields, 'update');
