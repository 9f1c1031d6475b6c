import * as v from 'valibot';
import { coinAmountFields, coinFields, coinPackageFields } from './coin-fields';
import { plainRule } from '../fields/plain-rules';
import { rulesOf } from '../fields/rules-of';
import { maxLengthCode } from '../text/form-messages';
import type {
  ClaimDailyInput,
  ClaimPackageInput,
  MoveCoinsInput,
  SaveCoinPackageInput,
  SaveCoinTypeInput,
} from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';
import { requiredText } from '../text/text-rules';
import { ulidForm } from '../ulid';
import { readBalance } from '../wallet/amounts';

const firstFault = { abortPipeEarly: true };
const required = v.pipe(v.string('required'), v.nonEmpty('required'));

/** An amount to move: a digit string of minor units, from 1 to 10¹². */
export const amountRule = plainRule(coinAmountFields.amount) as v.GenericSchema<unknown, string>;

const brandId = required;
const code = plainRule(coinFields.code) as v.GenericSchema<unknown, string>;
/** A ULID that the caller creates with the request. It is the idempotency key. */
export const requestIdRule = v.config(v.pipe(required, v.regex(ulidForm, 'format')), firstFault);

/** An amount above the maximum balance could never be granted. Invalid amounts have their own error. */
const fits = (grant: string, maxBalance: string) => {
  const [given, highest] = [readBalance(grant), readBalance(maxBalance)];
  return given === undefined || highest === undefined || given <= highest;
};

export const saveCoinTypeRules = v.pipe(
  rulesOf<SaveCoinTypeInput>(coinFields, 'create'),
  v.forward(
    v.partialCheck(
      [['signupGrant'], ['maxBalance']],
      ({ signupGrant, maxBalance }) => fits(signupGrant, maxBalance),
      'ceiling',
    ),
    ['signupGrant'],
  ),
  v.forward(
    v.partialCheck(
      [['dailyGrant'], ['maxBalance']],
      ({ dailyGrant, maxBalance }) => fits(dailyGrant, maxBalance),
      'ceiling',
    ),
    ['dailyGrant'],
  ),
);

export const saveCoinPackageRules = rulesOf<SaveCoinPackageInput>(coinPackageFields, 'create');

export const moveCoinsRules = rulesFor<MoveCoinsInput>()({
  brandId,
  userId: v.pipe(required, v.maxLength(limits.sub, maxLengthCode(limits.sub))),
  coin: code,
  amount: amountRule,
  reason: requiredText(limits.coin.reason),
  requestId: requestIdRule,
});

export const claimDailyRules = rulesFor<ClaimDailyInput>()({ brandId, coin: code });

export const claimPackageRules = rulesFor<ClaimPackageInput>()({
  brandId,
  packageId: required,
  requestId: requestIdRule,
});
