// Made from domain/schema.graphql by `npm run generate`; not edited by hand.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  AWSDate: { input: string; output: string; }
  AWSDateTime: { input: string; output: string; }
  AWSEmail: { input: string; output: string; }
  AWSJSON: { input: string; output: string; }
  AWSURL: { input: string; output: string; }
};

/** What a company does on the platform; approval adds its owner to the group of the same name in the plural. */
export type CompanyKind =
  | 'PROVIDER'
  | 'OPERATOR';

/** Where a company stands. `approved` and `active` follow this. */
export type CompanyStatus =
  /** Saved by its owner, not yet sent in. */
  | 'DRAFT'
  /** Waiting in the review queue. */
  | 'SUBMITTED'
  /** Accepted by an admin: approved and active. */
  | 'APPROVED'
  /** Sent back by an admin with a note; the owner may mend and resubmit. */
  | 'REJECTED'
  /** Approved but stopped by an admin: approved, not active. */
  | 'SUSPENDED'
  /** Ended by its owner or an admin; final. */
  | 'CLOSED';

/** Whether the owner has been added to (or taken from) the group that the company's approval gives. */
export type Membership =
  | 'NONE'
  /** Approved; the owner is about to join the group. */
  | 'PENDING'
  | 'DONE'
  /** Closed; the owner is about to leave the group. */
  | 'LEAVING';

/** The groups of the user pool, in order of precedence. */
export type UserGroup =
  | 'ADMINS'
  | 'OPERATORS'
  | 'PROVIDERS';

/** A game provider or a casino operator. */
export type Company = {
  /** ULID, made by the server. */
  id: Scalars['ID']['output'];
  /** The owner's immutable user id (`sub`). */
  owner: Maybe<Scalars['String']['output']>;
  kind: CompanyKind;
  /** 2–80 characters. */
  name: Scalars['String']['output'];
  /** At most 2000 characters. */
  description: Maybe<Scalars['String']['output']>;
  /** The company's trading terms, at most 10,000 characters. */
  terms: Maybe<Scalars['String']['output']>;
  /** Keys of at most 10 images in the image library. */
  image: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** True while the company may act: APPROVED. */
  active: Maybe<Scalars['Boolean']['output']>;
  /** True once an admin has approved it: APPROVED or SUSPENDED. */
  approved: Maybe<Scalars['Boolean']['output']>;
  status: CompanyStatus;
  membership: Membership;
  address: Maybe<Scalars['String']['output']>;
  address2: Maybe<Scalars['String']['output']>;
  city: Maybe<Scalars['String']['output']>;
  province: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2, upper case. */
  country: Maybe<Scalars['String']['output']>;
  /** At most 12 characters. */
  postal: Maybe<Scalars['String']['output']>;
  /** E.164, such as +35621234567. */
  phone: Maybe<Scalars['String']['output']>;
  website: Maybe<Scalars['AWSURL']['output']>;
  /** Why it was rejected or suspended. */
  reviewNote: Maybe<Scalars['String']['output']>;
  /** The `sub` of the admin who decided last. */
  reviewedBy: Maybe<Scalars['String']['output']>;
  reviewedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** When it was last sent in for review. */
  submittedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Counts the writes; a write that names another is refused with `conflict`. */
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** The company's compliance profile; null until it is first saved. */
  compliance: Maybe<ComplianceProfile>;
  /** What happened to the company, newest first. */
  history: AuditEventConnection;
};


/** A game provider or a casino operator. */
export type CompanyHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type CompanyConnection = {
  items: Array<Company>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type CreateCompanyInput = {
  /** Another person's `sub`; only admins may name one. Everyone else owns what they create. */
  owner?: InputMaybe<Scalars['String']['input']>;
  kind: CompanyKind;
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  terms?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<Array<Scalars['String']['input']>>;
  address?: InputMaybe<Scalars['String']['input']>;
  address2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  province?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  postal?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['AWSURL']['input']>;
};

/** Fields that are absent stay as they are; fields that are null are cleared. */
export type UpdateCompanyInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  terms?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<Array<Scalars['String']['input']>>;
  address?: InputMaybe<Scalars['String']['input']>;
  address2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  province?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  postal?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['AWSURL']['input']>;
};

export type DeleteCompanyInput = {
  id: Scalars['ID']['input'];
};

/** The owner's or an admin's step from one status to the next; `reason` is asked for where the step takes something away. */
export type CompanyTransitionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type CompanyDecisionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; shown to the owner. */
  reason: Scalars['String']['input'];
};

export type ComplianceStatus =
  /** Being filled in by the owner. */
  | 'INCOMPLETE'
  /** Waiting in the review queue; nothing of it can change. */
  | 'IN_REVIEW'
  /** Accepted by an admin until `validUntil`. */
  | 'VALID'
  /** Sent back by an admin with a note; the owner may mend and resubmit. */
  | 'CHANGES_REQUESTED'
  /** Accepted once, and a year has passed; derived on read. */
  | 'EXPIRED'
  /** Taken back by an admin. */
  | 'REVOKED';

export type ComplianceDocumentKind =
  | 'INCORPORATION'
  | 'LICENCE'
  | 'RNG_CERT'
  | 'GAME_CERT'
  | 'OTHER';

export type ComplianceDocumentStatus =
  /** Uploaded and checked, not yet looked at by an admin. */
  | 'UPLOADED'
  | 'ACCEPTED'
  | 'REJECTED'
  /** `validTo` has passed; derived on read. */
  | 'EXPIRED';

/** A paper that proves what the profile says. The file is in the private bucket: its owner and admins may get it. */
export type ComplianceDocument = {
  id: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  type: ComplianceDocumentKind;
  /** Key of the file in the documents bucket. */
  fileKey: Scalars['String']['output'];
  /** SHA-256 of the file in hex, taken by the upload check. */
  sha256: Scalars['String']['output'];
  /** application/pdf, image/png or image/jpeg. */
  mime: Scalars['String']['output'];
  issuedAt: Maybe<Scalars['AWSDate']['output']>;
  validTo: Maybe<Scalars['AWSDate']['output']>;
  status: ComplianceDocumentStatus;
  /** Why it was rejected. */
  note: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['AWSDateTime']['output'];
};

export type AddComplianceDocumentInput = {
  companyId: Scalars['ID']['input'];
  type: ComplianceDocumentKind;
  /** A file of one's own that the upload check has passed and that no other document names. */
  fileKey: Scalars['String']['input'];
  issuedAt?: InputMaybe<Scalars['AWSDate']['input']>;
  validTo?: InputMaybe<Scalars['AWSDate']['input']>;
};

export type ComplianceDocumentInput = {
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type RejectComplianceDocumentInput = {
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  /** At most 1000 characters; shown to the owner. */
  reason: Scalars['String']['input'];
};

export type ComplianceTransitionInput = {
  companyId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type ComplianceDecisionInput = {
  companyId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; shown to the owner. */
  reason: Scalars['String']['input'];
};

/** A natural person who owns a share of the company; everyone with 25 % or more must be listed. */
export type BeneficialOwner = {
  name: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2, upper case. */
  country: Scalars['String']['output'];
  /** Share in percent, above 0 and at most 100. */
  percent: Scalars['Float']['output'];
};

export type BeneficialOwnerInput = {
  name: Scalars['String']['input'];
  country: Scalars['String']['input'];
  percent: Scalars['Float']['input'];
};

export type Licence = {
  authority: Scalars['String']['output'];
  number: Scalars['String']['output'];
  scope: Scalars['String']['output'];
  validTo: Scalars['AWSDate']['output'];
};

export type LicenceInput = {
  authority: Scalars['String']['input'];
  number: Scalars['String']['input'];
  scope: Scalars['String']['input'];
  validTo: Scalars['AWSDate']['input'];
};

export type ResponsibleContact = {
  name: Scalars['String']['output'];
  email: Scalars['AWSEmail']['output'];
};

export type ResponsibleContactInput = {
  name: Scalars['String']['input'];
  email: Scalars['AWSEmail']['input'];
};

/** What the company declares; all four must be true before the profile can be sent in. */
export type ComplianceDeclarations = {
  noMinors: Scalars['Boolean']['output'];
  noRealMoney: Scalars['Boolean']['output'];
  ipOwnership: Scalars['Boolean']['output'];
  truth: Scalars['Boolean']['output'];
};

export type ComplianceDeclarationsInput = {
  noMinors: Scalars['Boolean']['input'];
  noRealMoney: Scalars['Boolean']['input'];
  ipOwnership: Scalars['Boolean']['input'];
  truth: Scalars['Boolean']['input'];
};

/** Who stands behind a company; one for each company, saved as it grows. */
export type ComplianceProfile = {
  companyId: Scalars['ID']['output'];
  legalName: Maybe<Scalars['String']['output']>;
  regNumber: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2, upper case. */
  incorporationCountry: Maybe<Scalars['String']['output']>;
  registeredAddress: Maybe<Scalars['String']['output']>;
  beneficialOwners: Array<BeneficialOwner>;
  licences: Array<Licence>;
  responsibleContact: Maybe<ResponsibleContact>;
  declarations: ComplianceDeclarations;
  /** The version of the terms that the company accepted. */
  termsVersion: Maybe<Scalars['String']['output']>;
  termsAcceptedAt: Maybe<Scalars['AWSDateTime']['output']>;
  status: ComplianceStatus;
  /** How long an accepted profile holds: a year. */
  validUntil: Maybe<Scalars['AWSDateTime']['output']>;
  /** Why it was sent back or revoked. */
  reviewNote: Maybe<Scalars['String']['output']>;
  /** The `sub` of the admin who decided last. */
  reviewedBy: Maybe<Scalars['String']['output']>;
  reviewedAt: Maybe<Scalars['AWSDateTime']['output']>;
  submittedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** At most 50, oldest first. */
  documents: Array<ComplianceDocument>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
};

/** The whole profile as it should stand; what is left out is cleared. */
export type SaveComplianceProfileInput = {
  companyId: Scalars['ID']['input'];
  /** 0 for the first save. */
  expectedVersion: Scalars['Int']['input'];
  legalName?: InputMaybe<Scalars['String']['input']>;
  regNumber?: InputMaybe<Scalars['String']['input']>;
  incorporationCountry?: InputMaybe<Scalars['String']['input']>;
  registeredAddress?: InputMaybe<Scalars['String']['input']>;
  beneficialOwners: Array<BeneficialOwnerInput>;
  licences: Array<LicenceInput>;
  responsibleContact?: InputMaybe<ResponsibleContactInput>;
  declarations: ComplianceDeclarationsInput;
  /** The version of the terms being accepted with this save, when it is. */
  acceptTermsVersion?: InputMaybe<Scalars['String']['input']>;
};

export type AuditAction =
  | 'COMPANY_CREATED'
  | 'COMPANY_UPDATED'
  | 'COMPANY_SUBMITTED'
  | 'COMPANY_APPROVED'
  | 'COMPANY_REJECTED'
  | 'COMPANY_SUSPENDED'
  | 'COMPANY_REINSTATED'
  | 'COMPANY_CLOSED'
  | 'COMPANY_DELETED'
  | 'COMPLIANCE_SAVED'
  | 'COMPLIANCE_SUBMITTED'
  | 'COMPLIANCE_ACCEPTED'
  | 'COMPLIANCE_CHANGES_REQUESTED'
  | 'COMPLIANCE_REVOKED'
  | 'DOCUMENT_ADDED'
  | 'DOCUMENT_REMOVED'
  | 'DOCUMENT_ACCEPTED'
  | 'DOCUMENT_REJECTED'
  | 'FILE_REFUSED'
  | 'GAME_CREATED'
  | 'GAME_UPDATED'
  | 'GAME_SUSPENDED'
  | 'GAME_RESUMED'
  | 'GAME_DEPRECATED'
  | 'GAME_RETIRED'
  | 'VERSION_CREATED'
  | 'VERSION_UPDATED'
  | 'VERSION_TESTED'
  | 'VERSION_SUBMITTED'
  | 'VERSION_APPROVED'
  | 'VERSION_REJECTED'
  | 'VERSION_PUBLISHED'
  | 'GROUP_JOINED'
  | 'GROUP_LEFT'
  | 'USER_DELETED'
  | 'AGE_CONFIRMED';

/** One thing that happened, kept for ever. */
export type AuditEvent = {
  id: Scalars['ID']['output'];
  at: Scalars['AWSDateTime']['output'];
  action: AuditAction;
  /** The `sub` of who did it, or `system`. */
  actor: Scalars['String']['output'];
  reason: Maybe<Scalars['String']['output']>;
  /** The new values, as JSON. */
  changes: Maybe<Scalars['AWSJSON']['output']>;
};

export type AuditEventConnection = {
  items: Array<AuditEvent>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type ReviewKind =
  | 'COMPANY'
  | 'COMPLIANCE'
  | 'GAME_VERSION';

/** One thing that waits for an admin. */
export type ReviewItem = {
  /** The id of what waits. */
  id: Scalars['ID']['output'];
  kind: ReviewKind;
  /** Since when it waits. */
  since: Scalars['AWSDateTime']['output'];
  /** The company that asks. */
  company: Company;
  /** Of a COMPLIANCE item. */
  compliance: Maybe<ComplianceProfile>;
  /** Of a GAME_VERSION item. */
  game: Maybe<Game>;
  /** Of a GAME_VERSION item. */
  gameVersion: Maybe<GameVersion>;
};

export type ReviewItemConnection = {
  items: Array<ReviewItem>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type GameType =
  /** Reels: has a math model. */
  | 'SLOT'
  | 'TABLE'
  | 'INSTANT';

/** What a math model plays with; derived from it. */
export type GameFeature =
  | 'WILD'
  | 'SCATTER'
  | 'FREE_SPINS'
  | 'MULTIPLIER'
  | 'WAYS';

/** By the standard deviation of a round with a bet of 1: below 3, below 6, below 12, above. */
export type Volatility =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'VERY_HIGH';

export type GameStatus =
  /** Nothing of it has been live yet. */
  | 'DRAFT'
  /** Has a live version; in the catalogue while its company is approved. */
  | 'LIVE'
  /** Stopped by an admin. */
  | 'SUSPENDED'
  /** Out of the catalogue by its provider's word; still played where it stands. */
  | 'DEPRECATED'
  /** Ended; final. */
  | 'RETIRED';

export type GameVersionStatus =
  /** Being written; whatever changes the model brings a version back here. */
  | 'DRAFT'
  /** A test run of this very model passed. */
  | 'TESTED'
  /** Waiting in the review queue; from here on immutable. */
  | 'IN_REVIEW'
  | 'APPROVED'
  /** Sent back by an admin with a note; a new version follows. */
  | 'REJECTED'
  | 'LIVE'
  | 'SUSPENDED'
  /** Another version of the game went live after it. */
  | 'SUPERSEDED'
  | 'DEPRECATED'
  | 'RETIRED';

/** How a symbol of the math model is shown and called. */
export type SymbolFace = {
  /** The symbol's id in the math model. */
  symbol: Scalars['String']['output'];
  /** What a person reads or hears, at most 40 characters. */
  name: Scalars['String']['output'];
  /** Key of an image in the image library; without one the name is shown. */
  imageKey: Maybe<Scalars['String']['output']>;
};

export type SymbolFaceInput = {
  symbol: Scalars['String']['input'];
  name: Scalars['String']['input'];
  imageKey?: InputMaybe<Scalars['String']['input']>;
};

/** What players get: the figures of the version that is live, proved by its test run. */
export type LiveVersion = {
  versionId: Scalars['ID']['output'];
  semver: Scalars['String']['output'];
  /** Exact return to player with six digits, such as 0.962525. */
  rtp: Scalars['String']['output'];
  /** Share of spins that win something, with six digits. */
  hit: Scalars['String']['output'];
  /** The most that a round pays, as a multiple of the bet. */
  maxWinX: Scalars['Int']['output'];
  volatility: Volatility;
  features: Array<GameFeature>;
  /** What may be bet on a round, in practice coins, ascending. */
  betLevels: Array<Scalars['Int']['output']>;
  /** SHA-256 of the canonical math model, in hex. */
  mathModelHash: Scalars['String']['output'];
  publishedAt: Scalars['AWSDateTime']['output'];
};

/** A game as its provider and admins see it. */
export type Game = {
  id: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  /** The immutable user id (`sub`) of its company's owner. */
  owner: Scalars['String']['output'];
  /** The name of the provider's company. */
  companyName: Scalars['String']['output'];
  /** `^[a-z0-9-]{3,40}$`, unique on the platform; never changes. */
  code: Scalars['String']['output'];
  /** 2–60 characters. */
  title: Scalars['String']['output'];
  type: GameType;
  /** At most 1000 characters. */
  description: Maybe<Scalars['String']['output']>;
  /** At most 10, of at most 30 characters. */
  tags: Array<Scalars['String']['output']>;
  /** Key in the image library; needed before a version is submitted. */
  thumbnailKey: Maybe<Scalars['String']['output']>;
  /** Keys of at most 10 images in the image library. */
  images: Array<Scalars['String']['output']>;
  /** ISO 639-1; English is one of them. */
  languages: Array<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  restrictedCountries: Array<Scalars['String']['output']>;
  status: GameStatus;
  /** Whether visitors see it now: LIVE, and its company approved. */
  offered: Scalars['Boolean']['output'];
  live: Maybe<LiveVersion>;
  /** Why an admin suspended it. */
  reviewNote: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** Newest first; `limit` is 1–100 (25). */
  versions: GameVersionConnection;
  /** What happened to the game and its versions, newest first. */
  history: AuditEventConnection;
};


/** A game as its provider and admins see it. */
export type GameVersionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/** A game as its provider and admins see it. */
export type GameHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type GameConnection = {
  items: Array<Game>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type CreateGameInput = {
  /** An approved provider company: one's own, or any for an admin. */
  companyId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  title: Scalars['String']['input'];
  type: GameType;
  description?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  thumbnailKey?: InputMaybe<Scalars['String']['input']>;
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  restrictedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Fields that are absent stay as they are; fields that are null are cleared. */
export type UpdateGameInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  thumbnailKey?: InputMaybe<Scalars['String']['input']>;
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  restrictedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type GameTransitionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type GameDecisionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; shown to the provider. */
  reason: Scalars['String']['input'];
};

/** What narrows a list of games; every part that is given must hold. */
export type GameFilter = {
  type?: InputMaybe<GameType>;
  volatility?: InputMaybe<Volatility>;
  /** All of these. */
  features?: InputMaybe<Array<GameFeature>>;
  /** Exact RTP of the live version, from 0 to 1, such as 0.94. */
  rtpFrom?: InputMaybe<Scalars['Float']['input']>;
  rtpTo?: InputMaybe<Scalars['Float']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
};

/** One version of a game: mathematics, bets, rules and faces. Immutable once submitted. */
export type GameVersion = {
  id: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  /** Unique within the game, such as 1.0.0. */
  semver: Scalars['String']['output'];
  /** The math model, `novalink.math/1`, as JSON. */
  mathModel: Scalars['AWSJSON']['output'];
  /** SHA-256 of the canonical math model, in hex. */
  mathModelHash: Scalars['String']['output'];
  /** What the provider says the return to player is: a decimal from 0.50 to 1.00 with up to six digits. */
  declaredRtp: Scalars['String']['output'];
  declaredMaxWinX: Scalars['Int']['output'];
  /** Derived from the math model by its last test run. */
  volatility: Maybe<Volatility>;
  features: Array<GameFeature>;
  /** What may be bet on a round, ascending, each a multiple of the model's base cost. */
  betLevels: Array<Scalars['Int']['output']>;
  /** The smallest of `betLevels`. */
  minBet: Scalars['Int']['output'];
  /** The largest of `betLevels`. */
  maxBet: Scalars['Int']['output'];
  /** States RTP, maximum win and features; at most 5000 characters. */
  rulesText: Scalars['String']['output'];
  /** At most 2000 characters. */
  changelog: Maybe<Scalars['String']['output']>;
  symbols: Array<SymbolFace>;
  /** The test run that proved this very model. */
  certifiedRunId: Maybe<Scalars['ID']['output']>;
  /** The last test run, passed or not. */
  testRun: Maybe<TestRun>;
  status: GameVersionStatus;
  reviewNote: Maybe<Scalars['String']['output']>;
  reviewedBy: Maybe<Scalars['String']['output']>;
  reviewedAt: Maybe<Scalars['AWSDateTime']['output']>;
  submittedAt: Maybe<Scalars['AWSDateTime']['output']>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
};

export type GameVersionConnection = {
  items: Array<GameVersion>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type CreateGameVersionInput = {
  gameId: Scalars['ID']['input'];
  semver: Scalars['String']['input'];
  mathModel: Scalars['AWSJSON']['input'];
  declaredRtp: Scalars['String']['input'];
  declaredMaxWinX: Scalars['Int']['input'];
  betLevels: Array<Scalars['Int']['input']>;
  rulesText: Scalars['String']['input'];
  changelog?: InputMaybe<Scalars['String']['input']>;
  symbols: Array<SymbolFaceInput>;
};

/** Fields that are absent stay as they are. Whatever touches the mathematics brings a TESTED version back to DRAFT. */
export type UpdateGameVersionInput = {
  gameId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  mathModel?: InputMaybe<Scalars['AWSJSON']['input']>;
  declaredRtp?: InputMaybe<Scalars['String']['input']>;
  declaredMaxWinX?: InputMaybe<Scalars['Int']['input']>;
  betLevels?: InputMaybe<Array<Scalars['Int']['input']>>;
  rulesText?: InputMaybe<Scalars['String']['input']>;
  changelog?: InputMaybe<Scalars['String']['input']>;
  symbols?: InputMaybe<Array<SymbolFaceInput>>;
};

export type GameVersionTransitionInput = {
  gameId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type GameVersionDecisionInput = {
  gameId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; shown to the provider. */
  reason: Scalars['String']['input'];
};

export type TestRunKind =
  /** Every outcome of the model, counted. */
  | 'EXACT';

export type TestRunStatus =
  | 'PASSED'
  | 'FAILED';

/** One rule of the verdict. */
export type TestCheck = {
  /** Such as M1. */
  rule: Scalars['String']['output'];
  limit: Scalars['String']['output'];
  value: Scalars['String']['output'];
  pass: Scalars['Boolean']['output'];
  why: Scalars['String']['output'];
};

/** What a run over a version's math model found; never edited or deleted. */
export type TestRun = {
  id: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  kind: TestRunKind;
  mathModelHash: Scalars['String']['output'];
  status: TestRunStatus;
  /** Exact RTP with six digits, and as a reduced fraction `n/d`. */
  rtp: Scalars['String']['output'];
  rtpFraction: Scalars['String']['output'];
  hit: Scalars['String']['output'];
  maxWinX: Scalars['Int']['output'];
  /** Standard deviation of a round with a bet of 1, four digits. */
  sd: Scalars['String']['output'];
  volatility: Volatility;
  checks: Array<TestCheck>;
  /** Such as ruleset/1. */
  ruleSet: Scalars['String']['output'];
  actor: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
};

/** A live game as everybody sees it. */
export type PublicGame = {
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: GameType;
  description: Maybe<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  companyId: Scalars['ID']['output'];
  /** The name of the provider's company. */
  companyName: Scalars['String']['output'];
  thumbnailKey: Scalars['String']['output'];
  images: Array<Scalars['String']['output']>;
  languages: Array<Scalars['String']['output']>;
  restrictedCountries: Array<Scalars['String']['output']>;
  live: LiveVersion;
  /** What is needed to play it and to check a round. */
  rules: GameRules;
};

export type PublicGameConnection = {
  items: Array<PublicGame>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** The rules and the mathematics of the live version. */
export type GameRules = {
  versionId: Scalars['ID']['output'];
  semver: Scalars['String']['output'];
  rulesText: Scalars['String']['output'];
  changelog: Maybe<Scalars['String']['output']>;
  symbols: Array<SymbolFace>;
  mathModel: Scalars['AWSJSON']['output'];
  mathModelHash: Scalars['String']['output'];
};

export type FileState =
  /** Not looked at yet, or not there. */
  | 'UNCHECKED'
  /** May be read. */
  | 'CHECKED'
  /** Was not what it has to be, and has been removed. */
  | 'REFUSED';

/** What the upload check says of a file. */
export type FileCheck = {
  key: Scalars['String']['output'];
  state: FileState;
  /** Why it was refused, as a code: `too-large`, `wrong-type`, `type-mismatch`, `damaged`, `too-many-pixels`, `hidden-content`, `wrong-key`. */
  reason: Maybe<Scalars['String']['output']>;
};

/** That a person said to be of age, once for the account. */
export type AgeConfirmation = {
  confirmedAt: Scalars['AWSDateTime']['output'];
};

/** A sitting at one game with practice coins. The balance lives in the page. */
export type DemoSession = {
  /** Signed; names the person, the game, its version and the model's hash. Valid until `expiresAt`. */
  playToken: Scalars['String']['output'];
  gameId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  mathModelHash: Scalars['String']['output'];
  betLevels: Array<Scalars['Int']['output']>;
  /** SHA-256 of the server seed of the next round, in hex: the commitment. */
  serverSeedHash: Scalars['String']['output'];
  /** The number of the next round. */
  nonce: Scalars['Int']['output'];
  expiresAt: Scalars['AWSDateTime']['output'];
};

export type PlayDemoRoundInput = {
  playToken: Scalars['String']['input'];
  /** The number of the round, as the session or the round before said. The same request again gets the same answer. */
  nonce: Scalars['Int']['input'];
  /** 1–64 printable ASCII characters of the player's own. */
  clientSeed: Scalars['String']['input'];
  /** One of the version's `betLevels`. */
  bet: Scalars['Int']['input'];
};

/** One spin of a round. */
export type RoundStep = {
  /** BASE, or FREE_SPIN. */
  kind: Scalars['String']['output'];
  /** One stop for each reel. */
  stops: Array<Scalars['Int']['output']>;
  multiplier: Scalars['Int']['output'];
  /** What the spin pays, in coins. */
  win: Scalars['Int']['output'];
};

/** A round that was played: what it drew, and the seed that shows it could not be otherwise. */
export type DemoRound = {
  nonce: Scalars['Int']['output'];
  bet: Scalars['Int']['output'];
  win: Scalars['Int']['output'];
  /** Whether the model's maximum win ended the round. */
  capped: Scalars['Boolean']['output'];
  steps: Array<RoundStep>;
  clientSeed: Scalars['String']['output'];
  /** Hex; its SHA-256 is the commitment that stood before the round. */
  serverSeed: Scalars['String']['output'];
  serverSeedHash: Scalars['String']['output'];
  /** The commitment of the next round. */
  nextServerSeedHash: Scalars['String']['output'];
  nextNonce: Scalars['Int']['output'];
};

export type Query = {
  /** A company of one's own; admins read any. Anything else is refused with `company.missing`, there or not. */
  getCompany: Maybe<Company>;
  /** One's own companies, newest first; admins see all, or those of one status. `limit` is 1–100 (25). */
  listCompanies: CompanyConnection;
  /** What waits for an admin, oldest first; `limit` is 1–50 (25). A page may be short while `nextToken` is set. */
  listReviewItems: ReviewItemConnection;
  /** A game of one's own company; admins read any. Anything else is refused with `game.missing`, there or not. */
  getGame: Maybe<Game>;
  /**
   * Games of one's own company, newest first; admins also see all, or those of one status, or of any company.
   * Everyone but an admin names their company. A filtered page may be short while `nextToken` is set.
   */
  listGames: GameConnection;
  getGameVersion: Maybe<GameVersion>;
  /** The live games of approved companies, newest first. A filtered page may be short while `nextToken` is set. */
  listCatalogue: PublicGameConnection;
  /** A game that is offered, to anybody. Anything else is refused with `game.missing`. */
  getPublicGame: Maybe<PublicGame>;
  /** What became of a file that was put into the image library or among the documents. */
  getFileCheck: Maybe<FileCheck>;
  /** Null until the person has confirmed their age. */
  getAgeConfirmation: Maybe<AgeConfirmation>;
};


export type QueryGetCompanyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListCompaniesArgs = {
  status?: InputMaybe<CompanyStatus>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListReviewItemsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetGameArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListGamesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<GameStatus>;
  filter?: InputMaybe<GameFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetGameVersionArgs = {
  gameId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type QueryListCatalogueArgs = {
  filter?: InputMaybe<GameFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPublicGameArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetFileCheckArgs = {
  key: Scalars['String']['input'];
};

export type Mutation = {
  /** Starts a company as DRAFT; the caller may own one that is open. */
  createCompany: Maybe<Company>;
  updateCompany: Maybe<Company>;
  /** Closes the company and removes its row; its history stays. Returns the company as it last was. */
  deleteCompany: Maybe<Company>;
  /** DRAFT or REJECTED → SUBMITTED, by the owner. */
  submitCompany: Maybe<Company>;
  /** SUBMITTED → APPROVED, by an admin who does not own it; the owner joins the group of its kind. */
  approveCompany: Maybe<Company>;
  /** SUBMITTED → REJECTED, by an admin who does not own it. */
  rejectCompany: Maybe<Company>;
  /** APPROVED → SUSPENDED, by an admin who does not own it. */
  suspendCompany: Maybe<Company>;
  /** SUSPENDED → APPROVED, by an admin who does not own it. */
  reinstateCompany: Maybe<Company>;
  /** Any open status → CLOSED, by the owner or an admin; the owner leaves the group. */
  closeCompany: Maybe<Company>;
  /** Creates or replaces the compliance profile of one's own company. */
  saveComplianceProfile: Maybe<ComplianceProfile>;
  /** INCOMPLETE, CHANGES_REQUESTED, VALID, EXPIRED or REVOKED → IN_REVIEW, by the owner; complete, with a document. */
  submitComplianceProfile: Maybe<ComplianceProfile>;
  /** IN_REVIEW → VALID for a year, by an admin who does not own the company. */
  acceptComplianceProfile: Maybe<ComplianceProfile>;
  /** IN_REVIEW → CHANGES_REQUESTED, by an admin who does not own the company. */
  requestComplianceChanges: Maybe<ComplianceProfile>;
  /** VALID → REVOKED, by an admin who does not own the company. */
  revokeComplianceProfile: Maybe<ComplianceProfile>;
  /** Adds a checked file of one's own to the profile, unless that is in review. */
  addComplianceDocument: Maybe<ComplianceDocument>;
  /** Takes a document out of one's own profile, unless that is in review. Returns it as it last was. */
  removeComplianceDocument: Maybe<ComplianceDocument>;
  /** By an admin who does not own the company. */
  acceptComplianceDocument: Maybe<ComplianceDocument>;
  /** By an admin who does not own the company. */
  rejectComplianceDocument: Maybe<ComplianceDocument>;
  /** Starts a game of one's own approved provider company as DRAFT. */
  createGame: Maybe<Game>;
  updateGame: Maybe<Game>;
  /** Starts a version as DRAFT; its math model must be without a fault. */
  createGameVersion: Maybe<GameVersion>;
  /** DRAFT or TESTED only. */
  updateGameVersion: Maybe<GameVersion>;
  /** DRAFT → TESTED when an exact run over the model passes; the run is kept either way. */
  testGameVersion: Maybe<GameVersion>;
  /** TESTED → IN_REVIEW; the game needs a thumbnail. */
  submitGameVersion: Maybe<GameVersion>;
  /** IN_REVIEW → APPROVED, by an admin who does not own the company. */
  approveGameVersion: Maybe<GameVersion>;
  /** IN_REVIEW → REJECTED, by an admin who does not own the company. */
  rejectGameVersion: Maybe<GameVersion>;
  /**
   * APPROVED → LIVE; the version that was live becomes SUPERSEDED. The company must be approved and its compliance
   * profile valid.
   */
  publishGameVersion: Maybe<GameVersion>;
  /** LIVE → SUSPENDED, with its live version, by an admin who does not own the company. */
  suspendGame: Maybe<Game>;
  /** SUSPENDED → LIVE, by an admin who does not own the company. */
  resumeGame: Maybe<Game>;
  /** LIVE → DEPRECATED. */
  deprecateGame: Maybe<Game>;
  /** DRAFT or DEPRECATED → RETIRED; final. */
  retireGame: Maybe<Game>;
  /** Says for the account that the person is of age; saying it again changes nothing. */
  confirmAge: Maybe<AgeConfirmation>;
  /** A sitting at an offered game; the person must have confirmed their age. */
  startDemoSession: Maybe<DemoSession>;
  /** One round with practice coins. */
  playDemoRound: Maybe<DemoRound>;
  /** `username` is an e-mail address or a `sub`. Returns the user as JSON. Never oneself. */
  addToGroup: Maybe<Scalars['AWSJSON']['output']>;
  /** As `addToGroup`; never oneself, never the last admin. */
  removeFromGroup: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * A page of users as JSON `{items: [{sub, email, status, enabled, groups, createdAt}], nextToken}`:
   * of one group, or all; or those whose e-mail starts with `emailPrefix`. `limit` is 1–60 (25).
   */
  listUsers: Maybe<Scalars['AWSJSON']['output']>;
  /** Deletes a user for good; never oneself, never the last admin. Returns the user as JSON. */
  deleteUser: Maybe<Scalars['AWSJSON']['output']>;
};


export type MutationCreateCompanyArgs = {
  input: CreateCompanyInput;
};


export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


export type MutationDeleteCompanyArgs = {
  input: DeleteCompanyInput;
};


export type MutationSubmitCompanyArgs = {
  input: CompanyTransitionInput;
};


export type MutationApproveCompanyArgs = {
  input: CompanyTransitionInput;
};


export type MutationRejectCompanyArgs = {
  input: CompanyDecisionInput;
};


export type MutationSuspendCompanyArgs = {
  input: CompanyDecisionInput;
};


export type MutationReinstateCompanyArgs = {
  input: CompanyTransitionInput;
};


export type MutationCloseCompanyArgs = {
  input: CompanyTransitionInput;
};


export type MutationSaveComplianceProfileArgs = {
  input: SaveComplianceProfileInput;
};


export type MutationSubmitComplianceProfileArgs = {
  input: ComplianceTransitionInput;
};


export type MutationAcceptComplianceProfileArgs = {
  input: ComplianceTransitionInput;
};


export type MutationRequestComplianceChangesArgs = {
  input: ComplianceDecisionInput;
};


export type MutationRevokeComplianceProfileArgs = {
  input: ComplianceDecisionInput;
};


export type MutationAddComplianceDocumentArgs = {
  input: AddComplianceDocumentInput;
};


export type MutationRemoveComplianceDocumentArgs = {
  input: ComplianceDocumentInput;
};


export type MutationAcceptComplianceDocumentArgs = {
  input: ComplianceDocumentInput;
};


export type MutationRejectComplianceDocumentArgs = {
  input: RejectComplianceDocumentInput;
};


export type MutationCreateGameArgs = {
  input: CreateGameInput;
};


export type MutationUpdateGameArgs = {
  input: UpdateGameInput;
};


export type MutationCreateGameVersionArgs = {
  input: CreateGameVersionInput;
};


export type MutationUpdateGameVersionArgs = {
  input: UpdateGameVersionInput;
};


export type MutationTestGameVersionArgs = {
  input: GameVersionTransitionInput;
};


export type MutationSubmitGameVersionArgs = {
  input: GameVersionTransitionInput;
};


export type MutationApproveGameVersionArgs = {
  input: GameVersionTransitionInput;
};


export type MutationRejectGameVersionArgs = {
  input: GameVersionDecisionInput;
};


export type MutationPublishGameVersionArgs = {
  input: GameVersionTransitionInput;
};


export type MutationSuspendGameArgs = {
  input: GameDecisionInput;
};


export type MutationResumeGameArgs = {
  input: GameTransitionInput;
};


export type MutationDeprecateGameArgs = {
  input: GameTransitionInput;
};


export type MutationRetireGameArgs = {
  input: GameTransitionInput;
};


export type MutationStartDemoSessionArgs = {
  gameId: Scalars['ID']['input'];
};


export type MutationPlayDemoRoundArgs = {
  input: PlayDemoRoundInput;
};


export type MutationAddToGroupArgs = {
  username: Scalars['String']['input'];
  group: Scalars['String']['input'];
};


export type MutationRemoveFromGroupArgs = {
  username: Scalars['String']['input'];
  group: Scalars['String']['input'];
};


export type MutationListUsersArgs = {
  group?: InputMaybe<UserGroup>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
  emailPrefix?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteUserArgs = {
  username: Scalars['String']['input'];
};

