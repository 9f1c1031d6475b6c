import { useEffect, useState } from 'react';
import { usePlatform } from '../../platform/platform';

/** Whether the stage lets users choose to play. The prerendered page shows the choice, which most stages offer. */
export const useOffersPlay = (): boolean => {
  const { playChoice } = usePlatform();
  const [offers, setOffers] = useState(true);
  useEffect(() => {
    playChoice().then(
      (found) => setOffers(found === 'on'),
      // The form itself reports that the server cannot be reached.
      (error: unknown) => console.error('The configuration could not be read', error),
    );
  }, [playChoice]);
  return offers;
};
