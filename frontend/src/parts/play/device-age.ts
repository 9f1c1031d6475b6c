const key = 'novalink.of-age';

/** Whether somebody has confirmed on this device that they are of age; asks again where nothing can be stored. */
export const deviceAge = {
  isConfirmed: (): boolean => {
    try {
      return localStorage.getItem(key) === 'yes';
    } catch {
      return false;
    }
  },
  confirm: (): void => {
    try {
      localStorage.setItem(key, 'yes');
    } catch {
      // A private window may refuse: the answer holds until the page is closed.
    }
  },
};
