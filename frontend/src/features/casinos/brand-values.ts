import type { BrandTheme, CreateBrandInput, UpdateBrandInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { OwnBrand } from './brand-fields';

/** A brand as a form holds it: figures as text, the logo as its key. */
export interface BrandValues {
  slug: string;
  name: string;
  tagline: string;
  logoKey: string | null;
  theme: { primary: string; surface: string; accent: string };
  responsiblePlay: { realityCheckMinutes: string; dailyLossLimit: string; sessionMaxMinutes: string };
}

/** The casino theme's own. */
const startingTheme: BrandTheme = { primary: '#6d4af0', surface: '#111838', accent: '#ffcf66' };
const { realityCheckMinutes, sessionMinutes } = limits.brand;

export const valuesOfBrand = (brand: OwnBrand | null): BrandValues => {
  const play = brand?.responsiblePlay;
  const { primary, surface, accent } = brand?.theme ?? startingTheme;
  return {
    slug: brand?.slug ?? '',
    name: brand?.name ?? '',
    tagline: brand?.tagline ?? '',
    logoKey: brand?.logoKey ?? null,
    theme: { primary, surface, accent },
    responsiblePlay: {
      realityCheckMinutes: `${play?.realityCheckMinutes ?? realityCheckMinutes.standard}`,
      dailyLossLimit: `${play?.dailyLossLimit ?? ''}`,
      sessionMaxMinutes: `${play?.sessionMaxMinutes ?? sessionMinutes.standard}`,
    },
  };
};

const detailsFrom = ({ name, tagline, logoKey, theme, responsiblePlay: play }: BrandValues) => ({
  name: name.trim(),
  tagline: tagline.trim() === '' ? null : tagline.trim(),
  logoKey,
  theme: { primary: colour(theme.primary), surface: colour(theme.surface), accent: colour(theme.accent) },
  responsiblePlay: {
    realityCheckMinutes: numberIn(play.realityCheckMinutes),
    dailyLossLimit: play.dailyLossLimit.trim() === '' ? null : numberIn(play.dailyLossLimit),
    sessionMaxMinutes: numberIn(play.sessionMaxMinutes),
  },
});

export const createBrandInput = (values: BrandValues, casinoId: string): CreateBrandInput => ({
  casinoId,
  slug: values.slug.trim(),
  ...detailsFrom(values),
});

export const updateBrandInput = (
  values: BrandValues,
  { id, version }: Pick<OwnBrand, 'id' | 'version'>,
): UpdateBrandInput => ({ id, expectedVersion: version, ...detailsFrom(values) });

const colour = (text: string): string => text.trim().toLowerCase();

/** Nothing typed is no number, rather than nought. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim()));
