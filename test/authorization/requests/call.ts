import type {
  BrandStatus,
  BrandUserStatus,
  CasinoStatus,
  CompanyStatus,
  ComplianceStatus,
  GameStatus,
  GameVersionStatus,
  RtpAlertStatus,
  SupportStatus,
  TestRunStatus,
} from '#domain/generated/types';
import type { PromotionState } from '../fixtures/promotion';
import type { Target } from '../matrix/permissions';

/**
 * What the object of a case is: something in some status that belongs to a company and has its id, a user, a game
 * session, or nothing that has an owner. `games` and `casinos` are those of a company: lists, which are never missing.
 * An `account` is the caller's, named by an address and an ID token. A `sender` is the caller, guest or user. `settings` are the caller's, not
 * saved yet. A `list` shows companies or what is public, `runs`
 * are those that somebody started, `names` what the search index holds.
 */
export type Subject =
  | Given
  | 'games'
  | 'casinos'
  | 'person'
  | 'caller'
  | 'settings'
  | 'account'
  | 'sender'
  | 'gameSession'
  | 'guestSession'
  | 'owner'
  | List;
export type List = 'list' | 'runs' | 'names';
export type Given =
  | { readonly company: CompanyStatus }
  | { readonly profile: ComplianceStatus; readonly lacks?: ProfileLack }
  | { readonly game: GameStatus }
  | { readonly version: GameVersionStatus; readonly lacks?: VersionLack }
  | { readonly run: TestRunStatus }
  | { readonly support: SupportStatus }
  | { readonly rtpAlert: RtpAlertStatus }
  | CasinoSubject;
/** A casino with a brand, and in it a player, or the caller as a player with a session at its game, or a tournament or promotion. */
export type CasinoSubject = (
  | { readonly casino: CasinoStatus }
  | { readonly brand: BrandStatus }
  | { readonly player: BrandUserStatus }
  | { readonly session: 'ACTIVE' }
  | { readonly tournament: 'DRAFT' | 'PUBLISHED' | 'SETTLED' }
  | { readonly promotion: PromotionState }
) & { readonly lacks?: CasinoLack };
/**
 * An approved company, a valid profile, an active casino, games in the brand, that they are offered, a player who may
 * play, a round whose time is not over.
 */
export type CasinoLack =
  'approval' | 'compliance' | 'open' | 'games' | 'offer' | 'standing' | 'time' | LicenceLack;
/** Parts of a casino's licence. */
export type LicenceLack = 'licence number' | 'licence address' | 'licence term';
/**
 * What a file needs to become a document: the upload check has passed it, and the owner has uploaded it. And a decision
 * on the document that is there.
 */
export type ProfileLack = 'file' | 'own file' | 'decision';
/** What a version's next step asks for: an approved company, a valid profile, a proof of its model, checked images. */
export type VersionLack = 'approval' | 'compliance' | 'proof' | 'file';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}
export interface RestRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export interface Call<Request> {
  readonly subject: Subject;
  /** What is refused to everybody: something that is there, but not as it must be. */
  readonly unready?: readonly Given[];
  /** What else is refused to everybody, whatever their right reaches. */
  readonly never?: readonly Target[];
  /** A refusal may be recorded as a declined movement, so that no attempt of before arrives after it. */
  readonly declines?: true;
  /** The request for an object: a company's id, a person's `sub`, a play token, the `sub` of who is to own, or an address and an ID token; a brand's player is named beside it. */
  request(object: string): Request;
}

export const isList = (subject: Subject): subject is List =>
  subject === 'list' || subject === 'runs' || subject === 'names';
export const isCasinoSubject = (subject: Subject): subject is CasinoSubject =>
  typeof subject === 'object' &&
  ['casino', 'brand', 'player', 'session', 'tournament', 'promotion'].some((kind) => kind in subject);
