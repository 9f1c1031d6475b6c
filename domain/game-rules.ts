import * as v from 'valibot';
import { maxLengthCode } from './form-messages';
import type { CreateGameInput, UpdateGameInput } from './generated/types';
import { limits } from './limits';
import type { ItemIssueCode } from './list-item-messages';
import { rulesFor } from './rules-for';
import { countryItem, optionalLongText, requiredText } from './text-rules';
import { imagePrefix } from './uploads';

const { game, upload } = limits;

/** What a game is called in addresses and by operators' servers. */
const codeForm = /^[a-z0-9-]{3,40}$/;
/** ISO 639-1. */
const languageForm = /^[a-z]{2}$/;
const language: ItemIssueCode = 'language';
const languageItem = v.pipe(v.string(language), v.regex(languageForm, language));

const listOf = <Rule extends v.GenericSchema<unknown, string>>(rule: Rule, most: number) =>
  v.pipe(v.array(rule, 'format'), v.maxLength(most, 'length'));

/** A key of the image library. */
export const imageKeyRule = v.pipe(
  v.string('format'),
  v.startsWith(imagePrefix, 'format'),
  v.maxLength(upload.key, maxLengthCode(upload.key)),
);

const title = requiredText(game.title);

const details = {
  description: optionalLongText(game.description),
  tags: v.nullish(listOf(requiredText({ longest: game.tag }), game.tags)),
  thumbnailKey: v.nullish(imageKeyRule),
  images: v.nullish(listOf(imageKeyRule, game.images)),
  languages: v.nullish(
    v.pipe(
      listOf(languageItem, game.languages),
      v.check((languages) => languages.includes('en'), 'english'),
    ),
  ),
  restrictedCountries: v.nullish(listOf(countryItem, game.restrictedCountries)),
};

const id = v.pipe(v.string('required'), v.nonEmpty('required'));

export const createGameRules = rulesFor<CreateGameInput>()({
  companyId: id,
  code: v.config(v.pipe(v.string('required'), v.nonEmpty('required'), v.regex(codeForm, 'format')), {
    abortPipeEarly: true,
  }),
  title,
  type: v.picklist(['SLOT', 'TABLE', 'INSTANT'], 'choose'),
  ...details,
});

/** Here a title left out stays as it is; it cannot be cleared. */
export const updateGameRules = rulesFor<UpdateGameInput>()({
  id,
  expectedVersion: v.pipe(v.number('number'), v.integer('integer'), v.minValue(1, 'format')),
  title: v.optional(title),
  ...details,
});
