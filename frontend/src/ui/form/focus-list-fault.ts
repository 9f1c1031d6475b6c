/** Moves the focus to the first error that stands on a list, when no control of the form has one. */
export const focusListFault = (form: HTMLFormElement | null): void => {
  if (form?.querySelector('[aria-invalid="true"]')) return;
  const fault = form?.querySelector('[data-list-fault]');
  if (fault instanceof HTMLElement) fault.focus();
};
