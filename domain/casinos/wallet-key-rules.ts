import { rulesOf } from '../fields/rules-of';
import type { SetWalletKeyInput } from '../generated/types';
import { walletKeyFields } from './wallet-key-fields';

export const setWalletKeyRules = rulesOf<SetWalletKeyInput>(walletKeyFields, 'create');
