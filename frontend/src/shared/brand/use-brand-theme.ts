import { useLayoutEffect } from 'react';
import type { BrandTheme } from '#domain/generated/types';
import { readTheme, showTheme } from '../../platform/page/shown-theme';
import { brandColours } from './brand-colours';

/** The casino theme with the brand's own colours over it, on the whole page for as long as this is mounted. */
export const useBrandTheme = (theme: BrandTheme | undefined): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = 'casino';
    return () => showTheme(readTheme());
  }, []);
  const { primary, surface, accent } = theme ?? {};
  useLayoutEffect(() => {
    if (primary === undefined || surface === undefined || accent === undefined) return undefined;
    const { style } = document.documentElement;
    const colours = Object.entries(brandColours({ primary, surface, accent }) ?? {});
    for (const [name, value] of colours) style.setProperty(name, value);
    return () => {
      for (const [name] of colours) style.removeProperty(name);
    };
  }, [primary, surface, accent]);
};
