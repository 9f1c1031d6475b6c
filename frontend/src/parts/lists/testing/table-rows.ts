import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** A row of a table with its details. */
export const rowOf = async (title: string) => within(await screen.findByRole('rowgroup', { name: title }));

/** The titles of the shown rows, in order. */
export const shownTitles = (): (string | null)[] =>
  screen
    .queryAllByRole('rowgroup')
    .map((group) => group.getAttribute('aria-label'))
    .filter((label) => label !== null);

/** Opens the details of a row. */
export const openRow = async (title: string) => {
  const row = await rowOf(title);
  const isToggle = (name: string) => name === title || name === `Details of ${title}`;
  await userEvent.click(row.getByRole('button', { name: isToggle, expanded: false }));
  return row;
};

/** Opens the menu of a row. */
export const openMenu = async (title: string) => {
  const row = await rowOf(title);
  await userEvent.click(row.getByRole('button', { name: `Actions for ${title}` }));
  return row;
};

/** Selects a step in the menu of a row. */
export const takeStep = async (title: string, step: string) => {
  const row = await openMenu(title);
  await userEvent.click(row.getByRole('menuitem', { name: step }));
};
