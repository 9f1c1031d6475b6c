import { ulid } from '#lambda/ulid';
import type { Cell, Theatre } from './cell-objects';
import { givenHouse, type Resident } from './given-house';
import type { House } from './requests';
import { isCasinoUser, type Target } from './rights';

/** The targets that a cell of a house is tried on; what is not ACTIVE is hidden from everybody but its people. */
export function targetsOf(house: House): readonly Target[] {
  if ('player' in house) return ['self', 'own', 'other', 'hidden', 'missing'];
  if ('seat' in house) return ['self', 'other', 'hidden', 'missing'];
  const isOpen = 'brand' in house && house.brand === 'ACTIVE';
  return isOpen ? ['own', 'other', 'hidden', 'missing'] : ['own', 'other', 'missing'];
}

/** A house for a cell, new or one that nothing has changed; there is no own one for who cannot have one. */
export async function houseFor(
  theatre: Theatre,
  house: House,
  { identity, target, right }: Cell,
  sharing: 'shared' | 'each',
): Promise<string | undefined> {
  if (target === 'missing') return ulid(new Date());
  // What is one's own is refused to who decides on others' for that alone.
  const isOthers = ['other', 'hidden'].includes(target) || (target === 'unready' && right === 'others');
  const { sub } = theatre.cast[identity];
  if (!isOthers && sub === undefined) return undefined;
  const resident = isOthers || sub === undefined ? undefined : { identity, sub };
  const id = await (sharing === 'each' ? make : remember)(theatre, house, target, resident);
  return 'player' in house && target === 'self' ? `${id} ${sub}` : id;
}

function make({ stage, bystander }: Theatre, house: House, target: Target, resident?: Resident) {
  const isOwner = resident !== undefined && !isCasinoUser(resident.identity);
  const owner = isOwner ? resident.sub : bystander.sub;
  return givenHouse(stage, house, { owner, isHidden: target === 'hidden', ...(resident && { resident }) });
}

/** Refusals and readings leave a house as it is: one serves the cells of many rows. */
function remember(theatre: Theatre, house: House, target: Target, resident?: Resident): Promise<string> {
  const { houses } = theatre;
  const name = [target === 'hidden', resident?.sub, JSON.stringify(house)].join(' ');
  const found = houses.get(name) ?? make(theatre, house, target, resident);
  houses.set(name, found);
  return found;
}
