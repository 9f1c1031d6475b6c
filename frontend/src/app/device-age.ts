const key = 'novalink.of-age';

/** Whether the age was confirmed on this device. Without storage, it is asked each time. */
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
      // A private window can refuse storage; then the confirmation is valid until the page is closed.
    }
  },
};
