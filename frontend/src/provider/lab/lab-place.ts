import { useSearchParams } from 'react-router-dom';

/** The parts of the results; the value of `tab` in the URL. */
export const resultTabs = [
  ['exact', 'Exact'],
  ['simulation', 'Simulation'],
  ['distribution', 'Distribution'],
  ['verification', 'Verification'],
  ['paytable', 'Paytable'],
  ['history', 'History'],
] as const;

export type ResultTab = (typeof resultTabs)[number][0];

/** Narrow screens show one of them at a time. */
export type LabPart = 'model' | 'results' | 'history';

/** The selected parts of the lab. The game and the version in the URL are kept. */
export const useLabPlace = () => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const named = resultTabs.find(([id]) => id === asked)?.[0];
  const searchOf = (tab: ResultTab | undefined): string => {
    const next = new URLSearchParams(search);
    if (tab === undefined) next.delete('tab');
    else next.set('tab', tab);
    return next.size === 0 ? '' : `?${next.toString()}`;
  };
  const part: LabPart = named === undefined ? 'model' : named === 'history' ? 'history' : 'results';
  return {
    part,
    /** Wide screens show the results next to the model, starting with the first tab. */
    tab: named ?? resultTabs[0][0],
    searchOf,
    show: (tab: ResultTab | undefined) =>
      setSearch(new URLSearchParams(searchOf(tab)), { replace: true, preventScrollReset: true }),
  };
};
