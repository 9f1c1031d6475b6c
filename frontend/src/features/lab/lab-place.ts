import { useSearchParams } from 'react-router-dom';
import * as messages from './messages';

/** The parts of the results, as `tab` names them in the address. */
export const resultTabs = [
  ['exact', messages.exact],
  ['simulation', messages.simulation],
  ['distribution', messages.distribution],
  ['verification', messages.verification],
  ['paytable', messages.paytable],
  ['history', messages.history],
] as const;

export type ResultTab = (typeof resultTabs)[number][0];

/** Narrow screens show one of them at a time. */
export type LabPart = 'model' | 'results' | 'history';

/** What of the lab is looked at; the game and the version in the address stay. */
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
    /** Wide screens show results beside the model, from the first tab on. */
    tab: named ?? resultTabs[0][0],
    searchOf,
    show: (tab: ResultTab | undefined) =>
      setSearch(new URLSearchParams(searchOf(tab)), { replace: true, preventScrollReset: true }),
  };
};
