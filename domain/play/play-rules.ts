import * as v from 'valibot';
import { amountRule, requestIdRule } from '../casinos/coin-rules';
import { maxLengthCode, rangeCode } from '../text/form-messages';
import type {
  ExcludeSelfInput,
  PlayRoundInput,
  RotateSeedsInput,
  ShareRoundInput,
  SetPlayLimitsInput,
  StartPlaySessionInput,
  UnshareRoundInput,
} from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';

const { brand, brandUser, demo } = limits;

const firstFault = { abortPipeEarly: true };
const longestId = 64;
const longestCoinCode = 5;
const text = v.pipe(v.string('required'), v.nonEmpty('required'));
const id = v.config(v.pipe(text, v.maxLength(longestId, 'format')), firstFault);
const whole = ({ smallest, largest }: { smallest: number; largest: number }) =>
  v.pipe(
    v.number('number'),
    v.integer('integer'),
    v.minValue(smallest, rangeCode(smallest, largest)),
    v.maxValue(largest, rangeCode(smallest, largest)),
  );

/** Printable ASCII characters in one line. */
const printableAscii = /^[ -~]+$/;
export const clientSeedRule = v.config(
  v.pipe(
    text,
    v.maxLength(demo.clientSeed, maxLengthCode(demo.clientSeed)),
    v.regex(printableAscii, 'format'),
  ),
  firstFault,
);

const lossLimit = v.nullish(whole({ smallest: 1, largest: brand.largestLossLimit }), null);

/** A missing value or null means no limit. */
export const setPlayLimitsRules = rulesFor<SetPlayLimitsInput>()({
  brandId: id,
  dailyLoss: lossLimit,
  weeklyLoss: lossLimit,
  monthlyLoss: lossLimit,
  sessionMinutes: v.nullish(whole(brand.sessionMinutes), null),
});

/** The function requires months or days, and compares the confirmation with the brand's name. */
export const excludeSelfRules = rulesFor<ExcludeSelfInput>()({
  brandId: id,
  months: v.nullish(whole(brandUser.exclusionMonths), null),
  days: v.nullish(whole(brandUser.breakDays), null),
  everywhere: v.boolean('required'),
  confirmation: v.nullish(
    v.config(v.pipe(text, v.maxLength(brand.name.longest, 'format')), firstFault),
    null,
  ),
});

export const startPlaySessionRules = rulesFor<StartPlaySessionInput>()({
  brandId: id,
  gameId: id,
  coin: v.config(v.pipe(text, v.maxLength(longestCoinCode, 'format')), firstFault),
});

export const playRoundRules = rulesFor<PlayRoundInput>()({
  brandId: id,
  sessionId: id,
  bet: amountRule,
  requestId: requestIdRule,
});

export const shareRoundRules = rulesFor<ShareRoundInput>()({ brandId: id, requestId: requestIdRule });

export const unshareRoundRules = rulesFor<UnshareRoundInput>()({ brandId: id, replayId: id });

export const rotateSeedsRules = rulesFor<RotateSeedsInput>()({
  brandId: id,
  clientSeed: v.nullish(clientSeedRule),
  serverSeedHash: v.config(v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'format')), firstFault),
});
