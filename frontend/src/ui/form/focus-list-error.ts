/** Moves the focus to the first error of a list, if no control of the form has an error. */
export const focusListError = (form: HTMLFormElement | null): void => {
  if (form?.querySelector('[aria-invalid="true"]')) return;
  const fault = form?.querySelector('[data-list-fault]');
  if (fault instanceof HTMLElement) fault.focus();
};
