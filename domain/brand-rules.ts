import * as v from 'valibot';
import { bearsText, isColour } from './contrast';
import { imageKeyRule } from './game-rules';
import type {
  BrandThemeInput,
  CreateBrandInput,
  ResponsiblePlayInput,
  UpdateBrandInput,
} from './generated/types';
import { limits } from './limits';
import { rulesFor } from './rules-for';
import { optionalText, requiredText } from './text-rules';

const { brand } = limits;

/** What a brand is called in addresses. */
const slugForm = /^[a-z0-9-]{3,40}$/;

const whole = ({ smallest, largest }: { readonly smallest: number; readonly largest: number }) =>
  v.pipe(
    v.number('number'),
    v.integer('integer'),
    v.minValue(smallest, 'format'),
    v.maxValue(largest, 'format'),
  );

/** `#rrggbb`, with light or dark text readable on it. */
export const brandColourRule = v.config(
  v.pipe(
    v.string('required'),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty('required'),
    v.check(isColour, 'format'),
    v.check(bearsText, 'contrast'),
  ),
  { abortPipeEarly: true },
);

export const brandThemeRules = rulesFor<BrandThemeInput>()({
  primary: brandColourRule,
  surface: brandColourRule,
  accent: brandColourRule,
});

export const responsiblePlayRules = rulesFor<ResponsiblePlayInput>()({
  realityCheckMinutes: whole(brand.realityCheckMinutes),
  dailyLossLimit: v.nullish(whole({ smallest: 1, largest: brand.largestLossLimit })),
  sessionMaxMinutes: whole(brand.sessionMinutes),
});

const id = v.pipe(v.string('required'), v.nonEmpty('required'));
const name = requiredText(brand.name);
const details = {
  tagline: optionalText(brand.tagline),
  logoKey: v.nullish(imageKeyRule),
};

export const createBrandRules = rulesFor<CreateBrandInput>()({
  casinoId: id,
  slug: v.config(v.pipe(v.string('required'), v.nonEmpty('required'), v.regex(slugForm, 'format')), {
    abortPipeEarly: true,
  }),
  name,
  ...details,
  theme: brandThemeRules,
  responsiblePlay: v.nullish(responsiblePlayRules),
});

/** Here what is left out stays as it is; a name or theme cannot be cleared, and cleared play rules are the standard. */
export const updateBrandRules = rulesFor<UpdateBrandInput>()({
  id,
  expectedVersion: v.pipe(v.number('number'), v.integer('integer'), v.minValue(1, 'format')),
  name: v.optional(name),
  ...details,
  theme: v.optional(brandThemeRules),
  responsiblePlay: v.nullish(responsiblePlayRules),
  featuredGameIds: v.nullish(
    v.pipe(
      v.array(id, 'format'),
      v.maxLength(brand.featuredGames, 'length'),
      v.check((ids) => ids.every((one, at) => ids.indexOf(one) === at), 'choose'),
    ),
  ),
});
