import { useLayoutEffect } from 'react';
import type { BrandTheme } from '#domain/generated/types';
import { readTheme, showTheme } from '../../platform/page/shown-theme';
import { brandColours } from './brand-colours';

/** Applies the casino theme with the brand's own colours to the whole page while it is mounted. */
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
