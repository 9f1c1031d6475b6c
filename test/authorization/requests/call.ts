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
 * The type of a case's object: an entity in some status that belongs to a company and has its id, a user, a game
 * session, or nothing with an owner. `games` and `casinos` are lists of a company, which are never missing. An
 * `account` is the caller's, identified by an address and an ID token. A `sender` is the caller, guest or user.
 * `settings` are the caller's, not saved yet. A `list` contains companies or public entities, `runs` the runs of a
 * user, `names` the entries of the search index.
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
  /** A key with the id of its approved company. */
  | { readonly apiKey: 'ACTIVE' }
  /** An endpoint and a delivery with the id of its approved company. */
  | { readonly webhook: 'ENABLED' }
  /** The secret of a session that a server requested. Nobody has opened it. */
  | { readonly launch: 'NEW'; readonly lacks?: 'open' | 'offer' }
  | CasinoSubject;
/**
 * A casino with a brand, and in the brand a player, or the caller as a player with a session, or a tournament or
 * promotion.
 */
export type CasinoSubject = (
  | { readonly casino: CasinoStatus; readonly wallet?: 'SEAMLESS' }
  | { readonly brand: BrandStatus }
  | { readonly player: BrandUserStatus; readonly promotion?: PromotionState }
  | { readonly session: 'ACTIVE'; readonly claim?: 'ACTIVE' }
  | { readonly tournament: 'DRAFT' | 'PUBLISHED' | 'SETTLED' }
  | { readonly promotion: PromotionState }
) & { readonly lacks?: CasinoLack };
/**
 * A missing requirement: an approved company, a valid profile, an active casino, games in the brand, games that are
 * offered, an active player, a player who does not manage the brand, a round that has not expired, or
 * contract tests that the own wallet has passed.
 */
export type CasinoLack =
  | 'approval'
  | 'compliance'
  | 'open'
  | 'games'
  | 'offer'
  | 'standing'
  | 'non-manager'
  | 'time'
  | 'wallet test'
  | LicenceLack;
/** Parts of a casino's licence. */
export type LicenceLack = 'licence number' | 'licence address' | 'licence term';
/**
 * A missing requirement of a document: the upload check has accepted the file, the owner has uploaded it, or the
 * existing document is decided.
 */
export type ProfileLack = 'file' | 'own file' | 'decision';
/**
 * A missing requirement of a version's next step: an approved company, a valid profile, a certificate of its model,
 * or checked images.
 */
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
  /** Objects that are refused for all identities because they lack a requirement. */
  readonly unready?: readonly Given[];
  /** Other targets that are refused for all identities, whatever their permission. */
  readonly never?: readonly Target[];
  /** A refusal can be recorded as a declined movement, so that no earlier attempt can succeed later. */
  readonly declines?: true;
  /**
   * Creates the request for an object: a company's id, a user's `sub`, a play token, the `sub` of the future owner,
   * or an address and an ID token. The id of a brand can be followed by a player.
   */
  request(object: string): Request;
}

export const isList = (subject: Subject): subject is List =>
  subject === 'list' || subject === 'runs' || subject === 'names';
export const isCasinoSubject = (subject: Subject): subject is CasinoSubject =>
  typeof subject === 'object' &&
  ['casino', 'brand', 'player', 'session', 'tournament', 'promotion'].some((kind) => kind in subject);
