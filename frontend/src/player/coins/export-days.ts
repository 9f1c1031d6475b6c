import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Movement } from '#domain/generated/types';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { useGameTitles } from '../../parts/rounds/read-game-titles';
import { allPages } from '../../parts/wallet/all-pages';
import { saveStatement } from '../../parts/wallet/save-statement';
import { usePlatform } from '../../platform/platform';
import { dayPage } from './list-day';

/** Reads whole days in order and saves them as one file. Returns the number of lines. */
export const useExportDays = ({ id: brandId, slug }: ShownBrand) => {
  const { api } = usePlatform();
  const titles = useGameTitles(brandId);
  const [progress, setProgress] = useState({ day: 1, lines: 0 });
  const save = useMutation({
    mutationFn: async (days: readonly string[]) => {
      const lines: Movement[] = [];
      for (const [index, day] of days.entries()) {
        const before = lines.length;
        const page = (nextToken: string | undefined) =>
          dayPage(api, { brandId, day, limit: 100, ...(nextToken !== undefined && { nextToken }) });
        const notify = (read: number) => setProgress({ day: index + 1, lines: before + read });
        notify(0);
        lines.push(...(await allPages(page, notify)));
      }
      saveStatement([slug, ...new Set([days[0], days.at(-1)])].join('-'), lines, titles);
      return lines.length;
    },
  });
  return { progress, save };
};
