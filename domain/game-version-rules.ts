import * as v from 'valibot';
import { maxLengthCode } from './form-messages';
import { imageKeyRule } from './game-rules';
import type { CreateGameVersionInput, SymbolFaceInput, UpdateGameVersionInput } from './generated/types';
import { limits } from './limits';
import type { ItemIssueCode } from './list-item-messages';
import { rulesFor } from './rules-for';
import { optionalLongText, requiredLongText, requiredText } from './text-rules';

const { gameVersion } = limits;

/** https://semver.org, without pre-release and build. */
const semverForm = /^(?:0|[1-9]\d{0,4})\.(?:0|[1-9]\d{0,4})\.(?:0|[1-9]\d{0,4})$/;
/** A decimal from 0.50 to 1.00 with at most six digits. */
const rtpForm = /^(?:0\.[5-9]\d{0,5}|1(?:\.0{1,6})?)$/;

const whole = (smallest: number, largest: number) =>
  v.pipe(
    v.number('number'),
    v.integer('integer'),
    v.minValue(smallest, 'format'),
    v.maxValue(largest, 'format'),
  );
const required = v.pipe(v.string('required'), v.nonEmpty('required'));
const inForm = (form: RegExp) =>
  v.config(v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.regex(form, 'format')), {
    abortPipeEarly: true,
  });

const bet: ItemIssueCode = 'bet';
const betItem = v.pipe(
  v.number(bet),
  v.integer(bet),
  v.minValue(1, bet),
  v.maxValue(gameVersion.largestBet, bet),
);
const ascending = (levels: number[]) => levels.every((level, index) => level > (levels[index - 1] ?? 0));

const symbolFaceRules = rulesFor<SymbolFaceInput>()({
  symbol: required,
  name: requiredText({ longest: gameVersion.symbolName }),
  imageKey: v.nullish(imageKeyRule),
});

const rulesText = requiredLongText(gameVersion.rulesText);

/** What it says is checked by `domain/slots`; here only that there is something, and not too much. */
export const mathModelRule = v.config(
  v.pipe(
    v.string('required'),
    v.nonEmpty('required'),
    v.maxLength(gameVersion.modelBytes, maxLengthCode(gameVersion.modelBytes)),
  ),
  { abortPipeEarly: true },
);

const parts = {
  mathModel: mathModelRule,
  declaredRtp: inForm(rtpForm),
  declaredMaxWinX: whole(1, 1_000_000),
  betLevels: v.pipe(
    v.array(betItem, 'format'),
    v.minLength(1, 'required'),
    v.maxLength(gameVersion.betLevels, 'length'),
    v.check(ascending, 'ascending'),
  ),
  rulesText,
  symbols: v.array(symbolFaceRules, 'format'),
};

export const createGameVersionRules = rulesFor<CreateGameVersionInput>()({
  gameId: required,
  semver: inForm(semverForm),
  ...parts,
  changelog: optionalLongText(gameVersion.changelog),
});

/** What is left out stays as it is; of these only the changelog can be cleared. */
export const updateGameVersionRules = rulesFor<UpdateGameVersionInput>()({
  gameId: required,
  id: required,
  expectedVersion: whole(1, Number.MAX_SAFE_INTEGER),
  mathModel: v.optional(mathModelRule),
  declaredRtp: v.optional(parts.declaredRtp),
  declaredMaxWinX: v.optional(parts.declaredMaxWinX),
  betLevels: v.optional(parts.betLevels),
  rulesText: v.optional(rulesText),
  symbols: v.optional(parts.symbols),
  changelog: optionalLongText(gameVersion.changelog),
});
