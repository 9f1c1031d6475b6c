/** Loads an address of this site from the server, the one that is open as well: to assign it would only scroll. */
export const loadAddress = (
  location: Pick<Location, 'href' | 'assign' | 'reload'>,
  address: string,
): void => {
  const [here] = location.href.split('#');
  const [there] = new URL(address, location.href).href.split('#');
  if (there === here) location.reload();
  else location.assign(address);
};
