/**
 * Loads a URL of this site from the server, even if it is the current one: an assignment would only scroll.
 */
export const loadAddress = (
  location: Pick<Location, 'href' | 'assign' | 'reload'>,
  address: string,
): void => {
  const [here] = location.href.split('#');
  const [there] = new URL(address, location.href).href.split('#');
  if (there === here) location.reload();
  else location.assign(address);
};
