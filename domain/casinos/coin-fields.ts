import type { FieldsOf } from '../fields/field';
import type { CoinAmountInput, SaveCoinPackageInput, SaveCoinTypeInput } from '../generated/types';

const largestAmount = 1_000_000_000_000;
const given = { kind: 'control', required: true } as const;
const ofBrand = {
  brandId: { ...given, value: 'id', notEdited: 'The page sends the id of the brand.' },
  expectedVersion: {
    ...given,
    value: 'version',
    notEdited: 'The page sends the version of the brand it has read.',
  },
} as const;
const grant = { kind: 'amount', required: true, smallest: 0, largest: largestAmount } as const;

/** The fields of a kind of coin that an operator edits. */
export const coinFields = {
  ...ofBrand,
  code: { kind: 'coin-code', required: true },
  name: { kind: 'line', required: true, shortest: 2, longest: 30 },
  kind: { kind: 'enum', required: true, options: { PLAY: true, PROMO: true, TICKET: true } },
  decimals: { kind: 'integer', required: true, smallest: 0, largest: 6 },
  signupGrant: grant,
  dailyGrant: grant,
  maxBalance: { kind: 'amount', required: true, smallest: 1, largest: 9_000_000_000_000_000 },
  confirmPromotionsAbove: { kind: 'amount', smallest: 0, largest: 9_000_000_000_000_000 },
} as const satisfies FieldsOf<SaveCoinTypeInput>;

export const coinAmountFields = {
  code: { kind: 'coin-code', required: true },
  amount: { kind: 'amount', required: true, smallest: 1, largest: largestAmount },
} as const satisfies FieldsOf<CoinAmountInput>;

/** The fields of a coin package that an operator edits. */
export const coinPackageFields = {
  ...ofBrand,
  id: { kind: 'control', value: 'id', notEdited: 'The page sends the id of the package that it changes.' },
  name: { kind: 'line', required: true, shortest: 2, longest: 40 },
  coins: {
    kind: 'list',
    required: true,
    of: { kind: 'group', fields: coinAmountFields },
    some: 'choose',
    most: 5,
    once: { of: 'code', message: 'coins-once' },
  },
  cooldownHours: { kind: 'integer', required: true, smallest: 1, largest: 720 },
  maxClaimsPerUser: { kind: 'integer', required: true, smallest: 1, largest: 1000 },
  active: { kind: 'flag', required: true },
} as const satisfies FieldsOf<SaveCoinPackageInput>;
