import type { BrandLevel, BrandUserStatus, CasinoStatus } from '#domain/generated/types';
import { ulid } from '#lambda/ulid';
import { givenCompany, putIn } from './given-company';
import { gameRows } from './given-game';
import { seatRows, walletRow } from './given-player';
import { profileRow } from './given-profile';
import { brandRow, brandUserRow, casinoRow, type Row } from './house-rows';
import type { House } from './requests';
import { isCasinoUser, type CasinoUser, type Identity } from './rights';
import type { Stage } from './stage';

/** Who the house is for: its owner, or one of the people of somebody else's. */
export interface Resident {
  readonly identity: Identity;
  readonly sub: string;
}
interface HouseNeeds {
  readonly owner: string;
  /** Plays in the brand, and has the level of their column. */
  readonly resident?: Resident;
  /** Its casino is paused, so that the brand is there for its people only. */
  readonly isHidden?: boolean;
}

/** An operator's company, its casino, a brand, one game and one player: all of them have the same id. */
export async function givenHouse(stage: Stage, house: House, needs: HouseNeeds): Promise<string> {
  const { owner, resident } = needs;
  const { lacks } = house;
  const isApproved = lacks !== 'approval';
  const company = { kind: 'OPERATOR', liveCasinos: 1, liveGames: 1 };
  const id = await givenCompany(stage, owner, isApproved ? 'APPROVED' : 'SUSPENDED', company);
  const isOffered = isApproved && lacks !== 'offer';
  const player = 'player' in house ? house.player : 'ACTIVE';
  // People of a brand need their standing for their level; its owner does not.
  const hasNoLevel = resident !== undefined && !isCasinoUser(resident.identity);
  const standing = lacks === 'standing' ? 'SUSPENDED' : hasNoLevel ? player : 'ACTIVE';
  await putIn(stage, {
    main: [
      ...gameRows(id, owner, isOffered ? 'LIVE' : 'SUSPENDED', true),
      casinoRow({ id, owner }, casinoStatus(house, needs), jurisdictionOf(house)),
      brandRow(id, { id, owner }, 'brand' in house ? house.brand : 'ACTIVE', {
        gameIds: lacks === 'games' || ('brand' in house && lacks === 'offer') ? [] : [id],
      }),
      brandUserRow(id, id, 'PLAYER', player),
      // Nothing but its licence stands against an approval.
      ...(lacks === 'licence term' ? [profileRow(id, 'VALID')] : []),
      ...(resident ? rowsOf(resident, id, owner, standing) : []),
    ],
    wallets: [walletRow(id, id), ...(resident ? [walletRow(id, resident.sub)] : [])],
  });
  return id;
}

const levels: Readonly<Record<CasinoUser, BrandLevel>> = {
  BA: 'ADMIN',
  BS: 'SUPPORT',
  BP: 'PLAYER',
  BX: 'PLAYER',
};

function rowsOf({ identity, sub }: Resident, id: string, owner: string, standing: BrandUserStatus): Row[] {
  const level = isCasinoUser(identity) ? levels[identity] : 'PLAYER';
  const rows = [brandUserRow(id, sub, level, standing), ...seatRows(id, sub)];
  if (identity !== 'BX') return rows;
  const nextDoor = ulid(new Date());
  return [
    ...rows,
    brandRow(nextDoor, { id, owner }, 'ACTIVE', {}),
    brandUserRow(nextDoor, sub, 'ADMIN', 'ACTIVE'),
  ];
}

function casinoStatus(house: House, { isHidden }: HouseNeeds): CasinoStatus {
  if ('casino' in house) return house.casino;
  return isHidden || house.lacks === 'open' ? 'PAUSED' : 'ACTIVE';
}

const licence = {
  jurisdiction: 'MGA',
  licenceNumber: 'B2C/1',
  licenceUrl: 'https://mga.example/1',
  licenceExpires: '2999-01-01',
};

function jurisdictionOf({ lacks }: House): Row {
  switch (lacks) {
    case 'compliance':
      return licence;
    case 'licence number':
      return { ...licence, licenceNumber: null };
    case 'licence address':
      return { ...licence, licenceUrl: null };
    case 'licence term':
      return { ...licence, licenceExpires: '2020-01-01' };
    default:
      return {};
  }
}
