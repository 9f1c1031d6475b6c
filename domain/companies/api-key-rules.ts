import { rulesOf } from '../fields/rules-of';
import type { CreateApiKeyInput } from '../generated/types';
import { apiKeyFields } from './api-key-fields';

export const createApiKeyRules = rulesOf<CreateApiKeyInput>(apiKeyFields, 'create');
