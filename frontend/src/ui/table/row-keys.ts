import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * `data-row-control` marks the controls of each row: its link or button (`main`), its checkbox (`select`)
 * and its menu (`menu`). Arrow keys move between the same controls of the rows. Space on the link of a row
 * selects the row.
 */
export const useRowKeys = (rows: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const frame = rows.current;
    if (!frame) return undefined;
    const press = (event: KeyboardEvent) => moveByKeys(frame, event);
    frame.addEventListener('keydown', press);
    return () => frame.removeEventListener('keydown', press);
  }, [rows]);
};

const moveByKeys = (frame: HTMLElement, event: KeyboardEvent): void => {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof HTMLElement))
    return;
  const kind = target.dataset.rowControl;
  if (kind === undefined || frameOf(target) !== frame) return;
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    const choice = target.closest('[data-row]')?.querySelector<HTMLElement>('[data-row-control=select]');
    choice?.click();
    if (choice) event.preventDefault();
    return;
  }
  const step = steps[key];
  if (step === undefined) return;
  const controls = controlsIn(frame, kind);
  event.preventDefault();
  controls[controls.indexOf(target) + step]?.focus();
};

/** Moves the focus to the first row of the list around an element. */
export const focusFirstRow = (element: HTMLElement): void => {
  const frame = element.closest('[data-list]')?.querySelector('[data-rows]');
  if (frame) controlsIn(frame, 'main')[0]?.focus();
};

/** Without the controls of a table inside the details of a row. */
const controlsIn = (frame: Element, kind: string): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>(`[data-row-control=${kind}]`)].filter(
    (control) => frameOf(control) === frame,
  );

const frameOf = (element: Element) => element.closest('[data-rows]');
