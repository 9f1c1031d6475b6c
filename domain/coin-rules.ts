import * as v from 'valibot';
import { maxLengthCode } from './form-messages';
import type {
  ClaimDailyInput,
  ClaimPackageInput,
  CoinAmountInput,
  MoveCoinsInput,
  SaveCoinPackageInput,
  SaveCoinTypeInput,
} from './generated/types';
import { limits } from './limits';
import { rulesFor } from './rules-for';
import { requiredText } from './text-rules';
import { readAmount, readBalance } from './wallet/amounts';

const { coin, coinPackage } = limits;

const capitals = /^[A-Z]+$/;
const codeLength = /^.{2,5}$/;
const requestIdForm = /^[\w-]{16,64}$/;

const firstFault = { abortPipeEarly: true };
const required = v.pipe(v.string('required'), v.nonEmpty('required'));
const inForm = (form: RegExp) => v.config(v.pipe(required, v.regex(form, 'format')), firstFault);
const digits = (holds: (text: string) => boolean) =>
  v.config(v.pipe(required, v.regex(/^[0-9]+$/, 'number'), v.check(holds, 'format')), firstFault);
const whole = ({ smallest, largest }: { smallest: number; largest: number }) =>
  v.pipe(
    v.number('number'),
    v.integer('integer'),
    v.minValue(smallest, 'format'),
    v.maxValue(largest, 'format'),
  );

/** What moves coins: a digit string of minor units, from 1 to 10¹². */
export const amountRule = digits((text) => readAmount(text) !== undefined);
/** An amount, or `0` for nothing. */
const grantRule = digits((text) => text === '0' || readAmount(text) !== undefined);
const ceilingRule = digits((text) => text !== '0' && readBalance(text) !== undefined);

const brandId = required;
const expectedVersion = whole({ smallest: 1, largest: Number.MAX_SAFE_INTEGER });
const code = v.config(
  v.pipe(required, v.regex(capitals, 'uppercase'), v.regex(codeLength, 'length')),
  firstFault,
);
/** Made by the caller; names what they want to happen once. */
export const requestIdRule = inForm(requestIdForm);

const coinTypeRules = rulesFor<SaveCoinTypeInput>()({
  brandId,
  expectedVersion,
  code,
  name: requiredText(coin.name),
  kind: v.picklist(['PLAY', 'PROMO', 'TICKET'], 'choose'),
  decimals: whole({ smallest: 0, largest: coin.decimals }),
  signupGrant: grantRule,
  dailyGrant: grantRule,
  maxBalance: ceilingRule,
});
/** Nobody could ever be given more than a purse may hold; what is no amount has a fault of its own. */
const fits = (grant: string, maxBalance: string) => {
  const [given, highest] = [readBalance(grant), readBalance(maxBalance)];
  return given === undefined || highest === undefined || given <= highest;
};

export const saveCoinTypeRules = v.pipe(
  coinTypeRules,
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

export const coinAmountRules = rulesFor<CoinAmountInput>()({ code, amount: amountRule });

export const saveCoinPackageRules = rulesFor<SaveCoinPackageInput>()({
  brandId,
  expectedVersion,
  id: v.nullish(required),
  name: requiredText(coinPackage.name),
  coins: v.pipe(
    v.array(coinAmountRules, 'format'),
    v.minLength(1, 'choose'),
    v.maxLength(coinPackage.coins, 'length'),
    v.check((coins) => new Set(coins.map((one) => one.code)).size === coins.length, 'coins-once'),
  ),
  cooldownHours: whole(coinPackage.cooldownHours),
  maxClaimsPerUser: whole(coinPackage.claims),
  active: v.boolean('required'),
});

export const moveCoinsRules = rulesFor<MoveCoinsInput>()({
  brandId,
  userId: v.pipe(required, v.maxLength(limits.sub, maxLengthCode(limits.sub))),
  coin: code,
  amount: amountRule,
  reason: requiredText(coin.reason),
  requestId: requestIdRule,
});

export const claimDailyRules = rulesFor<ClaimDailyInput>()({ brandId, coin: code });

export const claimPackageRules = rulesFor<ClaimPackageInput>()({
  brandId,
  packageId: required,
  requestId: requestIdRule,
});
