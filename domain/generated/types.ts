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
  /** An admin requested changes with a note; the owner can edit and resubmit. */
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
  /** Set at the latest when the company is submitted; fixed from then on. */
  kind: Maybe<CompanyKind>;
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
  /** The `sub` of another user; only admins may name one. Refused with `user.missing` if there is no such user. Everyone else owns what they create. */
  owner?: InputMaybe<Scalars['String']['input']>;
  /** May be left out until the company is submitted. */
  kind?: InputMaybe<CompanyKind>;
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
  /** False, or left out; any other value is refused with `input.not-writable`. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** False, or left out; any other value is refused with `input.not-writable`. */
  approved?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Fields that are absent stay as they are; fields that are null are cleared. `owner`, `active` and `approved` may repeat
 * the company's values, as clients do that send a whole company back; another value is refused with `input.not-writable`.
 */
export type UpdateCompanyInput = {
  id: Scalars['ID']['input'];
  /** The version that the change is based on; without it the last write wins. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  owner?: InputMaybe<Scalars['String']['input']>;
  active?: InputMaybe<Scalars['Boolean']['input']>;
  approved?: InputMaybe<Scalars['Boolean']['input']>;
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

/** The types of DynamoDB's attributes, as Amplify names them. */
export type ModelAttributeTypes =
  | 'binary'
  | 'binarySet'
  | 'bool'
  | 'list'
  | 'map'
  | 'number'
  | 'numberSet'
  | 'string'
  | 'stringSet'
  | '_null';

/** The number of characters of a text, or of entries of a list. */
export type ModelSizeInput = {
  ne?: InputMaybe<Scalars['Int']['input']>;
  eq?: InputMaybe<Scalars['Int']['input']>;
  le?: InputMaybe<Scalars['Int']['input']>;
  lt?: InputMaybe<Scalars['Int']['input']>;
  ge?: InputMaybe<Scalars['Int']['input']>;
  gt?: InputMaybe<Scalars['Int']['input']>;
  between?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type ModelStringInput = {
  ne?: InputMaybe<Scalars['String']['input']>;
  eq?: InputMaybe<Scalars['String']['input']>;
  le?: InputMaybe<Scalars['String']['input']>;
  lt?: InputMaybe<Scalars['String']['input']>;
  ge?: InputMaybe<Scalars['String']['input']>;
  gt?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  notContains?: InputMaybe<Scalars['String']['input']>;
  between?: InputMaybe<Array<Scalars['String']['input']>>;
  beginsWith?: InputMaybe<Scalars['String']['input']>;
  attributeExists?: InputMaybe<Scalars['Boolean']['input']>;
  attributeType?: InputMaybe<ModelAttributeTypes>;
  size?: InputMaybe<ModelSizeInput>;
};

export type ModelIdInput = {
  ne?: InputMaybe<Scalars['ID']['input']>;
  eq?: InputMaybe<Scalars['ID']['input']>;
  le?: InputMaybe<Scalars['ID']['input']>;
  lt?: InputMaybe<Scalars['ID']['input']>;
  ge?: InputMaybe<Scalars['ID']['input']>;
  gt?: InputMaybe<Scalars['ID']['input']>;
  contains?: InputMaybe<Scalars['ID']['input']>;
  notContains?: InputMaybe<Scalars['ID']['input']>;
  between?: InputMaybe<Array<Scalars['ID']['input']>>;
  beginsWith?: InputMaybe<Scalars['ID']['input']>;
  attributeExists?: InputMaybe<Scalars['Boolean']['input']>;
  attributeType?: InputMaybe<ModelAttributeTypes>;
  size?: InputMaybe<ModelSizeInput>;
};

export type ModelBooleanInput = {
  ne?: InputMaybe<Scalars['Boolean']['input']>;
  eq?: InputMaybe<Scalars['Boolean']['input']>;
  attributeExists?: InputMaybe<Scalars['Boolean']['input']>;
  attributeType?: InputMaybe<ModelAttributeTypes>;
};

/**
 * Amplify's filter of companies. Everything in it must hold; as JSON it has at most 2000 characters. It narrows what the
 * caller may see and never widens it. `null` is refused: `attributeExists` asks whether there is a value.
 */
export type ModelCompanyFilterInput = {
  id?: InputMaybe<ModelIdInput>;
  owner?: InputMaybe<ModelStringInput>;
  name?: InputMaybe<ModelStringInput>;
  description?: InputMaybe<ModelStringInput>;
  terms?: InputMaybe<ModelStringInput>;
  image?: InputMaybe<ModelStringInput>;
  active?: InputMaybe<ModelBooleanInput>;
  approved?: InputMaybe<ModelBooleanInput>;
  address?: InputMaybe<ModelStringInput>;
  address2?: InputMaybe<ModelStringInput>;
  city?: InputMaybe<ModelStringInput>;
  province?: InputMaybe<ModelStringInput>;
  country?: InputMaybe<ModelStringInput>;
  postal?: InputMaybe<ModelStringInput>;
  phone?: InputMaybe<ModelStringInput>;
  createdAt?: InputMaybe<ModelStringInput>;
  updatedAt?: InputMaybe<ModelStringInput>;
  and?: InputMaybe<Array<ModelCompanyFilterInput>>;
  or?: InputMaybe<Array<ModelCompanyFilterInput>>;
  not?: InputMaybe<ModelCompanyFilterInput>;
};

/** Amplify's condition of a write: what must hold of the company before it; see `ModelCompanyFilterInput`. */
export type ModelCompanyConditionInput = {
  owner?: InputMaybe<ModelStringInput>;
  name?: InputMaybe<ModelStringInput>;
  description?: InputMaybe<ModelStringInput>;
  terms?: InputMaybe<ModelStringInput>;
  image?: InputMaybe<ModelStringInput>;
  active?: InputMaybe<ModelBooleanInput>;
  approved?: InputMaybe<ModelBooleanInput>;
  address?: InputMaybe<ModelStringInput>;
  address2?: InputMaybe<ModelStringInput>;
  city?: InputMaybe<ModelStringInput>;
  province?: InputMaybe<ModelStringInput>;
  country?: InputMaybe<ModelStringInput>;
  postal?: InputMaybe<ModelStringInput>;
  phone?: InputMaybe<ModelStringInput>;
  createdAt?: InputMaybe<ModelStringInput>;
  updatedAt?: InputMaybe<ModelStringInput>;
  and?: InputMaybe<Array<ModelCompanyConditionInput>>;
  or?: InputMaybe<Array<ModelCompanyConditionInput>>;
  not?: InputMaybe<ModelCompanyConditionInput>;
};

/** The owner's or an admin's step from one status to the next; `reason` is asked for where the step takes something away. */
export type CompanyTransitionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** For `submitCompany` only, and required there if the company has no kind yet; other steps refuse it. */
  kind?: InputMaybe<CompanyKind>;
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
  /** An admin requested changes with a note; the owner can edit and resubmit. */
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
  /** A file that the caller uploaded, that the upload check has passed and that no other document names: `novalink/companies/documents/{identityId}/{sub}/{ulid}.{ext}`. */
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
  /** The reason why changes were requested or approval was revoked. */
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
  | 'COMPANY_WITHDRAWN'
  | 'COMPANY_APPROVED'
  | 'COMPANY_REJECTED'
  | 'COMPANY_SUSPENDED'
  | 'COMPANY_REINSTATED'
  | 'COMPANY_CLOSED'
  | 'COMPANY_DELETED'
  | 'COMPLIANCE_SAVED'
  | 'COMPLIANCE_SUBMITTED'
  | 'COMPLIANCE_WITHDRAWN'
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
  | 'VERSION_WITHDRAWN'
  | 'VERSION_APPROVED'
  | 'VERSION_REJECTED'
  | 'VERSION_PUBLISHED'
  | 'VERSION_RTP_ALERT'
  | 'VERSION_RTP_ACKNOWLEDGED'
  | 'GROUP_JOINED'
  | 'GROUP_LEFT'
  | 'USER_DELETED'
  | 'AGE_CONFIRMED'
  | 'TERMS_ACCEPTED'
  | 'CASINO_CREATED'
  | 'CASINO_UPDATED'
  | 'CASINO_SUBMITTED'
  | 'CASINO_WITHDRAWN'
  | 'CASINO_APPROVED'
  | 'CASINO_REJECTED'
  | 'CASINO_PAUSED'
  | 'CASINO_RESUMED'
  | 'CASINO_SUSPENDED'
  | 'CASINO_REINSTATED'
  | 'CASINO_CLOSED'
  | 'BRAND_CREATED'
  | 'BRAND_UPDATED'
  | 'BRAND_ACTIVATED'
  | 'BRAND_PAUSED'
  | 'BRAND_CLOSED'
  | 'BRAND_GAME_ADDED'
  | 'BRAND_GAME_REMOVED'
  | 'COIN_TYPE_SAVED'
  | 'COIN_PACKAGE_SAVED'
  | 'TOURNAMENT_CREATED'
  | 'TOURNAMENT_UPDATED'
  | 'TOURNAMENT_DELETED'
  | 'TOURNAMENT_PUBLISHED'
  | 'TOURNAMENT_CANCELLED'
  | 'TOURNAMENT_SETTLED'
  | 'TOURNAMENT_ENTRY_DECIDED'
  | 'PROMOTION_CREATED'
  | 'PROMOTION_UPDATED'
  | 'PROMOTION_DELETED'
  | 'PROMOTION_SUBMITTED'
  | 'PROMOTION_CONFIRMED'
  | 'PROMOTION_REJECTED'
  | 'PROMOTION_PUBLISHED'
  | 'PROMOTION_PAUSED'
  | 'PROMOTION_RESUMED'
  | 'PROMOTION_CANCELLED'
  | 'PROMOTION_INVITED'
  | 'BRAND_USER_JOINED'
  | 'BRAND_USER_LEVEL_SET'
  | 'BRAND_USER_TIER_SET'
  | 'BRAND_USER_SUSPENDED'
  | 'BRAND_USER_REINSTATED'
  | 'PLAY_LIMITS_SET'
  | 'SELF_EXCLUDED'
  | 'SUPPORT_REQUESTED'
  | 'SUPPORT_ANSWERED'
  | 'SUPPORT_CLOSED';

/** One thing that happened, kept for ever. */
export type AuditEvent = {
  id: Scalars['ID']['output'];
  at: Scalars['AWSDateTime']['output'];
  action: AuditAction;
  /** The `sub` of the acting user, or `system` or `guest`. */
  actor: Scalars['String']['output'];
  reason: Maybe<Scalars['String']['output']>;
  /** The new values, as JSON. */
  changes: Maybe<Scalars['AWSJSON']['output']>;
};

export type AuditEventConnection = {
  items: Array<AuditEvent>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** The kinds of things that audit events are about. What happens to a profile or to a version is told of its company or game. */
export type AuditedKind =
  | 'COMPANY'
  | 'USER'
  | 'GAME'
  | 'FILE'
  | 'CASINO'
  | 'BRAND'
  | 'SUPPORT';

/** An audit event with what it is about. */
export type LoggedEvent = {
  id: Scalars['ID']['output'];
  at: Scalars['AWSDateTime']['output'];
  kind: AuditedKind;
  /** The id of what the event is about: the `sub` of a user, the key of a file. */
  entityId: Scalars['ID']['output'];
  action: AuditAction;
  /** The `sub` of the acting user, or `system` or `guest`. */
  actor: Scalars['String']['output'];
  /** The groups that the actor was in; null for `system`. */
  actorGroups: Maybe<Array<Scalars['String']['output']>>;
  reason: Maybe<Scalars['String']['output']>;
  /** The new values, as JSON. */
  changes: Maybe<Scalars['AWSJSON']['output']>;
  /** The id of the request that wrote the event. */
  requestId: Maybe<Scalars['String']['output']>;
};

export type LoggedEventConnection = {
  items: Array<LoggedEvent>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** The position of an audit event in the public audit log, and the salt of its commitment. */
export type PublishedEvent = {
  /** The day whose chain contains the entry, UTC. */
  day: Scalars['AWSDate']['output'];
  /** The number of the entry within the day. */
  seq: Scalars['Int']['output'];
  /** The entry's commitment is the SHA-256 of the salt followed by the canonical event. Salt and event together prove it. */
  salt: Scalars['String']['output'];
};

/** A notification of a decision or another event. Kept for 90 days. */
export type Notification = {
  /** The time of the event and its id, so that later events have greater ids. */
  id: Scalars['ID']['output'];
  at: Scalars['AWSDateTime']['output'];
  action: AuditAction;
  unread: Scalars['Boolean']['output'];
  /** The name of the company, casino or promotion, or the title of the game. Null for groups. */
  name: Maybe<Scalars['String']['output']>;
  /** Of a version. */
  semver: Maybe<Scalars['String']['output']>;
  reason: Maybe<Scalars['String']['output']>;
  companyId: Maybe<Scalars['ID']['output']>;
  gameId: Maybe<Scalars['ID']['output']>;
  versionId: Maybe<Scalars['ID']['output']>;
  casinoId: Maybe<Scalars['ID']['output']>;
  /** Of a promotion. */
  brandId: Maybe<Scalars['ID']['output']>;
  promotionId: Maybe<Scalars['ID']['output']>;
  /** The group that the person joined or left. */
  group: Maybe<UserGroup>;
  /** How the test run of VERSION_TESTED ended. */
  testRunStatus: Maybe<TestRunStatus>;
};

export type NotificationConnection = {
  items: Array<Notification>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** What a notification is about. */
export type NotificationTopic =
  | 'COMPANY'
  | 'COMPLIANCE'
  | 'GAMES'
  | 'CASINOS'
  /** That the person joined or left a group. */
  | 'ACCESS'
  | 'TEST_RUNS'
  /** Answers to the person's support requests. */
  | 'SUPPORT'
  /** Promotions of brands that the person manages. */
  | 'PROMOTIONS';

/** Which notifications the person also gets by e-mail. */
export type NotificationSettings = {
  /** Whether this deployment sends notifications by e-mail. Where it does not, the topics have no effect. */
  emailAvailable: Scalars['Boolean']['output'];
  emailTopics: Array<NotificationTopic>;
  /** 0 until the settings are saved for the first time. */
  version: Scalars['Int']['output'];
};

export type SaveNotificationSettingsInput = {
  emailTopics: Array<NotificationTopic>;
  /** The version that the change is based on; 0 for the first. */
  expectedVersion: Scalars['Int']['input'];
};

/** The topic of a support request. */
export type SupportTopic =
  | 'ACCOUNT'
  | 'COMPANY'
  | 'GAMES'
  | 'CASINOS'
  | 'PLAY'
  | 'PRIVACY'
  | 'PROBLEM'
  | 'OTHER';

export type SupportStatus =
  /** Waiting for an answer. */
  | 'OPEN'
  | 'ANSWERED'
  /** Closed by an admin. This status is final, and the request is deleted one year later. */
  | 'CLOSED';

export type SupportAnswer = {
  at: Scalars['AWSDateTime']['output'];
  text: Scalars['String']['output'];
};

/** A question to customer support. Only its sender and admins can read it. */
export type SupportRequest = {
  id: Scalars['ID']['output'];
  /** The `sub` of the user who sent the request; null for guests. */
  sub: Maybe<Scalars['ID']['output']>;
  /** The address that the guest entered; null for users. */
  email: Maybe<Scalars['String']['output']>;
  topic: SupportTopic;
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
  status: SupportStatus;
  /** Oldest first. */
  answers: Array<SupportAnswer>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  closedAt: Maybe<Scalars['AWSDateTime']['output']>;
};

export type SupportRequestConnection = {
  items: Array<SupportRequest>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** The confirmation for the sender of a request, guest or user. */
export type SupportReceipt = {
  id: Scalars['ID']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
};

export type CreateSupportRequestInput = {
  topic: SupportTopic;
  /** The address for the answer. Required for guests. Refused with `input.not-writable` for users, who have an address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 2–120 characters. */
  subject: Scalars['String']['input'];
  /** At most 4000 characters. */
  text: Scalars['String']['input'];
};

export type AnswerSupportRequestInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 4000 characters. */
  text: Scalars['String']['input'];
};

export type CloseSupportRequestInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type ReviewKind =
  | 'COMPANY'
  | 'COMPLIANCE'
  | 'GAME_VERSION'
  | 'CASINO'
  | 'RTP_ALERT';

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
  /** Of a GAME_VERSION or RTP_ALERT item. */
  game: Maybe<Game>;
  /** Of a GAME_VERSION item. */
  gameVersion: Maybe<GameVersion>;
  /** Of a CASINO item. */
  casino: Maybe<Casino>;
  /** Of an RTP_ALERT item. */
  rtpAlert: Maybe<RtpAlert>;
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
  /** An admin requested changes with a note; the provider creates a new version. */
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
  /** Share of base spins that win something, with six digits: the spin hit rate. */
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
  /** States RTP, maximum win and features; at most 5000 characters. Empty while a draft has none. */
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
  /** Needed before the version is submitted; a draft may be without. */
  rulesText?: InputMaybe<Scalars['String']['input']>;
  changelog?: InputMaybe<Scalars['String']['input']>;
  /** Each symbol of the model once; a draft may lack some. */
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

export type RtpAlertStatus =
  /** Waits in the review queue. */
  | 'OPEN'
  /** An admin has reviewed the alert. Only later days count for the next one. */
  | 'ACKNOWLEDGED';

/** A version whose actual RTP at one bet level deviates by more than chance explains. RTPs have six decimals. */
export type RtpAlert = {
  id: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  semver: Scalars['String']['output'];
  /** The bet, with six decimals: `1500000` is 1.5 coins. */
  betLevel: Scalars['String']['output'];
  /** The first and the last evaluated day, UTC. */
  from: Scalars['AWSDate']['output'];
  to: Scalars['AWSDate']['output'];
  rounds: Scalars['Float']['output'];
  exactRtp: Scalars['String']['output'];
  actualRtp: Scalars['String']['output'];
  /** 3 standard deviations below and above the exact RTP; null if there are too few rounds. */
  low: Maybe<Scalars['String']['output']>;
  high: Maybe<Scalars['String']['output']>;
  status: RtpAlertStatus;
  /** The note of the admin who acknowledged the alert. */
  reviewNote: Maybe<Scalars['String']['output']>;
  /** The `sub` of the admin who acknowledged the alert. */
  reviewedBy: Maybe<Scalars['String']['output']>;
  reviewedAt: Maybe<Scalars['AWSDateTime']['output']>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
};

export type RtpAlertDecisionInput = {
  gameId: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
  /** As in the alert. */
  betLevel: Scalars['String']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** The note with the findings, at most 1000 characters. */
  reason: Scalars['String']['input'];
};

export type GameVersionDecisionInput = {
  gameId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; shown to the provider. */
  reason: Scalars['String']['input'];
};

export type TestRunStatus =
  /** Waiting for its first part to be played. */
  | 'QUEUED'
  | 'RUNNING'
  /** Every rule holds. */
  | 'PASSED'
  /** A rule does not hold. */
  | 'FAILED'
  /** No rule fails, but the rounds are too few for the interval of the RTP to be narrow enough. */
  | 'INCONCLUSIVE'
  /** It could not be finished, or had not been at its deadline (derived on read). */
  | 'ERROR'
  /** Stopped by its owner. */
  | 'CANCELLED';

/** One rule of the verdict. */
export type TestCheck = {
  /** Such as M1. */
  rule: Scalars['String']['output'];
  limit: Scalars['String']['output'];
  value: Scalars['String']['output'];
  /** False when the rule says nothing about this run; it then passes. */
  applies: Scalars['Boolean']['output'];
  pass: Scalars['Boolean']['output'];
  /** How many rounds decide the rule, where neither the mathematics nor these rounds do; it then passes. Otherwise null. */
  roundsNeeded: Maybe<Scalars['Float']['output']>;
  why: Scalars['String']['output'];
};

/**
 * A simulation of so many rounds of one mode of a math model, played on the server beside the exact figures. It is the
 * same wherever it is repeated. Never edited or deleted.
 */
export type TestRun = {
  id: Scalars['ID']['output'];
  /** The `sub` of who started it. */
  owner: Scalars['String']['output'];
  /** The model's own name. */
  name: Scalars['String']['output'];
  /** The version that it certifies when it passes; null when a model was run by itself. */
  gameId: Maybe<Scalars['ID']['output']>;
  versionId: Maybe<Scalars['ID']['output']>;
  semver: Maybe<Scalars['String']['output']>;
  mathModelHash: Scalars['String']['output'];
  /** `novalink.math/1`, canonical JSON. */
  mathModel: Scalars['AWSJSON']['output'];
  mode: Scalars['String']['output'];
  /** 32 bytes as 64 lower-case hexadecimal digits. */
  seed: Scalars['String']['output'];
  rounds: Scalars['Int']['output'];
  declaredRtp: Scalars['String']['output'];
  declaredMaxWinX: Scalars['Int']['output'];
  status: TestRunStatus;
  /** The parts that it is played in, and how many of them have been. */
  shards: Scalars['Int']['output'];
  shardsDone: Scalars['Int']['output'];
  /** When it counts as ERROR unless it has ended. */
  deadline: Scalars['AWSDateTime']['output'];
  /** Such as novalink-lab/1 and ruleset/2. */
  engine: Scalars['String']['output'];
  ruleSet: Scalars['String']['output'];
  /** What a browser had come to before it asked for this run. */
  expectedResultHash: Maybe<Scalars['String']['output']>;
  /** Exact RTP with six digits, and as a reduced fraction `n/d`. These and what follows are null until the run has ended. */
  rtp: Maybe<Scalars['String']['output']>;
  rtpFraction: Maybe<Scalars['String']['output']>;
  /** The earlier name of spinHit. In runs of ruleset/1 whose cycle is too large it is the share of rounds that win. */
  hit: Maybe<Scalars['String']['output']>;
  /** Share of base spins that win, with six digits; exact, unless the cycle is too large. Null in runs of ruleset/1. */
  spinHit: Maybe<Scalars['String']['output']>;
  /** Share of rounds that win, free spins included, with six digits; exact like spinHit. Null in runs of ruleset/1. */
  roundHit: Maybe<Scalars['String']['output']>;
  maxWinX: Maybe<Scalars['Int']['output']>;
  /** Standard deviation of a round with a bet of 1, four digits; exact, unless the cycle is too large. */
  sd: Maybe<Scalars['String']['output']>;
  volatility: Maybe<Volatility>;
  /** RTP of the rounds played with six digits, and half the width of its 99 % interval. */
  simulatedRtp: Maybe<Scalars['String']['output']>;
  halfWidth: Maybe<Scalars['String']['output']>;
  /** Empty until the run has ended. */
  checks: Array<TestCheck>;
  /** `novalink.result/2`, or `/1` of ruleset/1; canonical JSON, and its SHA-256 in hex. */
  result: Maybe<Scalars['AWSJSON']['output']>;
  resultHash: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['AWSDateTime']['output'];
  endedAt: Maybe<Scalars['AWSDateTime']['output']>;
};

export type TestRunConnection = {
  items: Array<TestRun>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** What narrows a list of test runs; every part that is given must hold. */
export type TestRunFilter = {
  status?: InputMaybe<TestRunStatus>;
  gameId?: InputMaybe<Scalars['ID']['input']>;
  mathModelHash?: InputMaybe<Scalars['String']['input']>;
};

/** Either a version of a game, or a model by itself. */
export type StartTestRunInput = {
  gameId?: InputMaybe<Scalars['ID']['input']>;
  versionId?: InputMaybe<Scalars['ID']['input']>;
  mathModel?: InputMaybe<Scalars['AWSJSON']['input']>;
  /** The model's first mode, unless another is named; only the first certifies a version. */
  mode?: InputMaybe<Scalars['String']['input']>;
  /** 10,000 to 200,000,000. */
  rounds: Scalars['Int']['input'];
  /** 64 lower-case hexadecimal digits; drawn by the server when absent. */
  seed?: InputMaybe<Scalars['String']['input']>;
  expectedResultHash?: InputMaybe<Scalars['String']['input']>;
};

/** The proof of an offered game's live version: all that anybody needs to repeat its test run. */
export type GameCertificate = {
  runId: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  semver: Scalars['String']['output'];
  /** `novalink.math/1`, canonical JSON. */
  mathModel: Scalars['AWSJSON']['output'];
  mathModelHash: Scalars['String']['output'];
  mode: Scalars['String']['output'];
  seed: Scalars['String']['output'];
  rounds: Scalars['Int']['output'];
  declaredRtp: Scalars['String']['output'];
  declaredMaxWinX: Scalars['Int']['output'];
  engine: Scalars['String']['output'];
  ruleSet: Scalars['String']['output'];
  status: TestRunStatus;
  checks: Array<TestCheck>;
  /** `novalink.result/2`, or `/1` of ruleset/1; canonical JSON. */
  result: Scalars['AWSJSON']['output'];
  resultHash: Scalars['String']['output'];
  endedAt: Scalars['AWSDateTime']['output'];
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
  /** Why it was refused, as a code: `too-large`, `wrong-type`, `type-mismatch`, `damaged`, `too-many-pixels`, `hidden-content`, `wrong-key`, `too-many-files`. */
  reason: Maybe<Scalars['String']['output']>;
};

/** What the upload check found an image to be. */
export type ImageFile = {
  key: Scalars['String']['output'];
  /** Name of the file that it was uploaded from, at most 100 characters; null where the upload gave none. */
  name: Maybe<Scalars['String']['output']>;
  /** `image/png`, `image/jpeg`, `image/webp` or `image/avif`. */
  mime: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  checkedAt: Scalars['AWSDateTime']['output'];
};

/** The versions of the terms and the privacy policy that a person accepted; a version is its date. */
export type TermsAcceptance = {
  termsVersion: Scalars['String']['output'];
  policyVersion: Scalars['String']['output'];
  acceptedAt: Scalars['AWSDateTime']['output'];
};

export type AcceptTermsInput = {
  /** The versions that the person was shown. Others than those in force are refused with `terms.outdated`. */
  termsVersion: Scalars['String']['input'];
  policyVersion: Scalars['String']['input'];
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

export type CasinoJurisdiction =
  /** For trying things out: no licence, coins have no value. */
  | 'DEMO'
  | 'MGA'
  | 'UKGC'
  | 'CURACAO'
  | 'OTHER';

/** Who keeps the coins. */
export type WalletMode =
  /** The platform's own ledger. */
  | 'INTERNAL';

export type CasinoStatus =
  /** Being written; also after an admin sent it back with a note. */
  | 'DRAFT'
  /** Waiting in the review queue; nothing of it can change. */
  | 'IN_REVIEW'
  /** Accepted by an admin; its brands may open. */
  | 'ACTIVE'
  /** Stopped by its operator. */
  | 'PAUSED'
  /** Stopped by an admin. */
  | 'SUSPENDED'
  /** Ended; final. */
  | 'CLOSED';

/** A casino of an operator's company; players meet it as one or more brands. */
export type Casino = {
  id: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  /** The immutable user id (`sub`) of its company's owner. */
  owner: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** 2–60 characters. */
  name: Scalars['String']['output'];
  jurisdiction: CasinoJurisdiction;
  /** Needed before it is submitted, unless the jurisdiction is DEMO; so are the two below. */
  licenceNumber: Maybe<Scalars['String']['output']>;
  licenceUrl: Maybe<Scalars['AWSURL']['output']>;
  licenceExpires: Maybe<Scalars['AWSDate']['output']>;
  /** 18–25. */
  minAge: Scalars['Int']['output'];
  /** ISO 3166-1 alpha-2; who says to live there cannot join. */
  blockedCountries: Array<Scalars['String']['output']>;
  walletMode: WalletMode;
  status: CasinoStatus;
  /** The reason why changes were requested or the casino was suspended. */
  reviewNote: Maybe<Scalars['String']['output']>;
  reviewedBy: Maybe<Scalars['String']['output']>;
  reviewedAt: Maybe<Scalars['AWSDateTime']['output']>;
  submittedAt: Maybe<Scalars['AWSDateTime']['output']>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** Newest first; `limit` is 1–100 (25). */
  brands: BrandConnection;
  /** What happened to the casino, newest first. */
  history: AuditEventConnection;
};


/** A casino of an operator's company; players meet it as one or more brands. */
export type CasinoBrandsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/** A casino of an operator's company; players meet it as one or more brands. */
export type CasinoHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type CasinoConnection = {
  items: Array<Casino>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type CreateCasinoInput = {
  /** An approved operator company: one's own, or any for an admin. */
  companyId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  jurisdiction: CasinoJurisdiction;
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  licenceUrl?: InputMaybe<Scalars['AWSURL']['input']>;
  licenceExpires?: InputMaybe<Scalars['AWSDate']['input']>;
  /** Defaults to 18. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  blockedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Fields that are absent stay as they are; fields that are null are cleared. Jurisdiction and licence change in DRAFT only. */
export type UpdateCasinoInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  jurisdiction?: InputMaybe<CasinoJurisdiction>;
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  licenceUrl?: InputMaybe<Scalars['AWSURL']['input']>;
  licenceExpires?: InputMaybe<Scalars['AWSDate']['input']>;
  minAge?: InputMaybe<Scalars['Int']['input']>;
  blockedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CasinoTransitionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type CasinoDecisionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; shown to the operator. */
  reason: Scalars['String']['input'];
};

export type BrandStatus =
  /** Being prepared; only those who manage it see it. */
  | 'DRAFT'
  /** Open while its casino is ACTIVE and its company approved. */
  | 'ACTIVE'
  /** Stopped by its operator. */
  | 'PAUSED'
  /** Ended; final. Balances and statements stay readable. */
  | 'CLOSED';

/** A brand's own colours over the casino theme, each `#rrggbb`; white or black text on them must be readable. */
export type BrandTheme = {
  primary: Scalars['String']['output'];
  surface: Scalars['String']['output'];
  accent: Scalars['String']['output'];
};

export type BrandThemeInput = {
  primary: Scalars['String']['input'];
  surface: Scalars['String']['input'];
  accent: Scalars['String']['input'];
};

/** What a brand asks of everybody's play; a person's own limits may be stricter. */
export type ResponsiblePlay = {
  /** Minutes from one reality check to the next, 15–60. */
  realityCheckMinutes: Scalars['Int']['output'];
  /** The most that a player may lose in a day, in whole coins of each kind; absent: no limit of the brand's. */
  dailyLossLimit: Maybe<Scalars['Int']['output']>;
  /** After this long a play session ends, 15–480 minutes. */
  sessionMaxMinutes: Scalars['Int']['output'];
};

export type ResponsiblePlayInput = {
  realityCheckMinutes: Scalars['Int']['input'];
  dailyLossLimit?: InputMaybe<Scalars['Int']['input']>;
  sessionMaxMinutes: Scalars['Int']['input'];
};

/** A demo casino under its own name and colours. Anyone in a group may read one that is open; its people read it always. */
export type Brand = {
  id: Scalars['ID']['output'];
  casinoId: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  /** The immutable user id (`sub`) of its company's owner. */
  owner: Scalars['String']['output'];
  casinoName: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  jurisdiction: CasinoJurisdiction;
  minAge: Scalars['Int']['output'];
  blockedCountries: Array<Scalars['String']['output']>;
  /** `^[a-z0-9-]{3,40}$`, unique on the platform; never changes. */
  slug: Scalars['String']['output'];
  /** 2–60 characters. */
  name: Scalars['String']['output'];
  /** At most 300 characters, shown in the lobby. */
  tagline: Maybe<Scalars['String']['output']>;
  /** Key in the image library. */
  logoKey: Maybe<Scalars['String']['output']>;
  theme: BrandTheme;
  /** At most 20; their order is the order of the lobby's first row. */
  featuredGameIds: Array<Scalars['ID']['output']>;
  /** At most 100. */
  gameIds: Array<Scalars['ID']['output']>;
  coinTypes: Array<CoinType>;
  packages: Array<CoinPackage>;
  responsiblePlay: ResponsiblePlay;
  /** The version of the brand's demo terms that people accept when they join. */
  termsVersion: Scalars['String']['output'];
  status: BrandStatus;
  /** Whether people may play now: ACTIVE, its casino ACTIVE, its company approved. */
  open: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** The caller as a player of the brand; null until they join. */
  me: Maybe<BrandUser>;
  /** What happened to the brand, newest first; for those who manage it. */
  history: AuditEventConnection;
};


/** A demo casino under its own name and colours. Anyone in a group may read one that is open; its people read it always. */
export type BrandHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type BrandConnection = {
  items: Array<Brand>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type CreateBrandInput = {
  casinoId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
  name: Scalars['String']['input'];
  tagline?: InputMaybe<Scalars['String']['input']>;
  logoKey?: InputMaybe<Scalars['String']['input']>;
  theme: BrandThemeInput;
  responsiblePlay?: InputMaybe<ResponsiblePlayInput>;
};

/** Fields that are absent stay as they are; fields that are null are cleared. */
export type UpdateBrandInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  tagline?: InputMaybe<Scalars['String']['input']>;
  logoKey?: InputMaybe<Scalars['String']['input']>;
  theme?: InputMaybe<BrandThemeInput>;
  responsiblePlay?: InputMaybe<ResponsiblePlayInput>;
  /** Of the brand's games. */
  featuredGameIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type BrandTransitionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type BrandGameInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  gameId: Scalars['ID']['input'];
};

export type CoinKind =
  /** What games are played with. */
  | 'PLAY'
  /** Given by promotions; kept in a purse of its own. */
  | 'PROMO'
  /** Stands for an entry or a prize. */
  | 'TICKET';

/** A kind of play coins of one brand. They can be neither bought nor redeemed. */
export type CoinType = {
  /** `^[A-Z]{2,5}$`, unique within the brand; never changes. */
  code: Scalars['String']['output'];
  /** 2–30 characters. */
  name: Scalars['String']['output'];
  kind: CoinKind;
  /** How many digits of an amount follow the point, 0–6; never changes. */
  decimals: Scalars['Int']['output'];
  /** What everyone gets once when they join, in minor units; 0 for nothing, at most `maxBalance`. */
  signupGrant: Scalars['String']['output'];
  /** What everyone may claim once a day (UTC), in minor units; 0 for nothing, at most `maxBalance`. */
  dailyGrant: Scalars['String']['output'];
  /** No grant brings a balance above this, in minor units; at most 9·10¹⁵. */
  maxBalance: Scalars['String']['output'];
  /**
   * A promotion with a budget above this, in minor units, is published when a second manager of the brand confirms it; null
   * for none, and for everybody but the managers.
   */
  confirmPromotionsAbove: Maybe<Scalars['String']['output']>;
  /** Always false. */
  purchasable: Scalars['Boolean']['output'];
  /** Always false. */
  redeemable: Scalars['Boolean']['output'];
};

export type SaveCoinTypeInput = {
  brandId: Scalars['ID']['input'];
  /** Of the brand. */
  expectedVersion: Scalars['Int']['input'];
  /** A code that the brand does not have yet makes a new kind of coin; of a known one everything but kind and decimals changes. */
  code: Scalars['String']['input'];
  name: Scalars['String']['input'];
  kind: CoinKind;
  decimals: Scalars['Int']['input'];
  signupGrant: Scalars['String']['input'];
  dailyGrant: Scalars['String']['input'];
  maxBalance: Scalars['String']['input'];
  confirmPromotionsAbove?: InputMaybe<Scalars['String']['input']>;
};

export type CoinAmount = {
  code: Scalars['String']['output'];
  /** In minor units, a digit string. */
  amount: Scalars['String']['output'];
};

export type CoinAmountInput = {
  code: Scalars['String']['input'];
  amount: Scalars['String']['input'];
};

/** A free bundle of coins that players may claim. */
export type CoinPackage = {
  id: Scalars['ID']['output'];
  /** 2–40 characters. */
  name: Scalars['String']['output'];
  /** 1–5, each code once. */
  coins: Array<CoinAmount>;
  /** From one claim to the next, 1–720. */
  cooldownHours: Scalars['Int']['output'];
  /** 1–1000. */
  maxClaimsPerUser: Scalars['Int']['output'];
  active: Scalars['Boolean']['output'];
};

export type SaveCoinPackageInput = {
  brandId: Scalars['ID']['input'];
  /** Of the brand. */
  expectedVersion: Scalars['Int']['input'];
  /** Absent for a new package. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  coins: Array<CoinAmountInput>;
  cooldownHours: Scalars['Int']['input'];
  maxClaimsPerUser: Scalars['Int']['input'];
  active: Scalars['Boolean']['input'];
};

/** What a person may do in a brand. */
export type BrandLevel =
  | 'PLAYER'
  /** Reads users, balances and statements. */
  | 'SUPPORT'
  /** Manages users and coins. The owning operator counts as ADMIN. */
  | 'ADMIN';

export type BrandUserStatus =
  | 'ACTIVE'
  /** Stopped by those who manage the brand. */
  | 'SUSPENDED'
  /** Stopped by themselves until `selfExcludedUntil`; nobody can take it back. */
  | 'SELF_EXCLUDED'
  /** Left the brand; final. */
  | 'CLOSED';

/** A person's own limits; amounts in whole coins, each kind of coin counted for itself. The strictest limit holds. */
export type PlayLimits = {
  dailyLoss: Maybe<Scalars['Int']['output']>;
  weeklyLoss: Maybe<Scalars['Int']['output']>;
  monthlyLoss: Maybe<Scalars['Int']['output']>;
  /** After this long a play session ends, 15–480. */
  sessionMinutes: Maybe<Scalars['Int']['output']>;
};

/** A stricter limit holds at once; a looser one, or none, after 24 hours. */
export type PendingLimits = {
  limits: PlayLimits;
  /** When they begin to hold. */
  from: Scalars['AWSDateTime']['output'];
};

/** A casino user: a person as one brand knows them. No e-mail is ever part of it. */
export type BrandUser = {
  brandId: Scalars['ID']['output'];
  /** The person's immutable user id (`sub`). */
  userId: Scalars['ID']['output'];
  /** 2–30 characters. */
  displayName: Scalars['String']['output'];
  level: BrandLevel;
  /** Whether the level comes from owning the brand's company. */
  owns: Scalars['Boolean']['output'];
  /** 0–10. */
  tier: Scalars['Int']['output'];
  /** ISO 3166-1 alpha-2, as they say. */
  country: Scalars['String']['output'];
  ageConfirmedAt: Scalars['AWSDateTime']['output'];
  /** Which terms they accepted, and when. */
  termsVersion: Scalars['String']['output'];
  status: BrandUserStatus;
  /** Why they were suspended. */
  statusReason: Maybe<Scalars['String']['output']>;
  selfExcludedUntil: Maybe<Scalars['AWSDateTime']['output']>;
  limits: PlayLimits;
  pendingLimits: Maybe<PendingLimits>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** One for each kind of coin they ever had. */
  balances: Array<Balance>;
};

export type BrandUserConnection = {
  items: Array<BrandUser>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type JoinBrandInput = {
  brandId: Scalars['ID']['input'];
  displayName: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['input'];
  /** That they are as old as the casino asks; must be true. */
  ofAge: Scalars['Boolean']['input'];
  /** The brand's `termsVersion`, accepted. */
  termsVersion: Scalars['String']['input'];
};

export type BrandUserLevelInput = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  level: BrandLevel;
};

export type BrandUserTierInput = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  tier: Scalars['Int']['input'];
};

export type BrandUserDecisionInput = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; shown to the person. */
  reason: Scalars['String']['input'];
};

export type BrandUserTransitionInput = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type SetPlayLimitsInput = {
  brandId: Scalars['ID']['input'];
  /** The limits as they should stand; what is left out is no limit. */
  dailyLoss?: InputMaybe<Scalars['Int']['input']>;
  weeklyLoss?: InputMaybe<Scalars['Int']['input']>;
  monthlyLoss?: InputMaybe<Scalars['Int']['input']>;
  sessionMinutes?: InputMaybe<Scalars['Int']['input']>;
};

export type ExcludeSelfInput = {
  brandId: Scalars['ID']['input'];
  /** At least 6, at most 60. */
  months: Scalars['Int']['input'];
  /** From every brand of the platform, those not joined yet as well. */
  everywhere: Scalars['Boolean']['input'];
  /** The brand's name, typed by the person: there is no way back. */
  confirmation: Scalars['String']['input'];
};

/** Where coins are kept: the ones to play with, or those of promotions. */
export type Purse =
  | 'MAIN'
  | 'PROMO';

/** What a wallet holds. The journal is the truth; this is its checked sum. */
export type Balance = {
  coin: Scalars['String']['output'];
  purse: Purse;
  /** In minor units, a digit string. */
  amount: Scalars['String']['output'];
  /** The number of the wallet's last movement. */
  seq: Scalars['String']['output'];
};

export type MovementKind =
  /** Welcome coins. */
  | 'WELCOME'
  /** Daily coins. */
  | 'DAILY'
  /** A claimed package. */
  | 'PACKAGE'
  /** Given by hand, with a reason. */
  | 'GRANT'
  /** Taken by hand, with a reason. */
  | 'WITHDRAWAL'
  | 'BET'
  | 'WIN'
  /** The opposite of another movement. */
  | 'REVERSAL'
  /** Paid into the prize pool of a tournament. */
  | 'BUY_IN'
  /** A buy-in that was returned, because the tournament was cancelled. */
  | 'REFUND'
  /** A prize of a tournament. */
  | 'PRIZE'
  /** Coins that are reserved for prizes, or no longer. The wallet is the tournament's. */
  | 'ESCROW'
  /** The reward of a promotion. */
  | 'REWARD'
  /** Coins of a reward that move from its own purse to the main purse, after the wagering. */
  | 'RELEASE'
  /** Coins of a reward that were taken back, because it expired, was given up, or won more than its terms allow. */
  | 'FORFEIT';

export type MovementState =
  | 'POSTED'
  /** Refused for good: nothing moved, and its key never will. */
  | 'DECLINED';

/** One line of a statement, kept for ever. */
export type Movement = {
  /** The idempotency key. */
  key: Scalars['ID']['output'];
  at: Scalars['AWSDateTime']['output'];
  kind: MovementKind;
  state: MovementState;
  brandId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  coin: Scalars['String']['output'];
  purse: Purse;
  /** In minor units, a digit string; of a debit it starts with a minus sign. */
  amount: Scalars['String']['output'];
  /** The wallet's balance after it; null when it was declined. */
  balance: Maybe<Scalars['String']['output']>;
  /** Numbers a wallet's movements without a gap; null when it was declined. */
  seq: Maybe<Scalars['String']['output']>;
  /** The `sub` of the acting user, or `system` or `guest`. */
  actor: Scalars['String']['output'];
  reason: Maybe<Scalars['String']['output']>;
  /** The round, package or movement that it belongs to. */
  reference: Maybe<Scalars['String']['output']>;
  /** The game of the round, in statements; null for what is no bet or win. */
  gameId: Maybe<Scalars['ID']['output']>;
};

export type MovementConnection = {
  items: Array<Movement>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** A movement by the hand of somebody who manages the brand. */
export type MoveCoinsInput = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  coin: Scalars['String']['input'];
  /** In minor units, a digit string from 1 to 10¹². */
  amount: Scalars['String']['input'];
  /** 3–500 characters; kept for ever. */
  reason: Scalars['String']['input'];
  /**
   * A ULID that the caller makes when the request is made: 26 characters, the first ten its time. The same request again
   * gets the same answer for 24 hours. A time more than 24 hours ago is refused with `request.expired`, one more than five
   * minutes ahead with `request.ahead`; both name the server's time (`now`), and neither reads or writes anything.
   */
  requestId: Scalars['ID']['input'];
};

export type ClaimPackageInput = {
  brandId: Scalars['ID']['input'];
  packageId: Scalars['ID']['input'];
  /** As in `MoveCoinsInput`. */
  requestId: Scalars['ID']['input'];
};

export type ClaimDailyInput = {
  brandId: Scalars['ID']['input'];
  coin: Scalars['String']['input'];
};

/** A sitting at one game of a brand with one kind of its coins. */
export type PlaySession = {
  id: Scalars['ID']['output'];
  brandId: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  mathModelHash: Scalars['String']['output'];
  coin: Scalars['String']['output'];
  /** What may be bet, in minor units, ascending. */
  betLevels: Array<Scalars['String']['output']>;
  balance: Scalars['String']['output'];
  startedAt: Scalars['AWSDateTime']['output'];
  /** When the session has to end: after 8 hours, the brand's maximum or one's own, whichever is first. */
  expiresAt: Scalars['AWSDateTime']['output'];
  realityCheckMinutes: Scalars['Int']['output'];
  seeds: SeedPair;
};

export type StartPlaySessionInput = {
  brandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  coin: Scalars['String']['input'];
};

export type PlayRoundInput = {
  brandId: Scalars['ID']['input'];
  sessionId: Scalars['ID']['input'];
  /** In minor units; one of the session's `betLevels`. */
  bet: Scalars['String']['input'];
  /** Names the round; made by the caller as in `MoveCoinsInput`. The same request again gets the same answer for 24 hours. */
  requestId: Scalars['ID']['input'];
};

/** One spin of a round with coins. */
export type CoinRoundStep = {
  /** BASE, or FREE_SPIN. */
  kind: Scalars['String']['output'];
  /** One stop for each reel. */
  stops: Array<Scalars['Int']['output']>;
  multiplier: Scalars['Int']['output'];
  /** What the spin pays, in minor units, a digit string. */
  win: Scalars['String']['output'];
};

/** A round with coins. What it drew follows from the model and the three values of its seeds, and from nothing else. */
export type CoinRound = {
  id: Scalars['ID']['output'];
  requestId: Scalars['ID']['output'];
  brandId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  mathModelHash: Scalars['String']['output'];
  coin: Scalars['String']['output'];
  /** In minor units, like every amount here. */
  bet: Scalars['String']['output'];
  win: Scalars['String']['output'];
  /** The win as a multiple of the bet, times 100. */
  multiplierX100: Scalars['Int']['output'];
  capped: Scalars['Boolean']['output'];
  steps: Array<CoinRoundStep>;
  serverSeedHash: Scalars['String']['output'];
  /** Hex; null while the seed is in use. Its SHA-256 is the commitment. */
  serverSeed: Maybe<Scalars['String']['output']>;
  clientSeed: Scalars['String']['output'];
  nonce: Scalars['Int']['output'];
  /** The purse that paid the bet and got the win. `PROMO` is that of rewards with wagering and of free rounds. */
  purse: Purse;
  /** The balance of that purse after the round. */
  balance: Scalars['String']['output'];
  /** The reward that the round counted for, after it. Null without one, and for rounds that are read again. */
  claim: Maybe<RoundClaim>;
  at: Scalars['AWSDateTime']['output'];
};

/** A reward after a round that counted for it. */
export type RoundClaim = {
  claimId: Scalars['ID']['output'];
  promotionId: Scalars['ID']['output'];
  status: ClaimStatus;
  /** Whether the round was one of the free rounds of the reward. */
  isFreeRound: Scalars['Boolean']['output'];
  progress: ClaimProgress;
  /** What was moved to the main purse, in minor units; null while the reward is in progress. */
  released: Maybe<Scalars['String']['output']>;
};

export type CoinRoundConnection = {
  items: Array<CoinRound>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** A round that its player shares: everybody who has the id of its replay can read it. */
export type SharedRound = {
  /** 26 characters with 130 random bits; they say nothing about the player or the round. */
  replayId: Scalars['ID']['output'];
  roundId: Scalars['ID']['output'];
  /** When the round and its replay expire. */
  expiresAt: Scalars['AWSDateTime']['output'];
};

export type ShareRoundInput = {
  brandId: Scalars['ID']['input'];
  /** The request that played the round. */
  requestId: Scalars['ID']['input'];
};

export type UnshareRoundInput = {
  brandId: Scalars['ID']['input'];
  replayId: Scalars['ID']['input'];
};

/** A shared round as everybody sees it. Nothing in it leads to the player. */
export type Replay = {
  id: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  gameTitle: Scalars['String']['output'];
  /** The name of the provider's company. */
  companyName: Scalars['String']['output'];
  thumbnailKey: Maybe<Scalars['String']['output']>;
  images: Array<Scalars['String']['output']>;
  /** Whether the game can be opened now. */
  gameOffered: Scalars['Boolean']['output'];
  versionId: Scalars['ID']['output'];
  mathModelHash: Scalars['String']['output'];
  /** Null while the brand is not open. */
  brandId: Maybe<Scalars['ID']['output']>;
  brandName: Scalars['String']['output'];
  coinName: Scalars['String']['output'];
  /** Of the coins: the amounts below are in minor units. */
  decimals: Scalars['Int']['output'];
  bet: Scalars['String']['output'];
  win: Scalars['String']['output'];
  /** The win as a multiple of the bet, times 100. */
  multiplierX100: Scalars['Int']['output'];
  capped: Scalars['Boolean']['output'];
  steps: Array<CoinRoundStep>;
  serverSeedHash: Scalars['String']['output'];
  /** Hex; null until the player changes seeds. Its SHA-256 is the commitment. */
  serverSeed: Maybe<Scalars['String']['output']>;
  clientSeed: Scalars['String']['output'];
  nonce: Scalars['Int']['output'];
  at: Scalars['AWSDateTime']['output'];
  expiresAt: Scalars['AWSDateTime']['output'];
  /** Of the version that was played, live or not. */
  rules: GameRules;
};

/** What the next rounds of a person in a brand are drawn from. */
export type SeedPair = {
  /** SHA-256 of the server seed that is in use, in hex: the commitment. */
  serverSeedHash: Scalars['String']['output'];
  /** 1–64 printable ASCII characters of the player's own. */
  clientSeed: Scalars['String']['output'];
  /** The number of the next round under this seed. */
  nonce: Scalars['Int']['output'];
  /** The commitment of the seed that follows a rotation. */
  nextServerSeedHash: Scalars['String']['output'];
};

/** The seed that a rotation revealed, and the pair that follows it. */
export type SeedRotation = {
  revealedServerSeed: Scalars['String']['output'];
  revealedServerSeedHash: Scalars['String']['output'];
  /** How many rounds were drawn from it. */
  rounds: Scalars['Int']['output'];
  seeds: SeedPair;
};

export type RotateSeedsInput = {
  brandId: Scalars['ID']['input'];
  /** For the seed that follows; absent: as it is. */
  clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** The commitment that is in use, so that asking again rotates once. */
  serverSeedHash: Scalars['String']['input'];
};

export type SearchKind =
  | 'COMPANY'
  | 'GAME'
  | 'CASINO'
  | 'BRAND';

/** Something that was found by its name. */
export type SearchHit = {
  kind: SearchKind;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** A value of CompanyStatus, GameStatus, CasinoStatus or BrandStatus. */
  status: Scalars['String']['output'];
  /** The name of the company that it belongs to; null for a company. */
  companyName: Maybe<Scalars['String']['output']>;
  /** The casino of a brand; null for anything else. */
  casinoId: Maybe<Scalars['ID']['output']>;
  /** Whether it belongs to the caller's company. */
  own: Scalars['Boolean']['output'];
};

/**
 * Sums and ratios of rounds. Amounts are play coins in minor units. Ratios have six decimals, such as `0.951234`, and are
 * null if the divisor is zero.
 */
export type RoundFigures = {
  rounds: Scalars['Float']['output'];
  /** The sum of all bets. */
  turnover: Scalars['String']['output'];
  wins: Scalars['String']['output'];
  /** Turnover − wins. */
  ggr: Scalars['String']['output'];
  /** GGR ÷ turnover. */
  hold: Maybe<Scalars['String']['output']>;
  /** Wins ÷ turnover. */
  actualRtp: Maybe<Scalars['String']['output']>;
  /** Turnover ÷ rounds, in whole minor units. */
  averageBet: Maybe<Scalars['String']['output']>;
};

/** Figures for one coin. */
export type CoinFigures = {
  /** The code of the coin. */
  coin: Scalars['String']['output'];
  /** The number of decimals of the amounts. If brands use different decimals, amounts are in the smallest of their units. */
  decimals: Scalars['Int']['output'];
  rounds: Scalars['Float']['output'];
  turnover: Scalars['String']['output'];
  wins: Scalars['String']['output'];
  ggr: Scalars['String']['output'];
  hold: Maybe<Scalars['String']['output']>;
  actualRtp: Maybe<Scalars['String']['output']>;
  averageBet: Maybe<Scalars['String']['output']>;
  /** Coins that players got without a bet. */
  bonusCost: Scalars['String']['output'];
  /** GGR − bonus cost. */
  ngr: Scalars['String']['output'];
};

/** The activity of players on one or more days. */
export type PlayFigures = {
  /** The sum of the active players of each day. A player who is active on two days counts twice. */
  playerDays: Scalars['Float']['output'];
  /** The average number of active players per day, with two decimals. */
  averagePlayers: Scalars['String']['output'];
  newPlayers: Scalars['Float']['output'];
  /** Game sessions with at least one round. A session across midnight UTC counts on both days. */
  sessions: Scalars['Float']['output'];
  playedSeconds: Scalars['Float']['output'];
  /** Sorted by code. */
  coins: Array<CoinFigures>;
};

/** Play on one day, UTC. */
export type PlayDay = {
  day: Scalars['AWSDate']['output'];
  players: Scalars['Int']['output'];
  newPlayers: Scalars['Int']['output'];
  sessions: Scalars['Int']['output'];
  playedSeconds: Scalars['Float']['output'];
  coins: Array<CoinFigures>;
};

/** A game in one brand. */
export type BrandGameMetrics = {
  gameId: Scalars['ID']['output'];
  /** Null after the game was deleted. */
  title: Maybe<Scalars['String']['output']>;
  playerDays: Scalars['Float']['output'];
  rounds: Scalars['Float']['output'];
  /** Without bonus cost, because coins are not granted for a game. */
  coins: Array<CoinFigures>;
};

/** The games of one provider in one brand, or in all brands of an operator. */
export type ProviderShare = {
  companyId: Scalars['ID']['output'];
  /** Null after the company was deleted. */
  name: Maybe<Scalars['String']['output']>;
  rounds: Scalars['Float']['output'];
  coins: Array<CoinFigures>;
};

/** The players who joined on one day. */
export type Cohort = {
  day: Scalars['AWSDate']['output'];
  joined: Scalars['Int']['output'];
  /** The number of these players who were active 0, 1, 2 … days later, up to day 90 and the end of the range. */
  active: Array<Scalars['Int']['output']>;
};

/** The retention of all cohorts of the range after a number of days. */
export type RetentionPoint = {
  daysLater: Scalars['Int']['output'];
  /** The players of the cohorts for which this day lies in the range. */
  joined: Scalars['Float']['output'];
  active: Scalars['Float']['output'];
  rate: Maybe<Scalars['String']['output']>;
};

export type ClaimStatus =
  /** The coins or free rounds of the reward are reserved and not yet in use. */
  | 'ISSUED'
  /** The reward is in use: free rounds or wagering are not finished. */
  | 'ACTIVE'
  /** The player has the coins. */
  | 'COMPLETED'
  /** The time of the claim ended before its wagering did. */
  | 'EXPIRED'
  /** The player gave the claim up, or was excluded. */
  | 'FORFEITED'
  /** The promotion was cancelled. */
  | 'CANCELLED';

/** The number of claims of promotions with one status. */
export type ClaimCount = {
  status: ClaimStatus;
  count: Scalars['Int']['output'];
};

export type BrandMetrics = {
  brandId: Scalars['ID']['output'];
  from: Scalars['AWSDate']['output'];
  to: Scalars['AWSDate']['output'];
  totals: PlayFigures;
  /** Every day of the range, oldest first. */
  days: Array<PlayDay>;
  /** Games with a round, most rounds first. */
  games: Array<BrandGameMetrics>;
  /** Most rounds first. */
  providers: Array<ProviderShare>;
  /** Days of the range on which players joined, oldest first. */
  cohorts: Array<Cohort>;
  retention: Array<RetentionPoint>;
  /**
   * The claims of promotions that were made in the range, by their current status, with an entry for every status. Null if
   * there are more than 20,000.
   */
  claims: Maybe<Array<ClaimCount>>;
};

/** A brand of an operator. */
export type OperatorBrandMetrics = {
  brandId: Scalars['ID']['output'];
  casinoId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: BrandStatus;
  totals: PlayFigures;
};

/** The sums of all brands of an operator. A player of two brands counts twice. */
export type OperatorMetrics = {
  companyId: Scalars['ID']['output'];
  from: Scalars['AWSDate']['output'];
  to: Scalars['AWSDate']['output'];
  totals: PlayFigures;
  /** Every day of the range, oldest first. */
  days: Array<PlayDay>;
  /** Every brand that is not closed or had play in the range, most rounds first. */
  brands: Array<OperatorBrandMetrics>;
  /** Most rounds first. */
  providers: Array<ProviderShare>;
};

/** The games of a provider on one day, UTC. */
export type ProviderDay = {
  day: Scalars['AWSDate']['output'];
  /** A player of two games counts twice. */
  players: Scalars['Int']['output'];
  figures: RoundFigures;
};

export type ProviderGameMetrics = {
  gameId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  status: GameStatus;
  playerDays: Scalars['Float']['output'];
  /** The largest number of brands with rounds of the game on one day. */
  brands: Scalars['Int']['output'];
  figures: RoundFigures;
};

/**
 * The games of a provider in all brands and coins. Amounts are coins of any code, added up with the same number of decimals.
 * For an actual RTP in which every round has the same weight, use `getGameMetrics`.
 */
export type ProviderMetrics = {
  companyId: Scalars['ID']['output'];
  from: Scalars['AWSDate']['output'];
  to: Scalars['AWSDate']['output'];
  /** A player of two games counts twice. */
  playerDays: Scalars['Float']['output'];
  averagePlayers: Scalars['String']['output'];
  /** The number of decimals of all amounts. */
  decimals: Scalars['Int']['output'];
  /** The current number. */
  liveGames: Scalars['Int']['output'];
  totals: RoundFigures;
  /** Every day of the range, oldest first. */
  days: Array<ProviderDay>;
  /** Every game of the company, most rounds first. */
  games: Array<ProviderGameMetrics>;
};

export type RtpStatus =
  /** The version has no certificate. */
  | 'NO_REFERENCE'
  /** The band would be wider than 5 percentage points to either side. */
  | 'NOT_ENOUGH_ROUNDS'
  | 'WITHIN_BAND'
  /** By chance, this is the result of one test in 370 for a correct game. */
  | 'OUTSIDE_BAND';

/** The actual RTP of rounds compared with the exact RTP. Every round has the same weight at any bet. Six decimals. */
export type RtpFinding = {
  status: RtpStatus;
  rounds: Scalars['Float']['output'];
  /** Null without rounds. */
  actualRtp: Maybe<Scalars['String']['output']>;
  /** 3 standard deviations below and above the exact RTP; null without enough rounds or a certificate. */
  low: Maybe<Scalars['String']['output']>;
  high: Maybe<Scalars['String']['output']>;
};

/** A game on one day, UTC, in all brands. */
export type GameDay = {
  day: Scalars['AWSDate']['output'];
  players: Scalars['Int']['output'];
  /** The number of brands with rounds of the game. */
  brands: Scalars['Int']['output'];
  figures: RoundFigures;
};

/** A version on one day, UTC. */
export type VersionDay = {
  day: Scalars['AWSDate']['output'];
  rounds: Scalars['Float']['output'];
  /** All rounds from the first day of the range to this one. */
  soFar: RtpFinding;
};

/** A version at one bet level. */
export type LevelMetrics = {
  /** With the `decimals` of the game's metrics. */
  betLevel: Scalars['String']['output'];
  figures: RoundFigures;
  rtp: RtpFinding;
};

export type VersionMetrics = {
  versionId: Scalars['ID']['output'];
  /** Null after the version was deleted. */
  semver: Maybe<Scalars['String']['output']>;
  /** The exact RTP of the certificate, with six decimals. */
  exactRtp: Maybe<Scalars['String']['output']>;
  /** For all bet levels. */
  rtp: RtpFinding;
  /** Every day of the range, oldest first. */
  days: Array<VersionDay>;
  /** Sorted by bet level, ascending. */
  levels: Array<LevelMetrics>;
};

/** The figures of a game in all brands and coins. */
export type GameMetrics = {
  gameId: Scalars['ID']['output'];
  from: Scalars['AWSDate']['output'];
  to: Scalars['AWSDate']['output'];
  playerDays: Scalars['Float']['output'];
  averagePlayers: Scalars['String']['output'];
  /** The number of decimals of all amounts. */
  decimals: Scalars['Int']['output'];
  totals: RoundFigures;
  /** Every day of the range, oldest first. */
  days: Array<GameDay>;
  /** Versions with at least one round, newest first. */
  versions: Array<VersionMetrics>;
};

/** The platform on one day, UTC. */
export type PlatformDay = {
  day: Scalars['AWSDate']['output'];
  /** The number of brands with at least one round on this day. */
  brands: Scalars['Int']['output'];
  players: Scalars['Int']['output'];
  newPlayers: Scalars['Int']['output'];
  sessions: Scalars['Int']['output'];
  rounds: Scalars['Float']['output'];
};

/** The sums of all brands. A player of two brands counts twice. */
export type PlatformMetrics = {
  from: Scalars['AWSDate']['output'];
  to: Scalars['AWSDate']['output'];
  playerDays: Scalars['Float']['output'];
  averagePlayers: Scalars['String']['output'];
  newPlayers: Scalars['Float']['output'];
  sessions: Scalars['Float']['output'];
  rounds: Scalars['Float']['output'];
  /** Every day of the range, oldest first. */
  days: Array<PlatformDay>;
};

/** The number of items of one kind in the review queue. */
export type WaitingCount = {
  kind: ReviewKind;
  count: Scalars['Int']['output'];
  /** The time at which the oldest item was submitted; null if there are no items. */
  oldest: Maybe<Scalars['AWSDateTime']['output']>;
};

export type CompanyCount = {
  status: CompanyStatus;
  count: Scalars['Int']['output'];
};

/** The current state of the platform. */
export type PlatformStatus = {
  /** One entry for every kind. Items of closed companies, which nobody can decide, count until they leave the queue. */
  waiting: Array<WaitingCount>;
  liveGames: Scalars['Int']['output'];
  /** One entry for every status. */
  companies: Array<CompanyCount>;
};

/** Decisions on one kind of review item in one week. */
export type DecisionCount = {
  kind: ReviewKind;
  /** Approved or acknowledged items. */
  approved: Scalars['Int']['output'];
  /** Rejected items, and items with changes requested. */
  rejected: Scalars['Int']['output'];
};

export type ReviewWeek = {
  /** The Monday of the week, UTC. */
  week: Scalars['AWSDate']['output'];
  /** One entry for every kind. */
  decisions: Array<DecisionCount>;
};

/** Decisions in the review queue by week. */
export type ReviewActivity = {
  from: Scalars['AWSDate']['output'];
  to: Scalars['AWSDate']['output'];
  /** The number of test runs of versions with the result FAILED. */
  failedTestRuns: Scalars['Int']['output'];
  /** Every week with a day in the range, oldest first. The first and the last week can be incomplete. */
  weeks: Array<ReviewWeek>;
};

/** Where a tournament stands. SCHEDULED, RUNNING and SETTLING follow from the clock. */
export type TournamentStatus =
  /** Not published: only the brand's managers see it. */
  | 'DRAFT'
  /** Published, before `startsAt`. The rules are final. */
  | 'SCHEDULED'
  | 'RUNNING'
  /** Ended; the result is computed about two minutes after `endsAt`. */
  | 'SETTLING'
  /** The result is final and the prizes are paid. */
  | 'SETTLED'
  /** Ended without a result; buy-ins are refunded. */
  | 'CANCELLED';

/** How players enter a tournament. */
export type TournamentEntryMode =
  /** With the first qualifying round. */
  | 'AUTO'
  /** Players join. */
  | 'OPT_IN'
  /** Players join and pay `buyIn` into the prize pool. */
  | 'BUY_IN'
  /** Players apply and a manager of the brand approves. */
  | 'APPROVAL';

/** How rounds become a score. Multipliers are hundredths of the bet. */
export type ScoringModel =
  /** The sum of the multipliers, each at most `capX100`. */
  | 'SUM_MULTIPLIER'
  | 'HIGHEST_MULTIPLIER'
  /** The sum of all wins. */
  | 'TOTAL_WIN'
  /** Wins minus bets; can be negative. */
  | 'NET_PROFIT'
  /** The most rounds in a row with a multiplier of at least `fromX100`. */
  | 'BEST_STREAK'
  /** The best sum of multipliers over `rounds` rounds in a row. */
  | 'BEST_OF_N'
  /** The sum of round(100 · log2(win / bet + 1)). */
  | 'LOG_MULTIPLIER'
  /** What is left of `bankroll`, which all entrants start with. */
  | 'FIXED_BANKROLL'
  /** The sum of all bets; needs `maxRounds`. */
  | 'TOTAL_BET'
  /** The number of rounds; needs `maxRounds`. */
  | 'ROUND_COUNT';

export type PrizeKind =
  /** Fixed amounts, reserved when the tournament is published. */
  | 'FIXED'
  /** Shares of the buy-ins. */
  | 'POOL';

export type TournamentEntryStatus =
  /** Applied; a manager has not decided yet. */
  | 'WAITING'
  | 'ADMITTED'
  | 'DECLINED';

export type TournamentScoring = {
  model: ScoringModel;
  /** Of SUM_MULTIPLIER, in hundredths of the bet; null without a cap. */
  capX100: Maybe<Scalars['Int']['output']>;
  /** Of BEST_STREAK, in hundredths of the bet. */
  fromX100: Maybe<Scalars['Int']['output']>;
  /** Of BEST_OF_N: 2–20. */
  rounds: Maybe<Scalars['Int']['output']>;
  /** Of FIXED_BANKROLL: minor units of the coin, as digits. */
  bankroll: Maybe<Scalars['String']['output']>;
};

/** The prize of each rank from `rankFrom` to `rankTo`. */
export type TournamentPrize = {
  rankFrom: Scalars['Int']['output'];
  rankTo: Scalars['Int']['output'];
  /** Of FIXED: minor units, as digits. */
  amount: Maybe<Scalars['String']['output']>;
  /** Of POOL: hundredths of a percent of the pool. */
  share: Maybe<Scalars['Int']['output']>;
};

/** How a tournament ended. */
export type TournamentResult = {
  /** The entries that were admitted. */
  entrants: Scalars['Int']['output'];
  /** The entries that have a rank. */
  ranked: Scalars['Int']['output'];
  /** The sum of all prizes in minor units, as digits. */
  paid: Scalars['String']['output'];
  /** SHA-256 of the certificate's result, in hex. */
  resultHash: Scalars['String']['output'];
};

/** A player's entry in a tournament. */
export type TournamentEntry = {
  /** Drawn for the tournament; the leaderboard and the certificate use it. */
  id: Scalars['ID']['output'];
  tournamentId: Scalars['ID']['output'];
  status: TournamentEntryStatus;
  createdAt: Scalars['AWSDateTime']['output'];
  admittedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Only for the brand's managers: the player as a user. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Only for the brand's managers. */
  displayName: Maybe<Scalars['String']['output']>;
};

export type TournamentEntryConnection = {
  items: Array<TournamentEntry>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** Amounts are minor units of the coin, as digits. */
export type Tournament = {
  id: Scalars['ID']['output'];
  brandId: Scalars['ID']['output'];
  /** 2–60 characters. */
  name: Scalars['String']['output'];
  /** At most 1000 characters. */
  description: Maybe<Scalars['String']['output']>;
  coin: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
  /** 1–20 games of the brand. */
  gameIds: Array<Scalars['ID']['output']>;
  startsAt: Scalars['AWSDateTime']['output'];
  /** At most 31 days after `startsAt`. */
  endsAt: Scalars['AWSDateTime']['output'];
  entryMode: TournamentEntryMode;
  /** Of BUY_IN. */
  buyIn: Maybe<Scalars['String']['output']>;
  /** With fewer entrants it is cancelled at its start. */
  minEntrants: Scalars['Int']['output'];
  maxEntrants: Maybe<Scalars['Int']['output']>;
  minBet: Scalars['String']['output'];
  /** Only the first rounds of an entrant count. */
  maxRounds: Maybe<Scalars['Int']['output']>;
  scoring: TournamentScoring;
  prizeKind: PrizeKind;
  prizes: Array<TournamentPrize>;
  /** What is reserved for fixed prizes. */
  budget: Scalars['String']['output'];
  /** The buy-ins so far. */
  pool: Scalars['String']['output'];
  entrants: Scalars['Int']['output'];
  status: TournamentStatus;
  /** SHA-256 of the rules, in hex; from publication on. */
  rulesHash: Maybe<Scalars['String']['output']>;
  cancelReason: Maybe<Scalars['String']['output']>;
  /** Once it is settled. */
  result: Maybe<TournamentResult>;
  /** The caller's own entry. */
  entry: Maybe<TournamentEntry>;
  publishedAt: Maybe<Scalars['AWSDateTime']['output']>;
  settledAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Counts the changes; a change that names another version is refused. */
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
};

export type TournamentConnection = {
  items: Array<Tournament>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** An entry on a leaderboard. */
export type Standing = {
  entryId: Scalars['ID']['output'];
  /** The player's display name; null after the account was deleted. */
  name: Maybe<Scalars['String']['output']>;
  score: Scalars['String']['output'];
  rounds: Scalars['Int']['output'];
  /** When the score was reached. */
  reachedAt: Scalars['AWSDateTime']['output'];
  /** Entries are ranked by this text, highest first. */
  order: Scalars['String']['output'];
};

/** A rank of a leaderboard below its top, to find other ranks by binary search. */
export type RankBoundary = {
  rank: Scalars['Int']['output'];
  order: Scalars['String']['output'];
};

/** The entries with at least one round; up to two seconds old. After settlement it is the result. */
export type Leaderboard = {
  tournamentId: Scalars['ID']['output'];
  /** The first 100, best first. */
  top: Array<Standing>;
  /** Every further rank of a leaderboard with at most 1,000 entries; of larger ones 900 ranks at equal distances. */
  boundaries: Array<RankBoundary>;
  /** The number of ranked entries. */
  ranked: Scalars['Int']['output'];
  /** The caller's own entry, read at once. */
  own: Maybe<Standing>;
  at: Scalars['AWSDateTime']['output'];
};

/** Entries of a leaderboard that changed. */
export type LeaderboardChange = {
  tournamentId: Scalars['ID']['output'];
  /** At most 100; names are null. */
  standings: Array<Standing>;
  at: Scalars['AWSDateTime']['output'];
};

/** A tournament's certificate `novalink.tournament/1`: rules, entries, rounds, ranking and prizes. */
export type TournamentCertificate = {
  /** Where to download it; valid for five minutes. */
  url: Scalars['AWSURL']['output'];
  bytes: Scalars['Int']['output'];
  resultHash: Scalars['String']['output'];
};

export type TournamentScoringInput = {
  model: ScoringModel;
  capX100?: InputMaybe<Scalars['Int']['input']>;
  fromX100?: InputMaybe<Scalars['Int']['input']>;
  rounds?: InputMaybe<Scalars['Int']['input']>;
  bankroll?: InputMaybe<Scalars['String']['input']>;
};

export type TournamentPrizeInput = {
  rankFrom: Scalars['Int']['input'];
  rankTo: Scalars['Int']['input'];
  amount?: InputMaybe<Scalars['String']['input']>;
  share?: InputMaybe<Scalars['Int']['input']>;
};

export type TournamentRulesInput = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  coin: Scalars['String']['input'];
  gameIds: Array<Scalars['ID']['input']>;
  startsAt: Scalars['AWSDateTime']['input'];
  endsAt: Scalars['AWSDateTime']['input'];
  entryMode: TournamentEntryMode;
  buyIn?: InputMaybe<Scalars['String']['input']>;
  minEntrants: Scalars['Int']['input'];
  maxEntrants?: InputMaybe<Scalars['Int']['input']>;
  minBet: Scalars['String']['input'];
  maxRounds?: InputMaybe<Scalars['Int']['input']>;
  scoring: TournamentScoringInput;
  prizeKind: PrizeKind;
  prizes: Array<TournamentPrizeInput>;
};

export type CreateTournamentInput = {
  brandId: Scalars['ID']['input'];
  rules: TournamentRulesInput;
  /** A ULID that the caller makes. It becomes the id of the tournament, so that the same request creates it once. */
  requestId: Scalars['ID']['input'];
};

export type UpdateTournamentInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  rules: TournamentRulesInput;
};

export type TournamentInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type CancelTournamentInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; players see it. */
  reason: Scalars['String']['input'];
};

export type JoinTournamentInput = {
  id: Scalars['ID']['input'];
  /** A ULID that the caller makes at the time of the request. */
  requestId: Scalars['ID']['input'];
};

export type DecideTournamentEntryInput = {
  tournamentId: Scalars['ID']['input'];
  entryId: Scalars['ID']['input'];
  admitted: Scalars['Boolean']['input'];
};

export type StandingInput = {
  entryId: Scalars['ID']['input'];
  score: Scalars['String']['input'];
  rounds: Scalars['Int']['input'];
  reachedAt: Scalars['AWSDateTime']['input'];
  order: Scalars['String']['input'];
};

export type PublishLeaderboardInput = {
  tournamentId: Scalars['ID']['input'];
  standings: Array<StandingInput>;
};

/** The preset from which a promotion was made. The rules alone decide what it does. */
export type PromotionType =
  /** Coins after the sign-up, once. */
  | 'WELCOME_GRANT'
  /** Coins on the first visit of a day. */
  | 'DAILY_GRANT'
  /** Rounds of a game without a bet. */
  | 'FREE_ROUNDS'
  /** A share of the net loss of the day, week or month before. */
  | 'CASHBACK'
  /** A share of the bets of a period. */
  | 'MATCH_GRANT'
  /** Coins for a code. */
  | 'PROMO_CODE'
  /** Coins for a round with a high multiplier. */
  | 'PRIZE_DROP'
  /** Coins for tasks. */
  | 'MISSION'
  /** A turn of a wheel on the first visit of a day. */
  | 'DAILY_WHEEL'
  /** Coins for players whom the brand invites one by one. */
  | 'INVITATION'
  /** Coins for every player with a rank in a settled tournament. */
  | 'TOURNAMENT_REWARD';

/** Where a promotion stands. SCHEDULED, ACTIVE and ENDED follow from the clock and the budget. */
export type PromotionStatus =
  /** Not published: only the brand's managers see it. */
  | 'DRAFT'
  /** Submitted with a budget that a second manager of the brand has to confirm. The rules cannot be changed meanwhile. */
  | 'AWAITING_CONFIRMATION'
  /** Published, before its start. The rules are final. */
  | 'SCHEDULED'
  /** Players can collect rewards. */
  | 'ACTIVE'
  /** Nobody can collect a reward until it is resumed. */
  | 'PAUSED'
  /** Its end has come, or its budget is used up. */
  | 'ENDED'
  /** Ended early. Rewards that were collected stay. */
  | 'CANCELLED';

/**
 * A promotion of a brand. `rules` is a document `novalink.promotion-rules/1` as JSON: trigger, eligibility, conditions,
 * reward, wagering, limits, schedule, stacking and terms. Amounts are minor units of the coin, as digits.
 */
export type Promotion = {
  id: Scalars['ID']['output'];
  brandId: Scalars['ID']['output'];
  type: PromotionType;
  /** 2–60 characters. */
  name: Scalars['String']['output'];
  coin: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
  rules: Scalars['AWSJSON']['output'];
  status: PromotionStatus;
  /** SHA-256 of the rules, in hex; from publication on. */
  rulesHash: Maybe<Scalars['String']['output']>;
  startsAt: Scalars['AWSDateTime']['output'];
  endsAt: Maybe<Scalars['AWSDateTime']['output']>;
  budget: Scalars['String']['output'];
  /** What of the budget is left. */
  remaining: Scalars['String']['output'];
  /** The number of rewards that were collected. */
  claims: Scalars['Int']['output'];
  cancelReason: Maybe<Scalars['String']['output']>;
  /** Who submitted it for confirmation, as a user: the one manager who cannot confirm it. */
  submittedBy: Maybe<Scalars['ID']['output']>;
  submittedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Of a draft that was rejected. */
  rejectReason: Maybe<Scalars['String']['output']>;
  publishedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Counts the changes; a change that names another version is refused. */
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
};

export type PromotionConnection = {
  items: Array<Promotion>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** What a player can do with an offer. */
export type OfferStatus =
  /** The reward can be collected now. */
  | 'CLAIMABLE'
  /** Conditions are left. */
  | 'IN_PROGRESS'
  /** The reward of this period was collected. */
  | 'CLAIMED'
  /** Between two occurrences, or before the start. */
  | 'CLOSED'
  /** Another reward in progress excludes this one: one of them is exclusive, or both are of the same group. */
  | 'BLOCKED';

/** How far a player is with the condition of the same index. */
export type ConditionProgress = {
  /** As digits, in the unit of `atLeast`. */
  value: Scalars['String']['output'];
  atLeast: Scalars['String']['output'];
};

/** A promotion as a player sees it. */
export type PromotionOffer = {
  promotionId: Scalars['ID']['output'];
  brandId: Scalars['ID']['output'];
  type: PromotionType;
  name: Scalars['String']['output'];
  coin: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
  /** The final rules, as in `Promotion`. */
  rules: Scalars['AWSJSON']['output'];
  rulesHash: Scalars['String']['output'];
  status: OfferStatus;
  /** One for each condition of the rules, in their order. */
  progress: Array<ConditionProgress>;
  /** What can be collected now; null for a wheel, and while conditions are left. */
  amount: Maybe<Scalars['String']['output']>;
  /** The end of the period, of the occurrence or of the promotion, whichever is first; null without an end. */
  closesAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** When it can be collected again; null for never, and while it is open. */
  opensAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Of a wheel: the commitment to the server seed of the next draw; null before the first game session or draw. */
  serverSeedHash: Maybe<Scalars['String']['output']>;
};

/** A draw of a wheel. With the revealed server seed everyone can repeat it. */
export type PromotionDraw = {
  /** The index of the drawn sector, from 0. */
  sector: Scalars['Int']['output'];
  /** The sectors at the time of the draw, as in the rules: label, weight and amount of each. */
  sectors: Scalars['AWSJSON']['output'];
  /** SHA-256 of the sectors, in hex. */
  wheelHash: Scalars['String']['output'];
  /** SHA-256 of the server seed, in hex. */
  serverSeedHash: Scalars['String']['output'];
  /** In hex; null until the player changes their seeds, which reveals it. */
  serverSeed: Maybe<Scalars['String']['output']>;
  clientSeed: Scalars['String']['output'];
  nonce: Scalars['Int']['output'];
};

/** How far a reward with wagering or free rounds is. Amounts are minor units. */
export type ClaimProgress = {
  /** The coins of the reward, in a purse of its own. */
  purse: Scalars['String']['output'];
  /** Bets that counted. */
  wagered: Scalars['String']['output'];
  /** Bets that are needed; for free rounds it is known once they are played, and grows with each win. */
  required: Scalars['String']['output'];
  /** The largest bet that counts; null without a limit. */
  maxBet: Maybe<Scalars['String']['output']>;
  /** The most that can be moved to the main purse; null without a limit. */
  maxWin: Maybe<Scalars['String']['output']>;
  /** Whether bets are paid from the reward before the main purse. */
  isSpentFirst: Scalars['Boolean']['output'];
  freeRounds: Maybe<ClaimFreeRounds>;
  /** Time in which the player is suspended does not count. */
  expiresAt: Scalars['AWSDateTime']['output'];
};

export type ClaimFreeRounds = {
  gameId: Scalars['ID']['output'];
  /** Minor units. A round at this game with this bet is free while some are left. */
  bet: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  left: Scalars['Int']['output'];
};

/** A reward that a player collected. */
export type PromotionClaim = {
  id: Scalars['ID']['output'];
  promotionId: Scalars['ID']['output'];
  type: PromotionType;
  name: Scalars['String']['output'];
  coin: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
  /** The period that it was collected for: `ONCE`, `2026-05-01`, `2026-W18` or `2026-05`. */
  period: Scalars['String']['output'];
  /** What was paid or can be released, in minor units; 0 for a sector without a prize, and for free rounds. */
  amount: Scalars['String']['output'];
  status: ClaimStatus;
  /** What was moved to the main purse in the end, in minor units; null while the reward is in progress. */
  released: Maybe<Scalars['String']['output']>;
  /** Null while the reward is in progress. */
  endedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Only for the player, while the reward is in progress. */
  progress: Maybe<ClaimProgress>;
  /** Of a wheel. */
  draw: Maybe<PromotionDraw>;
  rulesHash: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  /** Only for the brand's managers: the player as a user; null after the account was deleted. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Only for the brand's managers. */
  displayName: Maybe<Scalars['String']['output']>;
};

export type PromotionClaimConnection = {
  items: Array<PromotionClaim>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** A player who was invited to a promotion with the trigger MANUAL. */
export type PromotionInvitation = {
  id: Scalars['ID']['output'];
  promotionId: Scalars['ID']['output'];
  /** As `PromotionClaim.period`. A player has one invitation per period. */
  period: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  /** The player as a user; null after the account was deleted. */
  userId: Maybe<Scalars['ID']['output']>;
  displayName: Maybe<Scalars['String']['output']>;
};

export type PromotionInvitationConnection = {
  items: Array<PromotionInvitation>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** Why a player would have no reward in a dry run: the reason of the last event that the promotion reacts to. */
export type DryRunReason =
  /** No such event was recorded in the time, such as a visit or a round. */
  | 'NO_EVENT'
  /** The conditions were not met. */
  | 'CONDITIONS'
  /** The promotion is for other tiers. */
  | 'TIER'
  /** The promotion is for other levels. */
  | 'LEVEL'
  /** The promotion is for other countries. */
  | 'COUNTRY'
  /** The player joined too long ago. */
  | 'JOINED'
  /** The promotion is for players with other tags. */
  | 'TAGS'
  /** Excluded or suspended, or the account was closed. */
  | 'PROTECTED'
  /** The schedule was closed at the time. */
  | 'CLOSED'
  /** The reward of the period was already collected. */
  | 'PERIOD_CLAIMED'
  /** The most rewards of one player were already collected. */
  | 'PLAYER_LIMIT'
  /** Another open reward excludes this one. */
  | 'STACKING'
  /** The share of the bets or of the net loss was less than one minor unit. */
  | 'NO_AMOUNT'
  /** The budget or the most rewards of the promotion were used up. */
  | 'LIMITS';

/** Players without a reward in a dry run. */
export type DryRunReasonCount = {
  reason: DryRunReason;
  players: Scalars['Int']['output'];
};

/** A reward that a player would have got. */
export type DryRunClaim = {
  /** As `PromotionClaim.period`. */
  period: Scalars['String']['output'];
  /** The time of the event that it is for. */
  at: Scalars['AWSDateTime']['output'];
  /** What would have been paid, in minor units; null for a wheel and for free rounds, whose amount depends on chance. */
  amount: Maybe<Scalars['String']['output']>;
  /** The most that it could have paid, in minor units. */
  largestAmount: Scalars['String']['output'];
};

export type DryRunPlayer = {
  userId: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  /** In the order of time. */
  claims: Array<DryRunClaim>;
};

/**
 * Who would have qualified for a promotion in the days before now, and what it would have cost, as if it had run then with its
 * whole budget. Players are evaluated as they are now. Visits are not recorded: a day with a round in the coin of the
 * promotion counts as a day with a visit. Rewards that players have already collected are not counted again. Amounts are minor
 * units of the coin, as digits.
 */
export type PromotionDryRun = {
  promotionId: Scalars['ID']['output'];
  coin: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
  from: Scalars['AWSDateTime']['output'];
  to: Scalars['AWSDateTime']['output'];
  /** The players of the brand that were evaluated. */
  players: Scalars['Int']['output'];
  /** Of these, the players with at least one reward. */
  qualifyingPlayers: Scalars['Int']['output'];
  claims: Scalars['Int']['output'];
  /** Rewards that players qualified for after the budget or the most rewards of the promotion were used up. */
  beyondLimits: Scalars['Int']['output'];
  /** Rounded to whole minor units: the average over the chances of a wheel, or over the RTP of the game of free rounds; null if that game is no longer offered. */
  expectedCost: Maybe<Scalars['String']['output']>;
  /** What the rewards would have taken from the budget, which is the most that they could have cost. */
  reservedCost: Scalars['String']['output'];
  /** Players without a reward, the most frequent reason first. */
  reasons: Array<DryRunReasonCount>;
  /**
   * Of CODE, MANUAL and TOURNAMENT_SETTLED, whose past events are not known: every player is assumed to get the reward once,
   * at the end.
   */
  assumesEverybody: Scalars['Boolean']['output'];
  /**
   * Whether not everything was read: the brand has more than `playerLimit` players, a player has more than `playerRoundLimit`
   * rounds in the time, or all players together have more than `roundLimit`. Players are read in the order of their ids, which
   * are random; of a player's rounds, the newest are read.
   */
  isPartial: Scalars['Boolean']['output'];
  /** At most so many players are evaluated. */
  playerLimit: Scalars['Int']['output'];
  /** No more players are evaluated after so many rounds. */
  roundLimit: Scalars['Int']['output'];
  /** At most so many rounds of one player are read. */
  playerRoundLimit: Scalars['Int']['output'];
  /** The first 50 qualifying players, by the time of their first reward. */
  qualified: Array<DryRunPlayer>;
};

export type CreatePromotionInput = {
  brandId: Scalars['ID']['input'];
  type: PromotionType;
  /**
   * As `Promotion.rules`, without `schema`, `promotionId`, `version`, `brandId` and `decimals`, which are set. At most 24,000
   * characters.
   */
  rules: Scalars['AWSJSON']['input'];
  /** A ULID that the caller makes. It becomes the id of the promotion, so that the same request creates it once. */
  requestId: Scalars['ID']['input'];
};

export type UpdatePromotionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  type: PromotionType;
  rules: Scalars['AWSJSON']['input'];
};

export type PromotionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type CancelPromotionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters. */
  reason: Scalars['String']['input'];
};

export type RejectPromotionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters. */
  reason: Scalars['String']['input'];
};

export type InviteToPromotionInput = {
  promotionId: Scalars['ID']['input'];
  /** The player as a user. */
  userId: Scalars['ID']['input'];
};

export type ClaimPromotionInput = {
  brandId: Scalars['ID']['input'];
  /** The offer; null with a `code`. */
  promotionId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a promotion that is claimed with a code; case and surrounding space do not matter. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** A ULID that the caller makes at the time of the request. */
  requestId: Scalars['ID']['input'];
};

export type ForfeitClaimInput = {
  brandId: Scalars['ID']['input'];
  claimId: Scalars['ID']['input'];
};

export type Query = {
  /** A company of one's own; admins read any. Anything else is refused with `company.missing`, there or not. */
  getCompany: Maybe<Company>;
  /**
   * One's own companies, newest first; admins see all, those of one status, or those of the `owner`. `limit` is
   * 1–100 (25). A filtered page may be short while `nextToken` is set.
   */
  listCompanies: CompanyConnection;
  /** A user as JSON `{sub, email, status, enabled, groups, createdAt}`, by `sub` or e-mail address. */
  getUser: Maybe<Scalars['AWSJSON']['output']>;
  /** What happened to the groups of a user, newest first; `sub` is the user's. `limit` is 1–100 (25). */
  listUserHistory: AuditEventConnection;
  /**
   * The audit events of everything, newest first, of the days `from` to `to` in UTC, both included. `limit` is 1–100 (25).
   * A page that is narrowed to a kind or an action may be short while `nextToken` is set.
   */
  listAuditEvents: LoggedEventConnection;
  /** The position of an audit event in the public audit log; null if the event is not public or not published yet. */
  getPublishedEvent: Maybe<PublishedEvent>;
  /** What waits for an admin, oldest first; `limit` is 1–50 (25). A page may be short while `nextToken` is set. */
  listReviewItems: ReviewItemConnection;
  /**
   * What has a name, or an id, or a code, in which every word of `text` begins a word; case and accents do not matter.
   * Companies, casinos and brands: one's own, admins find any. Games: one's own and those of the catalogue. `text` is at most 100
   * characters and 6 words; `limit` is 1–10 (5) for each kind. A new name is found after about a second.
   */
  search: Array<SearchHit>;
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
  /**
   * Live games with a name or code in which every word of `text` begins a word, newest first; at most 100. Case and
   * accents do not matter. `text` is at most 100 characters and 6 words. A new game is found after about a second.
   */
  searchCatalogue: Array<PublicGame>;
  /** A game that is offered, to anybody. Anything else is refused with `game.missing`. */
  getPublicGame: Maybe<PublicGame>;
  /** For guests too; refused with `run.missing` while its live version has no test run of the Test Lab. */
  getGameCertificate: Maybe<GameCertificate>;
  /** A test run of one's own; admins read any. Anything else is refused with `run.missing`, there or not. */
  getTestRun: Maybe<TestRun>;
  /** One's own test runs, newest first; `limit` is 1–100 (25). A filtered page may be short while `nextToken` is set. */
  listTestRuns: TestRunConnection;
  /** The result of the upload check for an image, or for a document that the caller uploaded; admins ask for any. Refused with `file.not-yours`, there or not. */
  getFileCheck: Maybe<FileCheck>;
  /** Checked images by 1–100 keys, none twice, in their order; those that are not there or not checked are left out. */
  getImages: Array<ImageFile>;
  /** Null until the person has confirmed their age. */
  getAgeConfirmation: Maybe<AgeConfirmation>;
  /** The caller's acceptance of the versions in force; null until they are accepted. */
  getTermsAcceptance: Maybe<TermsAcceptance>;
  /** The notifications of the caller, newest first; `limit` is 1–100 (25). */
  listNotifications: NotificationConnection;
  /** Every topic but TEST_RUNS until the caller saves others. */
  getNotificationSettings: NotificationSettings;
  /** The caller's own support requests, newest first; `limit` is 1–100 (25). */
  listMySupportRequests: SupportRequestConnection;
  /** Support requests with one status. OPEN requests are sorted oldest first, others newest first; `limit` is 1–100 (25). */
  listSupportRequests: SupportRequestConnection;
  getSupportRequest: Maybe<SupportRequest>;
  /** The audit events of a support request, newest first; `limit` is 1–100 (25). */
  listSupportHistory: AuditEventConnection;
  /**
   * Everything that is kept about the caller, page by page: `{items: [{section, …}], nextToken}`. The first page is the
   * account; a page may be empty while `nextToken` is set.
   */
  exportMyData: Maybe<Scalars['AWSJSON']['output']>;
  /** A casino of one's own company; admins read any. Anything else is refused with `casino.missing`, there or not. */
  getCasino: Maybe<Casino>;
  /** Casinos of one's own company, newest first; admins also see all, or those of one status, or of any company. */
  listCasinos: CasinoConnection;
  /** A brand that is open, to anyone in a group; to its players and managers, always. Anything else is `brand.missing`. */
  getBrand: Maybe<Brand>;
  /** The games of a brand that can be played now, in the brand's order; at most 100. */
  listBrandGames: Array<PublicGame>;
  /** The ids of the games with the most players in a brand in the last 7 days, most popular first; at most 12. */
  listPopularGames: Array<Scalars['ID']['output']>;
  /** The brand's players, for level SUPPORT and above. A filtered page may be short while `nextToken` is set. */
  listBrandUsers: BrandUserConnection;
  /** A player of the brand: oneself, or anyone for level SUPPORT and above. */
  getBrandUser: Maybe<BrandUser>;
  /** The movements of one wallet, newest first: one's own, or anyone's for level SUPPORT and above. */
  listStatement: MovementConnection;
  /** Every movement of a brand on one day (UTC), oldest first, for level ADMIN: what an export is made of. */
  listBrandMovements: MovementConnection;
  /** One's own rounds in a brand, newest first. */
  listRounds: CoinRoundConnection;
  /** One's own seeds in a brand. */
  getSeeds: Maybe<SeedPair>;
  /** The rounds in a brand that the caller shares, newest first; null for somebody who does not play there. */
  listSharedRounds: Maybe<Array<SharedRound>>;
  /** A shared round, by the id in its link; open to everyone. */
  getReplay: Maybe<Replay>;
  /**
   * The metrics of a brand for the days `from` to `to` (UTC, inclusive, at most 366), for its owner, admins and level ADMIN.
   * Like every metrics query, it can be refused with `range.reversed`, `range.in-future` or `range.too-long`. Counters
   * include play after about six minutes.
   */
  getBrandMetrics: Maybe<BrandMetrics>;
  /**
   * The metrics of all brands of an operator, for its owner and admins. If the number of brands times the number of days
   * exceeds 20,000, the range is refused with `range.too-long`.
   */
  getOperatorMetrics: Maybe<OperatorMetrics>;
  /** The metrics of a provider's games in all brands, for its owner and admins. */
  getProviderMetrics: Maybe<ProviderMetrics>;
  /** The metrics of a game in all brands, by version and bet level, for the owner of its company and admins. */
  getGameMetrics: Maybe<GameMetrics>;
  /** The metrics of all brands. */
  getPlatformMetrics: Maybe<PlatformMetrics>;
  /** The current review queue, live games and companies. */
  getPlatformStatus: Maybe<PlatformStatus>;
  /**
   * Decisions by week, from the audit events of the range. A range with more than 100,000 events is refused with
   * `range.too-long`.
   */
  getReviewActivity: Maybe<ReviewActivity>;
  /** The tournaments of a brand, newest first. Drafts are only for the brand's managers. `limit` is 1–100 (25). */
  listTournaments: TournamentConnection;
  /** A published tournament, for everyone; drafts only for the brand's managers. Anything else is `tournament.missing`. */
  getTournament: Maybe<Tournament>;
  /** The leaderboard of a published tournament, for everyone. */
  getLeaderboard: Maybe<Leaderboard>;
  /** The certificate of a settled or cancelled tournament, for everyone; null before the result. */
  getTournamentCertificate: Maybe<TournamentCertificate>;
  /** The entries of a tournament, for the brand's managers. `limit` is 1–100 (25). */
  listTournamentEntries: Maybe<TournamentEntryConnection>;
  /**
   * The promotions of a brand with their budgets, newest first, for the brand's managers; `awaiting`: those alone that await
   * confirmation. `limit` is 1–100 (25).
   */
  listPromotions: PromotionConnection;
  /** A promotion, for the brand's managers. */
  getPromotion: Maybe<Promotion>;
  /** The collected rewards of a promotion, newest first, for the brand's managers. `limit` is 1–100 (25). */
  listPromotionClaims: Maybe<PromotionClaimConnection>;
  /** The players who were invited to a promotion, newest first, for the brand's managers. `limit` is 1–100 (25). */
  listPromotionInvitations: Maybe<PromotionInvitationConnection>;
  /**
   * Who would have qualified for a promotion in the last `days` and what it would have cost, for the brand's managers. `days` is
   * 1–31. Nothing is written.
   */
  dryRunPromotion: PromotionDryRun;
  /** The published promotions that the caller, who plays in the brand, is eligible for. Those with a code are not listed. */
  listOffers: Maybe<Array<PromotionOffer>>;
  /**
   * The rewards that the caller collected in a brand, newest first. `limit` is 1–100 (25). With `isOpen` only those in
   * progress, all at once.
   */
  listClaims: Maybe<PromotionClaimConnection>;
};


export type QueryGetCompanyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListCompaniesArgs = {
  status?: InputMaybe<CompanyStatus>;
  owner?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ModelCompanyFilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetUserArgs = {
  username: Scalars['String']['input'];
};


export type QueryListUserHistoryArgs = {
  sub: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListAuditEventsArgs = {
  from?: InputMaybe<Scalars['AWSDate']['input']>;
  to?: InputMaybe<Scalars['AWSDate']['input']>;
  kind?: InputMaybe<AuditedKind>;
  action?: InputMaybe<AuditAction>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPublishedEventArgs = {
  kind: AuditedKind;
  entityId: Scalars['ID']['input'];
  at: Scalars['AWSDateTime']['input'];
  id: Scalars['ID']['input'];
};


export type QueryListReviewItemsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchArgs = {
  text: Scalars['String']['input'];
  kinds?: InputMaybe<Array<SearchKind>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
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


export type QuerySearchCatalogueArgs = {
  text: Scalars['String']['input'];
};


export type QueryGetPublicGameArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetGameCertificateArgs = {
  gameId: Scalars['ID']['input'];
};


export type QueryGetTestRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListTestRunsArgs = {
  filter?: InputMaybe<TestRunFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetFileCheckArgs = {
  key: Scalars['String']['input'];
};


export type QueryGetImagesArgs = {
  keys: Array<Scalars['String']['input']>;
};


export type QueryListNotificationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListMySupportRequestsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListSupportRequestsArgs = {
  status: SupportStatus;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSupportRequestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListSupportHistoryArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExportMyDataArgs = {
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCasinoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListCasinosArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<CasinoStatus>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetBrandArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListBrandGamesArgs = {
  brandId: Scalars['ID']['input'];
};


export type QueryListPopularGamesArgs = {
  brandId: Scalars['ID']['input'];
};


export type QueryListBrandUsersArgs = {
  brandId: Scalars['ID']['input'];
  level?: InputMaybe<BrandLevel>;
  status?: InputMaybe<BrandUserStatus>;
  name?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetBrandUserArgs = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type QueryListStatementArgs = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  coin: Scalars['String']['input'];
  purse?: InputMaybe<Purse>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListBrandMovementsArgs = {
  brandId: Scalars['ID']['input'];
  day: Scalars['AWSDate']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListRoundsArgs = {
  brandId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSeedsArgs = {
  brandId: Scalars['ID']['input'];
};


export type QueryListSharedRoundsArgs = {
  brandId: Scalars['ID']['input'];
};


export type QueryGetReplayArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetBrandMetricsArgs = {
  brandId: Scalars['ID']['input'];
  from: Scalars['AWSDate']['input'];
  to: Scalars['AWSDate']['input'];
};


export type QueryGetOperatorMetricsArgs = {
  companyId: Scalars['ID']['input'];
  from: Scalars['AWSDate']['input'];
  to: Scalars['AWSDate']['input'];
};


export type QueryGetProviderMetricsArgs = {
  companyId: Scalars['ID']['input'];
  from: Scalars['AWSDate']['input'];
  to: Scalars['AWSDate']['input'];
};


export type QueryGetGameMetricsArgs = {
  gameId: Scalars['ID']['input'];
  from: Scalars['AWSDate']['input'];
  to: Scalars['AWSDate']['input'];
};


export type QueryGetPlatformMetricsArgs = {
  from: Scalars['AWSDate']['input'];
  to: Scalars['AWSDate']['input'];
};


export type QueryGetReviewActivityArgs = {
  from: Scalars['AWSDate']['input'];
  to: Scalars['AWSDate']['input'];
};


export type QueryListTournamentsArgs = {
  brandId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetTournamentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetLeaderboardArgs = {
  tournamentId: Scalars['ID']['input'];
};


export type QueryGetTournamentCertificateArgs = {
  tournamentId: Scalars['ID']['input'];
};


export type QueryListTournamentEntriesArgs = {
  tournamentId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListPromotionsArgs = {
  brandId: Scalars['ID']['input'];
  awaiting?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetPromotionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListPromotionClaimsArgs = {
  promotionId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListPromotionInvitationsArgs = {
  promotionId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDryRunPromotionArgs = {
  promotionId: Scalars['ID']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListOffersArgs = {
  brandId: Scalars['ID']['input'];
};


export type QueryListClaimsArgs = {
  brandId: Scalars['ID']['input'];
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  /** Starts a company as DRAFT; the caller may own one that is open. */
  createCompany: Maybe<Company>;
  /** A condition that does not hold is refused with `company.condition-not-met`. */
  updateCompany: Maybe<Company>;
  /** Closes the company and removes its row; its history stays. Returns the company as it last was. */
  deleteCompany: Maybe<Company>;
  /**
   * DRAFT or REJECTED → SUBMITTED, by the owner, who says the kind if the company has none yet and has accepted the terms
   * in force: otherwise `terms.not-accepted`.
   */
  submitCompany: Maybe<Company>;
  /** SUBMITTED → DRAFT, by the owner. */
  withdrawCompany: Maybe<Company>;
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
  /** IN_REVIEW → INCOMPLETE, by the owner. */
  withdrawComplianceProfile: Maybe<ComplianceProfile>;
  /** IN_REVIEW → VALID for a year, by an admin who does not own the company, once every document is decided. */
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
  /**
   * Starts a run on the server. One of a version in DRAFT, of its first mode, brings it to TESTED when it passes and its
   * mathematics are then still those that were run.
   */
  startTestRun: Maybe<TestRun>;
  /** QUEUED or RUNNING → CANCELLED, by its owner. */
  cancelTestRun: Maybe<TestRun>;
  /**
   * TESTED → IN_REVIEW; the game needs a thumbnail. Refused with `input.required` while the rules or the name of a symbol
   * are missing.
   */
  submitGameVersion: Maybe<GameVersion>;
  /** IN_REVIEW → TESTED, by the owner of the company. */
  withdrawGameVersion: Maybe<GameVersion>;
  /** IN_REVIEW → APPROVED, by an admin who does not own the company. */
  approveGameVersion: Maybe<GameVersion>;
  /** IN_REVIEW → REJECTED, by an admin who does not own the company. */
  rejectGameVersion: Maybe<GameVersion>;
  /**
   * APPROVED → LIVE; the version that was live becomes SUPERSEDED. The company must be approved and its compliance
   * profile valid.
   */
  publishGameVersion: Maybe<GameVersion>;
  /** OPEN → ACKNOWLEDGED with a note, by an admin who does not own the company. */
  acknowledgeRtpAlert: Maybe<RtpAlert>;
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
  /** Marks one notification of the caller's as read; false when there is none with this id. */
  markNotificationRead: Scalars['Boolean']['output'];
  /** Marks the caller's notifications as read: the one with this id and all before it. */
  markNotificationsRead: Scalars['Boolean']['output'];
  /** Replaces the caller's settings. Refused with `settings.stale` after they were saved elsewhere. */
  saveNotificationSettings: NotificationSettings;
  /**
   * Sends a question to customer support, as a guest or a user. The limits per hour are 3 requests for a guest, 5 for a user
   * and 100 for all guests together. Further requests are refused with `support.too-many`.
   */
  createSupportRequest: Maybe<SupportReceipt>;
  /** OPEN or ANSWERED → ANSWERED, at most 20 times. Notifies a user. E-mails a guest if the deployment sends e-mail. */
  answerSupportRequest: Maybe<SupportRequest>;
  /** OPEN or ANSWERED → CLOSED; final. */
  closeSupportRequest: Maybe<SupportRequest>;
  /** Accepts the versions in force. A repeated call returns the first acceptance. */
  acceptTerms: Maybe<TermsAcceptance>;
  /** A sitting at an offered game; the person must have confirmed their age. */
  startDemoSession: Maybe<DemoSession>;
  /**
   * A sitting at one version, whatever its status, by the owner of the game or an admin; the person must have confirmed
   * their age. Its rounds are played with `playDemoRound`. Nothing of it is counted.
   */
  startPreviewSession: Maybe<DemoSession>;
  /** One round with practice coins. */
  playDemoRound: Maybe<DemoRound>;
  /**
   * A session at an offered game for a guest, who confirms their age with `ofAge`. A guest has one session at a time: a new
   * one ends the one before it.
   */
  startGuestSession: Maybe<DemoSession>;
  /** One round of a guest with practice coins. Refused with `play.too-fast` before the cycle of the round before is over. */
  playGuestRound: Maybe<DemoRound>;
  /** Starts a casino of one's own approved operator company as DRAFT. */
  createCasino: Maybe<Casino>;
  /** DRAFT, ACTIVE or PAUSED. */
  updateCasino: Maybe<Casino>;
  /** DRAFT → IN_REVIEW; with a licence unless it is a demo. */
  submitCasino: Maybe<Casino>;
  /** IN_REVIEW → DRAFT, by the owner of the company. */
  withdrawCasino: Maybe<Casino>;
  /** IN_REVIEW → ACTIVE, by an admin who does not own the company; unless it is a demo, its licence and its compliance must be valid. */
  approveCasino: Maybe<Casino>;
  /** IN_REVIEW → DRAFT with a note, by an admin who does not own the company. */
  rejectCasino: Maybe<Casino>;
  /** ACTIVE → PAUSED. */
  pauseCasino: Maybe<Casino>;
  /** PAUSED → ACTIVE. */
  resumeCasino: Maybe<Casino>;
  /** ACTIVE or PAUSED → SUSPENDED, by an admin who does not own the company. */
  suspendCasino: Maybe<Casino>;
  /** SUSPENDED → ACTIVE, by an admin who does not own the company. */
  reinstateCasino: Maybe<Casino>;
  /** DRAFT, ACTIVE, PAUSED or SUSPENDED → CLOSED; final. */
  closeCasino: Maybe<Casino>;
  /** Starts a brand of a casino of one's own, not closed, as DRAFT. */
  createBrand: Maybe<Brand>;
  /** Any status but CLOSED; by its owner, an admin, or level ADMIN. */
  updateBrand: Maybe<Brand>;
  /** DRAFT or PAUSED → ACTIVE; its casino is ACTIVE, it has a coin to play with and a game. */
  activateBrand: Maybe<Brand>;
  /** ACTIVE → PAUSED. */
  pauseBrand: Maybe<Brand>;
  /** Any status → CLOSED; final. */
  closeBrand: Maybe<Brand>;
  /** Adds an offered game; adding it again changes nothing. */
  addBrandGame: Maybe<Brand>;
  /** Takes a game out of the brand. */
  removeBrandGame: Maybe<Brand>;
  /** Adds or changes a kind of coin; by its owner, an admin, or level ADMIN. */
  saveCoinType: Maybe<Brand>;
  /** Adds or changes a package; by its owner, an admin, or level ADMIN. */
  saveCoinPackage: Maybe<Brand>;
  /** Makes the caller a player of an open brand and gives the welcome coins; joining again changes nothing. */
  joinBrand: Maybe<BrandUser>;
  /** By the owner, an admin or level ADMIN; never one's own. */
  setBrandUserLevel: Maybe<BrandUser>;
  /** By the owner, an admin or level ADMIN; never one's own. */
  setBrandUserTier: Maybe<BrandUser>;
  /** ACTIVE → SUSPENDED, by the owner, an admin or level ADMIN; never oneself. */
  suspendBrandUser: Maybe<BrandUser>;
  /**
   * SUSPENDED → ACTIVE, or SELF_EXCLUDED while the person keeps themselves away; by the owner, an admin or level ADMIN;
   * never oneself.
   */
  reinstateBrandUser: Maybe<BrandUser>;
  /** One's own limits in a brand: stricter at once, looser after 24 hours. */
  setPlayLimits: Maybe<BrandUser>;
  /** Ends one's own play, at once and irrevocably, for some months. */
  excludeSelf: Maybe<BrandUser>;
  /** Gives coins to a player; by the owner, an admin or level ADMIN. */
  grantCoins: Maybe<Movement>;
  /** Takes coins from a player, never below zero; by the owner, an admin or level ADMIN. */
  withdrawCoins: Maybe<Movement>;
  /**
   * Deletes the caller's own account for good, never the last admin. `email` is the caller's address, as a confirmation;
   * with any other the answer is false and nothing happens.
   * The companies that the person owns close, and what is kept about them is removed or pseudonymised. With the caller's
   * `idToken`, the files that they uploaded are removed too, except documents of a compliance profile.
   */
  deleteMyAccount: Maybe<Scalars['Boolean']['output']>;
  /** The daily coins of one kind, once a day (UTC); asking again gets the same answer. */
  claimDailyCoins: Maybe<Movement>;
  /** A package's coins, one movement for each kind. */
  claimCoinPackage: Maybe<Array<Movement>>;
  /** A sitting at a game of an open brand; finishes a round that was left behind. */
  startPlaySession: Maybe<PlaySession>;
  /** One round with coins: bet, outcome and win. */
  playRound: Maybe<CoinRound>;
  /** Reveals the server seed in use and goes on with the next one. */
  rotateSeeds: Maybe<SeedRotation>;
  /** Shares one of the caller's rounds with everybody who gets its replay's id. Asked for again, the same id is answered. */
  shareRound: Maybe<SharedRound>;
  /** Deletes a replay of the caller's. False when they have none of this id. */
  unshareRound: Maybe<Scalars['Boolean']['output']>;
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
  /** Creates a draft; by the brand's owner, an admin, or level ADMIN. Faults of the rules name the field. */
  createTournament: Maybe<Tournament>;
  /** Changes a draft. */
  updateTournament: Maybe<Tournament>;
  /** Deletes a draft. */
  deleteTournament: Maybe<Scalars['Boolean']['output']>;
  /** Publishes a draft: its rules become final, and the coins of fixed prizes are reserved. */
  publishTournament: Maybe<Tournament>;
  /** Cancels a published tournament before its result, with a reason; buy-ins are refunded. */
  cancelTournament: Maybe<Tournament>;
  /** Admits or declines a player who applied. */
  decideTournamentEntry: Maybe<TournamentEntry>;
  /** Enters the caller, who plays in the brand, into a tournament; asking again gets the same entry. */
  joinTournament: Maybe<TournamentEntry>;
  /** Creates a draft; by the brand's owner, an admin, or level ADMIN. Faults of the rules name the field. */
  createPromotion: Maybe<Promotion>;
  /** Changes a draft. */
  updatePromotion: Maybe<Promotion>;
  /** Deletes a draft. */
  deletePromotion: Maybe<Scalars['Boolean']['output']>;
  /** Publishes a draft: its rules become final. Above `CoinType.confirmPromotionsAbove` it waits for `confirmPromotion` instead. */
  publishPromotion: Maybe<Promotion>;
  /** Publishes a promotion that awaits confirmation; not by the manager who submitted it. */
  confirmPromotion: Maybe<Promotion>;
  /** Makes a promotion that awaits confirmation a draft again, with a reason; by any manager of the brand. */
  rejectPromotion: Maybe<Promotion>;
  /** Stops the collection of rewards until `resumePromotion`. */
  pausePromotion: Maybe<Promotion>;
  resumePromotion: Maybe<Promotion>;
  /** Ends a published promotion early, with a reason. Rewards that were collected stay. */
  cancelPromotion: Maybe<Promotion>;
  /**
   * Invites a player to an active promotion with the trigger MANUAL, by the brand's managers and never oneself. A second
   * invitation in the same period returns the first one.
   */
  inviteToPromotion: Maybe<PromotionInvitation>;
  /**
   * Collects the reward of a promotion for the caller, who plays in the brand. The same request, and every other for the same
   * period, gets one reward at most.
   */
  claimPromotion: Maybe<PromotionClaim>;
  /** Gives up a reward of the caller that is in progress. Its coins and free rounds are lost. Repeating it changes nothing. */
  forfeitClaim: Maybe<PromotionClaim>;
  /** Tells subscribers of a leaderboard what changed; by NovaLink itself. */
  publishLeaderboard: Maybe<LeaderboardChange>;
};


export type MutationCreateCompanyArgs = {
  input: CreateCompanyInput;
  condition?: InputMaybe<ModelCompanyConditionInput>;
};


export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
  condition?: InputMaybe<ModelCompanyConditionInput>;
};


export type MutationDeleteCompanyArgs = {
  input: DeleteCompanyInput;
  condition?: InputMaybe<ModelCompanyConditionInput>;
};


export type MutationSubmitCompanyArgs = {
  input: CompanyTransitionInput;
};


export type MutationWithdrawCompanyArgs = {
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


export type MutationWithdrawComplianceProfileArgs = {
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


export type MutationStartTestRunArgs = {
  input: StartTestRunInput;
};


export type MutationCancelTestRunArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSubmitGameVersionArgs = {
  input: GameVersionTransitionInput;
};


export type MutationWithdrawGameVersionArgs = {
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


export type MutationAcknowledgeRtpAlertArgs = {
  input: RtpAlertDecisionInput;
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


export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMarkNotificationsReadArgs = {
  upTo: Scalars['ID']['input'];
};


export type MutationSaveNotificationSettingsArgs = {
  input: SaveNotificationSettingsInput;
};


export type MutationCreateSupportRequestArgs = {
  input: CreateSupportRequestInput;
};


export type MutationAnswerSupportRequestArgs = {
  input: AnswerSupportRequestInput;
};


export type MutationCloseSupportRequestArgs = {
  input: CloseSupportRequestInput;
};


export type MutationAcceptTermsArgs = {
  input: AcceptTermsInput;
};


export type MutationStartDemoSessionArgs = {
  gameId: Scalars['ID']['input'];
};


export type MutationStartPreviewSessionArgs = {
  gameId: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
};


export type MutationPlayDemoRoundArgs = {
  input: PlayDemoRoundInput;
};


export type MutationStartGuestSessionArgs = {
  gameId: Scalars['ID']['input'];
  ofAge: Scalars['Boolean']['input'];
};


export type MutationPlayGuestRoundArgs = {
  input: PlayDemoRoundInput;
};


export type MutationCreateCasinoArgs = {
  input: CreateCasinoInput;
};


export type MutationUpdateCasinoArgs = {
  input: UpdateCasinoInput;
};


export type MutationSubmitCasinoArgs = {
  input: CasinoTransitionInput;
};


export type MutationWithdrawCasinoArgs = {
  input: CasinoTransitionInput;
};


export type MutationApproveCasinoArgs = {
  input: CasinoTransitionInput;
};


export type MutationRejectCasinoArgs = {
  input: CasinoDecisionInput;
};


export type MutationPauseCasinoArgs = {
  input: CasinoTransitionInput;
};


export type MutationResumeCasinoArgs = {
  input: CasinoTransitionInput;
};


export type MutationSuspendCasinoArgs = {
  input: CasinoDecisionInput;
};


export type MutationReinstateCasinoArgs = {
  input: CasinoTransitionInput;
};


export type MutationCloseCasinoArgs = {
  input: CasinoTransitionInput;
};


export type MutationCreateBrandArgs = {
  input: CreateBrandInput;
};


export type MutationUpdateBrandArgs = {
  input: UpdateBrandInput;
};


export type MutationActivateBrandArgs = {
  input: BrandTransitionInput;
};


export type MutationPauseBrandArgs = {
  input: BrandTransitionInput;
};


export type MutationCloseBrandArgs = {
  input: BrandTransitionInput;
};


export type MutationAddBrandGameArgs = {
  input: BrandGameInput;
};


export type MutationRemoveBrandGameArgs = {
  input: BrandGameInput;
};


export type MutationSaveCoinTypeArgs = {
  input: SaveCoinTypeInput;
};


export type MutationSaveCoinPackageArgs = {
  input: SaveCoinPackageInput;
};


export type MutationJoinBrandArgs = {
  input: JoinBrandInput;
};


export type MutationSetBrandUserLevelArgs = {
  input: BrandUserLevelInput;
};


export type MutationSetBrandUserTierArgs = {
  input: BrandUserTierInput;
};


export type MutationSuspendBrandUserArgs = {
  input: BrandUserDecisionInput;
};


export type MutationReinstateBrandUserArgs = {
  input: BrandUserTransitionInput;
};


export type MutationSetPlayLimitsArgs = {
  input: SetPlayLimitsInput;
};


export type MutationExcludeSelfArgs = {
  input: ExcludeSelfInput;
};


export type MutationGrantCoinsArgs = {
  input: MoveCoinsInput;
};


export type MutationWithdrawCoinsArgs = {
  input: MoveCoinsInput;
};


export type MutationDeleteMyAccountArgs = {
  email: Scalars['String']['input'];
  idToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationClaimDailyCoinsArgs = {
  input: ClaimDailyInput;
};


export type MutationClaimCoinPackageArgs = {
  input: ClaimPackageInput;
};


export type MutationStartPlaySessionArgs = {
  input: StartPlaySessionInput;
};


export type MutationPlayRoundArgs = {
  input: PlayRoundInput;
};


export type MutationRotateSeedsArgs = {
  input: RotateSeedsInput;
};


export type MutationShareRoundArgs = {
  input: ShareRoundInput;
};


export type MutationUnshareRoundArgs = {
  input: UnshareRoundInput;
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


export type MutationCreateTournamentArgs = {
  input: CreateTournamentInput;
};


export type MutationUpdateTournamentArgs = {
  input: UpdateTournamentInput;
};


export type MutationDeleteTournamentArgs = {
  input: TournamentInput;
};


export type MutationPublishTournamentArgs = {
  input: TournamentInput;
};


export type MutationCancelTournamentArgs = {
  input: CancelTournamentInput;
};


export type MutationDecideTournamentEntryArgs = {
  input: DecideTournamentEntryInput;
};


export type MutationJoinTournamentArgs = {
  input: JoinTournamentInput;
};


export type MutationCreatePromotionArgs = {
  input: CreatePromotionInput;
};


export type MutationUpdatePromotionArgs = {
  input: UpdatePromotionInput;
};


export type MutationDeletePromotionArgs = {
  input: PromotionInput;
};


export type MutationPublishPromotionArgs = {
  input: PromotionInput;
};


export type MutationConfirmPromotionArgs = {
  input: PromotionInput;
};


export type MutationRejectPromotionArgs = {
  input: RejectPromotionInput;
};


export type MutationPausePromotionArgs = {
  input: PromotionInput;
};


export type MutationResumePromotionArgs = {
  input: PromotionInput;
};


export type MutationCancelPromotionArgs = {
  input: CancelPromotionInput;
};


export type MutationInviteToPromotionArgs = {
  input: InviteToPromotionInput;
};


export type MutationClaimPromotionArgs = {
  input: ClaimPromotionInput;
};


export type MutationForfeitClaimArgs = {
  input: ForfeitClaimInput;
};


export type MutationPublishLeaderboardArgs = {
  input: PublishLeaderboardInput;
};

export type Subscription = {
  /**
   * Changes of the leaderboard of a published tournament, for everyone. A change can be missed: ask `getLeaderboard` after
   * a connection was lost.
   */
  onLeaderboardChange: Maybe<LeaderboardChange>;
};


export type SubscriptionOnLeaderboardChangeArgs = {
  tournamentId: Scalars['ID']['input'];
};

