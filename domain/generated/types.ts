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

/** The kind of a company. The approval adds its owner to the group PROVIDERS or OPERATORS. */
export type CompanyKind =
  | 'PROVIDER'
  | 'OPERATOR';

/** The status of a company. `approved` and `active` are derived from it. */
export type CompanyStatus =
  /** Saved by its owner, not submitted yet. */
  | 'DRAFT'
  /** Waiting in the review queue. */
  | 'SUBMITTED'
  /** Approved by an admin: `approved` and `active` are true. */
  | 'APPROVED'
  /** An admin requested changes with a note; the owner can edit and resubmit. */
  | 'REJECTED'
  /** Approved, but suspended by an admin: `approved` is true, `active` is false. */
  | 'SUSPENDED'
  /** Closed by its owner or an admin. This status is final. */
  | 'CLOSED';

/** Whether the owner has joined (or left) the group for the company's kind. */
export type Membership =
  | 'NONE'
  /** Approved; the owner is being added to the group. */
  | 'PENDING'
  | 'DONE'
  /** Closed; the owner is being removed from the group. */
  | 'LEAVING';

/** The groups of the user pool, in order of precedence. */
export type UserGroup =
  | 'ADMINS'
  | 'OPERATORS'
  | 'PROVIDERS';

/** A game provider or a casino operator. */
export type Company = {
  /** A ULID, created by the server. */
  id: Scalars['ID']['output'];
  /** The owner's immutable user id (`sub`). */
  owner: Maybe<Scalars['String']['output']>;
  /** Set at the submission or before; cannot be changed afterwards. */
  kind: Maybe<CompanyKind>;
  /** 2–80 characters. */
  name: Scalars['String']['output'];
  /** At most 2000 characters. */
  description: Maybe<Scalars['String']['output']>;
  /** The company's trading terms, at most 10,000 characters. */
  terms: Maybe<Scalars['String']['output']>;
  /** Keys of at most 10 images in the image library. */
  image: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** True while the status is APPROVED. */
  active: Maybe<Scalars['Boolean']['output']>;
  /** True while the status is APPROVED or SUSPENDED. */
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
  /** The reason for the rejection or suspension. */
  reviewNote: Maybe<Scalars['String']['output']>;
  /** The `sub` of the admin who made the last decision. */
  reviewedBy: Maybe<Scalars['String']['output']>;
  reviewedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** The time of the last submission for review. */
  submittedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Incremented by every write. A write that names another version is refused with the kind `conflict`. */
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** The compliance profile of the company; null before it is saved for the first time. */
  compliance: Maybe<ComplianceProfile>;
  /** The history of the company, newest first. */
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
  /**
   * The `sub` of another user; only admins can set it. Refused with `user.missing` if there is no such user. Default:
   * the caller.
   */
  owner?: InputMaybe<Scalars['String']['input']>;
  /** Optional until the company is submitted. */
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
  /** False or absent; any other value is refused with `input.not-writable`. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** False or absent; any other value is refused with `input.not-writable`. */
  approved?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Absent fields keep their values; fields that are null are cleared. `owner`, `active` and `approved` may repeat the
 * current values of the company, for clients that send the whole company. Another value is refused with
 * `input.not-writable`.
 */
export type UpdateCompanyInput = {
  id: Scalars['ID']['input'];
  /** The version that the change is based on (optimistic locking). If it is absent, the change overwrites any version. */
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

/** The attribute types of DynamoDB, with Amplify's names. */
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

/** Conditions on the number of characters of a text, or of entries of a list. */
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
 * Amplify's filter of companies. All conditions must be true. As JSON it has at most 2000 characters. A filter can only
 * exclude companies that the caller is allowed to see. `null` is refused; use `attributeExists` to check for a value.
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

/** Amplify's condition of a write. It must be true for the company before the write; see `ModelCompanyFilterInput`. */
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

/** A status change by the owner or an admin. `reason` is required for steps that withdraw something. */
export type CompanyTransitionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** Only for `submitCompany`, where it is required if the company has no kind yet. Other steps refuse it. */
  kind?: InputMaybe<CompanyKind>;
};

export type CompanyDecisionInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; shown to the owner. */
  reason: Scalars['String']['input'];
};

export type ComplianceStatus =
  /** The owner is filling it in. */
  | 'INCOMPLETE'
  /** Waiting in the review queue. It cannot be changed. */
  | 'IN_REVIEW'
  /** Approved by an admin until `validUntil`. */
  | 'VALID'
  /** An admin requested changes with a note; the owner can edit and resubmit. */
  | 'CHANGES_REQUESTED'
  /** Approved, but more than a year ago. Derived on read. */
  | 'EXPIRED'
  /** The approval was revoked by an admin. */
  | 'REVOKED';

export type ComplianceDocumentKind =
  | 'INCORPORATION'
  | 'LICENCE'
  | 'RNG_CERT'
  | 'GAME_CERT'
  | 'OTHER';

export type ComplianceDocumentStatus =
  /** Uploaded and checked; not reviewed by an admin yet. */
  | 'UPLOADED'
  | 'ACCEPTED'
  | 'REJECTED'
  /** `validTo` is in the past. Derived on read. */
  | 'EXPIRED';

/**
 * A document that proves a statement of the profile. The file is in the private bucket; only its owner and admins can
 * download it.
 */
export type ComplianceDocument = {
  id: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  type: ComplianceDocumentKind;
  /** The key of the file in the documents bucket. */
  fileKey: Scalars['String']['output'];
  /** SHA-256 of the file in hexadecimal, computed by the upload check. */
  sha256: Scalars['String']['output'];
  /** application/pdf, image/png or image/jpeg. */
  mime: Scalars['String']['output'];
  issuedAt: Maybe<Scalars['AWSDate']['output']>;
  validTo: Maybe<Scalars['AWSDate']['output']>;
  status: ComplianceDocumentStatus;
  /** The reason for the rejection. */
  note: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['AWSDateTime']['output'];
};

export type AddComplianceDocumentInput = {
  companyId: Scalars['ID']['input'];
  type: ComplianceDocumentKind;
  /**
   * The key of a file that the caller uploaded, that the upload check has accepted and that no other document uses:
   * `novalink/companies/documents/{identityId}/{sub}/{ulid}.{ext}`.
   */
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

/** How requests to novalink-api are signed with an API key. */
export type ApiKeyScheme =
  /** HMAC-SHA256 with a secret that NovaLink creates. */
  | 'V1'
  /** Ed25519. NovaLink stores only the public key. */
  | 'ED25519';

/** What an API key allows beside what every key allows. Each scope belongs to at least one operation of novalink-api. */
export type ApiKeyScope =
  /** `sessions:write` */
  | 'SESSIONS_WRITE'
  /** `metrics:read` */
  | 'METRICS_READ'
  /** `rounds:read` */
  | 'ROUNDS_READ'
  /** `tournaments:read` */
  | 'TOURNAMENTS_READ'
  /** `promotions:read` */
  | 'PROMOTIONS_READ';

export type ApiKeyStatus =
  | 'ACTIVE'
  /** The day `expiresOn` is over. */
  | 'EXPIRED'
  | 'REVOKED';

/** An API key of a company. A revoked or expired key is listed for 90 days. */
export type ApiKey = {
  /** A ULID, created by the server. */
  id: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  /** The value of the header `X-Novalink-Key`. */
  keyId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  scheme: ApiKeyScheme;
  scopes: Array<ApiKeyScope>;
  /** The public key of ED25519: 32 bytes in base64. */
  publicKey: Maybe<Scalars['String']['output']>;
  status: ApiKeyStatus;
  /** The immutable user id (`sub`) of the user who created it. */
  createdBy: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  /** The last day on which the key is valid, in UTC. */
  expiresOn: Maybe<Scalars['AWSDate']['output']>;
  /** Up to a minute older than the last use. Null before the first use. */
  lastUsedAt: Maybe<Scalars['AWSDateTime']['output']>;
  revokedAt: Maybe<Scalars['AWSDateTime']['output']>;
};

/** A new API key. Its secret cannot be read again. */
export type CreatedApiKey = {
  apiKey: ApiKey;
  /** The secret of V1. The HMAC uses the bytes of this text. */
  secret: Maybe<Scalars['String']['output']>;
};

export type CreateApiKeyInput = {
  companyId: Scalars['ID']['input'];
  /** 2–60 characters. */
  name: Scalars['String']['input'];
  scheme: ApiKeyScheme;
  /** Required for ED25519, refused for V1: PEM, or 32 or 44 bytes in base64. */
  publicKey?: InputMaybe<Scalars['String']['input']>;
  scopes: Array<ApiKeyScope>;
  /** The last day on which the key is valid, in UTC: not in the past. Null for a key that does not expire. */
  expiresOn?: InputMaybe<Scalars['AWSDate']['input']>;
};

export type RevokeApiKeyInput = {
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

/** The events that a webhook endpoint can get. `domain/webhooks/webhook-events.ts` has their names in requests. */
export type WebhookEvent =
  | 'COMPANY_APPROVED'
  | 'COMPANY_REJECTED'
  | 'COMPANY_SUSPENDED'
  | 'GAME_LIVE'
  | 'GAME_SUSPENDED'
  | 'PLAYER_SELF_EXCLUDED'
  | 'PROMOTION_ENDED'
  | 'ROUND_NEEDS_ATTENTION'
  | 'RTP_ALERT'
  | 'TOURNAMENT_SETTLED';

export type WebhookStatus =
  | 'ENABLED'
  /** It gets no events. Events of that time are not sent later. */
  | 'DISABLED';

export type WebhookDisabledReason =
  /** A user disabled it. */
  | 'USER'
  /** A delivery failed for 72 hours. */
  | 'FAILING';

/** An address to which NovaLink sends events of a company. */
export type WebhookEndpoint = {
  /** A ULID, created by the server. The value of the header `X-Novalink-Key`. */
  id: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  events: Array<WebhookEvent>;
  status: WebhookStatus;
  disabledReason: Maybe<WebhookDisabledReason>;
  disabledAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** The immutable user id (`sub`) of the user who created it. */
  createdBy: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  /** Null if the secret is the first one. */
  secretRotatedAt: Maybe<Scalars['AWSDateTime']['output']>;
};

/** An endpoint with its new secret, which cannot be read again. */
export type WebhookSecret = {
  endpoint: WebhookEndpoint;
  /** `whsec_` and 32 bytes in base64. `X-Novalink-Signature` uses the bytes of this text, Standard Webhooks the 32 bytes. */
  secret: Scalars['String']['output'];
};

export type WebhookDeliveryStatus =
  /** It is sent, or waits for its next attempt. */
  | 'PENDING'
  /** The endpoint answered with a status of 2xx. */
  | 'DELIVERED'
  /** It is not sent again, because the endpoint was disabled or deleted. */
  | 'FAILED';

/** Why an attempt has no answer. */
export type WebhookFailure =
  | 'URL_NOT_ALLOWED'
  | 'HOST_NOT_FOUND'
  | 'ADDRESS_NOT_ALLOWED'
  | 'NOT_CONNECTED'
  | 'CLOSED_EARLY'
  | 'REDIRECTED'
  | 'TOO_LARGE'
  | 'TIMEOUT';

/** An event that is sent to an endpoint. It is kept for 30 days. */
export type WebhookDelivery = {
  id: Scalars['ID']['output'];
  endpointId: Scalars['ID']['output'];
  /** The id in the payload and in the header `webhook-id`. */
  eventId: Scalars['ID']['output'];
  /** The name of the event, such as `game.live`. `test` for a test event. */
  event: Scalars['String']['output'];
  status: WebhookDeliveryStatus;
  /** The body of the request. */
  payload: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  attempts: Scalars['Int']['output'];
  lastAttemptAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Null unless an attempt failed and another one follows. */
  nextAttemptAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** The status of the last answer. */
  responseStatus: Maybe<Scalars['Int']['output']>;
  /** The beginning of the last answer, at most 500 characters. */
  responseBody: Maybe<Scalars['String']['output']>;
  failure: Maybe<WebhookFailure>;
};

export type WebhookDeliveryConnection = {
  items: Array<WebhookDelivery>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type CreateWebhookEndpointInput = {
  companyId: Scalars['ID']['input'];
  /** With https, to a server on the public internet. */
  url: Scalars['String']['input'];
  /** At most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  events: Array<WebhookEvent>;
};

export type UpdateWebhookEndpointInput = {
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  url: Scalars['String']['input'];
  /** At most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  events: Array<WebhookEvent>;
};

export type SetWebhookStatusInput = {
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  status: WebhookStatus;
};

export type WebhookEndpointInput = {
  companyId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type SendWebhookAgainInput = {
  companyId: Scalars['ID']['input'];
  endpointId: Scalars['ID']['input'];
  /** The id of the delivery. */
  id: Scalars['ID']['input'];
};

/** A natural person who owns a share of the company. Everyone with at least 25 % must be listed. */
export type BeneficialOwner = {
  name: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2, upper case. */
  country: Scalars['String']['output'];
  /** The share in percent, greater than 0 and at most 100. */
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

/** The declarations of the company. All four must be true before the profile can be submitted. */
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

/** The compliance profile of a company. Each company has one, which can be saved before it is complete. */
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
  /** The end of the approval, one year after it. */
  validUntil: Maybe<Scalars['AWSDateTime']['output']>;
  /** The reason why changes were requested or approval was revoked. */
  reviewNote: Maybe<Scalars['String']['output']>;
  /** The `sub` of the admin who made the last decision. */
  reviewedBy: Maybe<Scalars['String']['output']>;
  reviewedAt: Maybe<Scalars['AWSDateTime']['output']>;
  submittedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** At most 50, oldest first. */
  documents: Array<ComplianceDocument>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
};

/** The complete new profile. Absent fields are cleared. */
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
  /** The version of the terms that the company accepts with this save, if any. */
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
  | 'API_KEY_CREATED'
  | 'API_KEY_REVOKED'
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_UPDATED'
  | 'WEBHOOK_ENABLED'
  | 'WEBHOOK_DISABLED'
  | 'WEBHOOK_DELETED'
  | 'WEBHOOK_SECRET_ROTATED'
  | 'FILE_REFUSED'
  | 'GAME_CREATED'
  | 'GAME_UPDATED'
  | 'GAME_SUSPENDED'
  | 'GAME_RESUMED'
  | 'GAME_DEPRECATED'
  | 'GAME_RETIRED'
  | 'GAME_FEATURED'
  | 'GAME_UNFEATURED'
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
  | 'PLAY_CHOSEN'
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
  | 'CASINO_WALLET_KEY_SET'
  | 'SEAMLESS_ROUND_WAITING'
  | 'SEAMLESS_ROUND_RETRIED'
  | 'SEAMLESS_ROUND_SETTLED'
  | 'CASINO_WALLET_TESTED'
  | 'CASINO_WALLET_REPORT_SHARED'
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
  | 'BRAND_USER_TAGS_SET'
  | 'BRAND_USER_SUSPENDED'
  | 'BRAND_USER_REINSTATED'
  | 'PLAY_LIMITS_SET'
  | 'SELF_EXCLUDED'
  | 'BREAK_TAKEN'
  | 'SUPPORT_REQUESTED'
  | 'SUPPORT_ANSWERED'
  | 'SUPPORT_CLOSED';

/** An audit event. It is stored permanently. */
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

/**
 * The kinds of entities in audit events. Events of a compliance profile belong to its company, and events of a version
 * belong to its game.
 */
export type AuditedKind =
  | 'COMPANY'
  | 'USER'
  | 'GAME'
  | 'FILE'
  | 'CASINO'
  | 'BRAND'
  | 'SUPPORT';

/** An audit event with its entity. */
export type LoggedEvent = {
  id: Scalars['ID']['output'];
  at: Scalars['AWSDateTime']['output'];
  kind: AuditedKind;
  /** The id of the entity, for example the `sub` of a user or the key of a file. */
  entityId: Scalars['ID']['output'];
  /** The current name, title or subject of the entity, or the e-mail address of the user. Null for files and deleted entities. */
  entityName: Maybe<Scalars['String']['output']>;
  action: AuditAction;
  /** The `sub` of the acting user, or `system` or `guest`. */
  actor: Scalars['String']['output'];
  /** The e-mail address of the acting user. Null for `system`, `guest` and deleted users. */
  actorName: Maybe<Scalars['String']['output']>;
  /** The groups of the acting user at the time; null for `system`. */
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

/** A notification of a decision or another event. It is deleted after 90 days. */
export type Notification = {
  /** The time and the id of the event, so that later events have greater ids. */
  id: Scalars['ID']['output'];
  at: Scalars['AWSDateTime']['output'];
  action: AuditAction;
  unread: Scalars['Boolean']['output'];
  /** The name of the company, casino or promotion, or the title of the game. Null for groups. */
  name: Maybe<Scalars['String']['output']>;
  /** Only for a version. */
  semver: Maybe<Scalars['String']['output']>;
  reason: Maybe<Scalars['String']['output']>;
  companyId: Maybe<Scalars['ID']['output']>;
  gameId: Maybe<Scalars['ID']['output']>;
  versionId: Maybe<Scalars['ID']['output']>;
  casinoId: Maybe<Scalars['ID']['output']>;
  /** Only for a promotion. */
  brandId: Maybe<Scalars['ID']['output']>;
  promotionId: Maybe<Scalars['ID']['output']>;
  /** The group that the user joined or left. */
  group: Maybe<UserGroup>;
  /** The status with which the test run of VERSION_TESTED ended. */
  testRunStatus: Maybe<TestRunStatus>;
};

export type NotificationConnection = {
  items: Array<Notification>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** The topic of a notification. */
export type NotificationTopic =
  | 'COMPANY'
  | 'COMPLIANCE'
  | 'GAMES'
  | 'CASINOS'
  /** The user joined or left a group. */
  | 'ACCESS'
  | 'TEST_RUNS'
  /** Answers to the user's support requests. */
  | 'SUPPORT'
  /** Promotions of brands that the user manages. */
  | 'PROMOTIONS';

/** The notifications that the user also gets by e-mail. */
export type NotificationSettings = {
  /** Whether this deployment sends notifications by e-mail. If it does not, the topics have no effect. */
  emailAvailable: Scalars['Boolean']['output'];
  emailTopics: Array<NotificationTopic>;
  /** 0 until the settings are saved for the first time. */
  version: Scalars['Int']['output'];
};

export type SaveNotificationSettingsInput = {
  emailTopics: Array<NotificationTopic>;
  /** The version that the change is based on; 0 for the first save. */
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

/** An item that waits for a decision of an admin. */
export type ReviewItem = {
  /** The id of the item's entity. */
  id: Scalars['ID']['output'];
  kind: ReviewKind;
  /** The time of the submission. */
  since: Scalars['AWSDateTime']['output'];
  /** The company of the item. */
  company: Company;
  /** Only for a COMPLIANCE item. */
  compliance: Maybe<ComplianceProfile>;
  /** Only for a GAME_VERSION or RTP_ALERT item. */
  game: Maybe<Game>;
  /** Only for a GAME_VERSION item. */
  gameVersion: Maybe<GameVersion>;
  /** Only for a CASINO item. */
  casino: Maybe<Casino>;
  /** Only for an RTP_ALERT item. */
  rtpAlert: Maybe<RtpAlert>;
};

export type ReviewItemConnection = {
  items: Array<ReviewItem>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type GameType =
  /** A slot game; it has a math model. */
  | 'SLOT'
  | 'TABLE'
  | 'INSTANT';

/** The features of a math model, derived from the model. */
export type GameFeature =
  | 'WILD'
  | 'SCATTER'
  | 'FREE_SPINS'
  | 'MULTIPLIER'
  | 'WAYS';

/** By the standard deviation of a round with a bet of 1: below 3, below 6, below 12, or higher. */
export type Volatility =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'VERY_HIGH';

export type GameStatus =
  /** No version has been live yet. */
  | 'DRAFT'
  /** Has a live version. The game is in the catalogue while its company is approved. */
  | 'LIVE'
  /** Suspended by an admin. */
  | 'SUSPENDED'
  /** Removed from the catalogue by its provider. It can be published again with a new version. */
  | 'DEPRECATED'
  /** Retired. This status is final. */
  | 'RETIRED';

export type GameVersionStatus =
  /** A draft. Every change of the model returns a version to this status. */
  | 'DRAFT'
  /** A test run of the current model has passed. */
  | 'TESTED'
  /** Waiting in the review queue. The version is immutable from this status on. */
  | 'IN_REVIEW'
  | 'APPROVED'
  /** An admin requested changes with a note; the provider creates a new version. */
  | 'REJECTED'
  | 'LIVE'
  | 'SUSPENDED'
  /** A newer version of the game has gone live. */
  | 'SUPERSEDED'
  | 'DEPRECATED'
  | 'RETIRED';

/** The name and the image of a symbol of the math model. */
export type SymbolFace = {
  /** The id of the symbol in the math model. */
  symbol: Scalars['String']['output'];
  /** The name for display and screen readers, at most 40 characters. */
  name: Scalars['String']['output'];
  /** The key of an image in the image library. Without an image, the name is shown. */
  imageKey: Maybe<Scalars['String']['output']>;
};

export type SymbolFaceInput = {
  symbol: Scalars['String']['input'];
  name: Scalars['String']['input'];
  imageKey?: InputMaybe<Scalars['String']['input']>;
};

/** The live version for players, with the figures of the test run that certified it. */
export type LiveVersion = {
  versionId: Scalars['ID']['output'];
  semver: Scalars['String']['output'];
  /** Exact return to player, including maxSpins and maxWinX: its known digits, two to six, such as 0.962525. */
  rtp: Scalars['String']['output'];
  /** The spin hit rate: the share of base spins that win something, with six digits. */
  hit: Scalars['String']['output'];
  /** The maximum win of a round, as a multiple of the bet. */
  maxWinX: Scalars['Int']['output'];
  volatility: Volatility;
  features: Array<GameFeature>;
  /** The available bets for a round, in practice coins, ascending. */
  betLevels: Array<Scalars['Int']['output']>;
  /** SHA-256 of the canonical math model, in hexadecimal. */
  mathModelHash: Scalars['String']['output'];
  publishedAt: Scalars['AWSDateTime']['output'];
};

/** A game for its provider and admins. */
export type Game = {
  id: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  /** The immutable user id (`sub`) of the owner of the company. */
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
  /** At most 10 tags with at most 30 characters each. */
  tags: Array<Scalars['String']['output']>;
  /** A key in the image library; required before a version can be submitted. */
  thumbnailKey: Maybe<Scalars['String']['output']>;
  /** Keys of at most 10 images in the image library. */
  images: Array<Scalars['String']['output']>;
  /** ISO 639-1; must include English (`en`). */
  languages: Array<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  restrictedCountries: Array<Scalars['String']['output']>;
  status: GameStatus;
  /** Whether visitors can see the game now: it is LIVE and its company is approved. */
  offered: Scalars['Boolean']['output'];
  live: Maybe<LiveVersion>;
  /** When an admin featured the game; null if it is not featured. */
  featuredAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** The reason for the suspension. */
  reviewNote: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** Newest first; `limit` is 1–100 (25). */
  versions: GameVersionConnection;
  /** The history of the game and its versions, newest first. */
  history: AuditEventConnection;
};


/** A game for its provider and admins. */
export type GameVersionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/** A game for its provider and admins. */
export type GameHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type GameConnection = {
  items: Array<Game>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type CreateGameInput = {
  /** An approved provider company of the caller; any such company for an admin. */
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

/** Absent fields keep their values; fields that are null are cleared. */
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

/** A filter of games. All given conditions must be true. */
export type GameFilter = {
  type?: InputMaybe<GameType>;
  volatility?: InputMaybe<Volatility>;
  /** The game has all of these features. */
  features?: InputMaybe<Array<GameFeature>>;
  /** Exact RTP of the live version, from 0 to 1, such as 0.94. */
  rtpFrom?: InputMaybe<Scalars['Float']['input']>;
  rtpTo?: InputMaybe<Scalars['Float']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
};

/** A version of a game: math model, bets, rules and symbols. It is immutable after its submission. */
export type GameVersion = {
  id: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  /** Unique within the game, such as 1.0.0. */
  semver: Scalars['String']['output'];
  /** The math model, `novalink.math/1`, as JSON. */
  mathModel: Scalars['AWSJSON']['output'];
  /** SHA-256 of the canonical math model, in hexadecimal. */
  mathModelHash: Scalars['String']['output'];
  /** The return to player that the provider declares: a decimal from 0.50 to 1.00 with at most six digits. */
  declaredRtp: Scalars['String']['output'];
  declaredMaxWinX: Scalars['Int']['output'];
  /** Derived from the math model by its last test run. */
  volatility: Maybe<Volatility>;
  features: Array<GameFeature>;
  /** The available bets for a round, ascending; each is a multiple of the model's base cost. */
  betLevels: Array<Scalars['Int']['output']>;
  /** The smallest value of `betLevels`. */
  minBet: Scalars['Int']['output'];
  /** The largest value of `betLevels`. */
  maxBet: Scalars['Int']['output'];
  /** The rules text for players: states RTP, maximum win and features; at most 5000 characters. Can be empty in a draft. */
  rulesText: Scalars['String']['output'];
  /** At most 2000 characters. */
  changelog: Maybe<Scalars['String']['output']>;
  symbols: Array<SymbolFace>;
  /** The test run that certified the current model. */
  certifiedRunId: Maybe<Scalars['ID']['output']>;
  /** The last test run, whether it passed or not. */
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
  /** Required before the version is submitted; optional in a draft. */
  rulesText?: InputMaybe<Scalars['String']['input']>;
  changelog?: InputMaybe<Scalars['String']['input']>;
  /** Each symbol of the model once. A draft can omit some. */
  symbols: Array<SymbolFaceInput>;
};

/** Absent fields keep their values; fields that are null are cleared. A change of the math returns a TESTED version to DRAFT. */
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
  /** Waiting in the review queue. */
  | 'OPEN'
  /** Acknowledged by an admin. Only later days count for the next alert. */
  | 'ACKNOWLEDGED';

/**
 * A version whose actual RTP at one bet level deviates by more than chance explains, or whose certificate of an earlier rule
 * set states another RTP than the exact one with all limits. RTPs have six decimals.
 */
export type RtpAlert = {
  id: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  semver: Scalars['String']['output'];
  /** The bet, with six decimals: `1500000` is 1.5 coins. `0` if the alert is about the certificate. */
  betLevel: Scalars['String']['output'];
  /** The first and the last evaluated day, UTC. */
  from: Scalars['AWSDate']['output'];
  to: Scalars['AWSDate']['output'];
  rounds: Scalars['Float']['output'];
  exactRtp: Scalars['String']['output'];
  /** Null if the alert is about the certificate. */
  actualRtp: Maybe<Scalars['String']['output']>;
  /** The RTP that the certificate states, if the alert is about the certificate; otherwise null. */
  certifiedRtp: Maybe<Scalars['String']['output']>;
  /**
   * 3 standard deviations below and above the exact RTP; null if there are too few rounds. For an alert about the certificate,
   * the bounds of the exact RTP.
   */
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
  /** Waiting until its first part is played. */
  | 'QUEUED'
  | 'RUNNING'
  /** Every rule passed. */
  | 'PASSED'
  /** A rule failed. */
  | 'FAILED'
  /** No rule failed, but there were too few rounds for a narrow interval of the RTP. */
  | 'INCONCLUSIVE'
  /** The run could not be completed, or had not ended by its deadline (derived on read). */
  | 'ERROR'
  /** Cancelled by its owner. */
  | 'CANCELLED';

/** The result of one rule of the verdict. */
export type TestCheck = {
  /** For example M1. */
  rule: Scalars['String']['output'];
  limit: Scalars['String']['output'];
  value: Scalars['String']['output'];
  /** False if the rule does not apply to this run; `pass` is then true. */
  applies: Scalars['Boolean']['output'];
  pass: Scalars['Boolean']['output'];
  /**
   * If neither the math nor these rounds decide the rule: the number of rounds that would. `pass` is then true.
   * Otherwise null.
   */
  roundsNeeded: Maybe<Scalars['Float']['output']>;
  why: Scalars['String']['output'];
};

/**
 * A test run: a simulation of rounds of one mode of a math model on the server, with the exact figures of the model. A
 * repeated run with the same input gives the same result. A run cannot be changed or deleted.
 */
export type TestRun = {
  id: Scalars['ID']['output'];
  /** The `sub` of the user who started it. */
  owner: Scalars['String']['output'];
  /** The name in the model. */
  name: Scalars['String']['output'];
  /** The version that the run certifies if it passes; null for a model that was run without a version. */
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
  /** The number of parts that the run consists of, and the number of completed parts. */
  shards: Scalars['Int']['output'];
  shardsDone: Scalars['Int']['output'];
  /** If the run has not ended by this time, its status is ERROR. */
  deadline: Scalars['AWSDateTime']['output'];
  /** For example novalink-lab/1 and ruleset/4. */
  engine: Scalars['String']['output'];
  ruleSet: Scalars['String']['output'];
  /** The hash of the result that the browser computed before it started this run. */
  expectedResultHash: Maybe<Scalars['String']['output']>;
  /**
   * The exact RTP: its known digits, two to six. From ruleset/4 on, it includes maxWinX and maxSpins. This field and the
   * following ones are null until the run has ended. Also null if fewer than two digits are known.
   */
  rtp: Maybe<Scalars['String']['output']>;
  /** The exact RTP as a reduced fraction `n/d`; null if it is not known or too long. */
  rtpFraction: Maybe<Scalars['String']['output']>;
  /** Bounds of the exact RTP, equal if it is known. Null in runs of earlier rule sets. */
  rtpLow: Maybe<Scalars['String']['output']>;
  rtpHigh: Maybe<Scalars['String']['output']>;
  /** The former name of spinHit. In runs of ruleset/1 with a cycle that is too large, it is the share of rounds that win. */
  hit: Maybe<Scalars['String']['output']>;
  /** The share of base spins that win, with six digits. Exact unless the cycle is too large. Null in runs of ruleset/1. */
  spinHit: Maybe<Scalars['String']['output']>;
  /**
   * The share of rounds that win, including free spins, with six digits; exact under the same condition as spinHit. Null
   * in runs of ruleset/1.
   */
  roundHit: Maybe<Scalars['String']['output']>;
  maxWinX: Maybe<Scalars['Int']['output']>;
  /** Standard deviation of a round with a bet of 1, with four digits. Exact unless the cycle is too large. */
  sd: Maybe<Scalars['String']['output']>;
  volatility: Maybe<Volatility>;
  /** The RTP of the played rounds with six digits, and half the width of its 99 % interval. */
  simulatedRtp: Maybe<Scalars['String']['output']>;
  halfWidth: Maybe<Scalars['String']['output']>;
  /** Empty until the run has ended. */
  checks: Array<TestCheck>;
  /** `novalink.result/2`, or `/1` for ruleset/1, as canonical JSON, and its SHA-256 in hexadecimal. */
  result: Maybe<Scalars['AWSJSON']['output']>;
  resultHash: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['AWSDateTime']['output'];
  endedAt: Maybe<Scalars['AWSDateTime']['output']>;
};

export type TestRunConnection = {
  items: Array<TestRun>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** A filter of test runs. All given conditions must be true. */
export type TestRunFilter = {
  status?: InputMaybe<TestRunStatus>;
  gameId?: InputMaybe<Scalars['ID']['input']>;
  mathModelHash?: InputMaybe<Scalars['String']['input']>;
};

/** Either a version of a game, or a model without a version. */
export type StartTestRunInput = {
  gameId?: InputMaybe<Scalars['ID']['input']>;
  versionId?: InputMaybe<Scalars['ID']['input']>;
  mathModel?: InputMaybe<Scalars['AWSJSON']['input']>;
  /** Default: the first mode of the model. Only a run of the first mode certifies a version. */
  mode?: InputMaybe<Scalars['String']['input']>;
  /** 10,000 to 200,000,000. */
  rounds: Scalars['Int']['input'];
  /** 64 lower-case hexadecimal digits. Default: a random seed. */
  seed?: InputMaybe<Scalars['String']['input']>;
  expectedResultHash?: InputMaybe<Scalars['String']['input']>;
};

/** The certificate of the live version of an offered game, with everything that is needed to repeat its test run. */
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
  /** `novalink.result/2`, or `/1` for ruleset/1; canonical JSON. */
  result: Scalars['AWSJSON']['output'];
  resultHash: Scalars['String']['output'];
  endedAt: Scalars['AWSDateTime']['output'];
};

/** The public fields of a live game. */
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
  /** The data for playing the game and verifying its rounds. */
  rules: GameRules;
};

export type PublicGameConnection = {
  items: Array<PublicGame>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** The rules and the math of the live version. */
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
  /** Not checked yet, or no such file. */
  | 'UNCHECKED'
  /** The file is valid and can be read. */
  | 'CHECKED'
  /** The file was invalid and has been removed. */
  | 'REFUSED';

/** The result of the upload check of a file. */
export type FileCheck = {
  key: Scalars['String']['output'];
  state: FileState;
  /**
   * The reason for the rejection, as a code: `too-large`, `wrong-type`, `type-mismatch`, `damaged`, `too-many-pixels`,
   * `hidden-content`, `wrong-key`, `too-many-files`.
   */
  reason: Maybe<Scalars['String']['output']>;
};

/** The properties of a checked image. */
export type ImageFile = {
  key: Scalars['String']['output'];
  /** The original name of the uploaded file, at most 100 characters; null if the upload had none. */
  name: Maybe<Scalars['String']['output']>;
  /** `image/png`, `image/jpeg`, `image/webp` or `image/avif`. */
  mime: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  checkedAt: Scalars['AWSDateTime']['output'];
};

/** The versions of the terms and the privacy policy that a user accepted. A version is a date. */
export type TermsAcceptance = {
  termsVersion: Scalars['String']['output'];
  policyVersion: Scalars['String']['output'];
  acceptedAt: Scalars['AWSDateTime']['output'];
};

/**
 * A user's choice to play. A user without a group becomes a casino user, who can use the players' fields of brands and
 * their own account.
 */
export type PlayerChoice = {
  chosenAt: Scalars['AWSDateTime']['output'];
  /** When the user confirmed that they have the legal age. */
  ageConfirmedAt: Scalars['AWSDateTime']['output'];
  termsVersion: Scalars['String']['output'];
  policyVersion: Scalars['String']['output'];
};

export type ChoosePlayInput = {
  /** Confirms the legal age, at least 18; must be true. Each casino asks for its own minimum age when a player joins. */
  ofAge: Scalars['Boolean']['input'];
  /** The versions that were shown to the user. Versions that are not in force are refused with `terms.outdated`. */
  termsVersion: Scalars['String']['input'];
  policyVersion: Scalars['String']['input'];
};

export type AcceptTermsInput = {
  /** The versions that were shown to the user. Versions that are not in force are refused with `terms.outdated`. */
  termsVersion: Scalars['String']['input'];
  policyVersion: Scalars['String']['input'];
};

/** The age confirmation of a user, once per account. */
export type AgeConfirmation = {
  confirmedAt: Scalars['AWSDateTime']['output'];
};

/** A session with practice coins at one game. The page keeps the balance. */
export type DemoSession = {
  /** A signed token that contains the user, the game, its version and the hash of the model. Valid until `expiresAt`. */
  playToken: Scalars['String']['output'];
  gameId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  mathModelHash: Scalars['String']['output'];
  betLevels: Array<Scalars['Int']['output']>;
  /** SHA-256 of the server seed of the next round, in hexadecimal: the commitment. */
  serverSeedHash: Scalars['String']['output'];
  /** The number of the next round. */
  nonce: Scalars['Int']['output'];
  expiresAt: Scalars['AWSDateTime']['output'];
};

export type LaunchMode =
  /** Practice coins. */
  | 'DEMO'
  /** Coins in the wallet of the operator. */
  | 'PLAY';

/** A session that an operator's server requested with `POST /v1/sessions` of novalink-api. */
export type Launch = {
  sessionId: Scalars['ID']['output'];
  mode: LaunchMode;
  gameId: Scalars['ID']['output'];
  brandName: Scalars['String']['output'];
  /** The page of the operator to which the player returns. */
  returnUrl: Scalars['String']['output'];
  /** Of the casino. */
  minAge: Scalars['Int']['output'];
  /** The coin of mode PLAY. */
  coin: Maybe<LaunchCoin>;
};

export type LaunchCoin = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
};

export type PlayDemoRoundInput = {
  playToken: Scalars['String']['input'];
  /** The number of the round, from the session or the previous round. A repeated request gets the same response. */
  nonce: Scalars['Int']['input'];
  /** 1–64 printable ASCII characters, chosen by the player. */
  clientSeed: Scalars['String']['input'];
  /** One of the version's `betLevels`. */
  bet: Scalars['Int']['input'];
};

/** One spin of a round. */
export type RoundStep = {
  /** BASE or FREE_SPIN. */
  kind: Scalars['String']['output'];
  /** The stop of each reel. */
  stops: Array<Scalars['Int']['output']>;
  multiplier: Scalars['Int']['output'];
  /** The win of the spin, in coins. */
  win: Scalars['Int']['output'];
};

/** A played round with its outcome and the server seed with which it can be verified. */
export type DemoRound = {
  nonce: Scalars['Int']['output'];
  bet: Scalars['Int']['output'];
  win: Scalars['Int']['output'];
  /** Whether the round ended because it reached the maximum win of the model. */
  capped: Scalars['Boolean']['output'];
  steps: Array<RoundStep>;
  clientSeed: Scalars['String']['output'];
  /** Hexadecimal. Its SHA-256 is the commitment that was published before the round. */
  serverSeed: Scalars['String']['output'];
  serverSeedHash: Scalars['String']['output'];
  /** The commitment of the next round. */
  nextServerSeedHash: Scalars['String']['output'];
  nextNonce: Scalars['Int']['output'];
};

export type CasinoJurisdiction =
  /** A demo: no licence, and coins have no value. */
  | 'DEMO'
  | 'MGA'
  | 'UKGC'
  | 'CURACAO'
  | 'OTHER';

/** The system that keeps the coins. */
export type WalletMode =
  /** The ledger of the platform. */
  | 'INTERNAL'
  /** The operator's own wallet. Every bet and win is a call to it. */
  | 'SEAMLESS';

/** The contract that the wallet of an operator implements. */
export type WalletProtocol =
  /** `packages/wallet-contract/wallet.openapi.yaml` */
  | 'NOVALINK';

export type CasinoStatus =
  /** A draft; also after an admin requested changes with a note. */
  | 'DRAFT'
  /** Waiting in the review queue. It cannot be changed. */
  | 'IN_REVIEW'
  /** Approved by an admin; its brands can open. */
  | 'ACTIVE'
  /** Paused by its operator. */
  | 'PAUSED'
  /** Suspended by an admin. */
  | 'SUSPENDED'
  /** Closed. This status is final. */
  | 'CLOSED';

/** A casino of an operator's company. Players see its brands. */
export type Casino = {
  id: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  /** The immutable user id (`sub`) of the owner of the company. */
  owner: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** 2–60 characters. */
  name: Scalars['String']['output'];
  jurisdiction: CasinoJurisdiction;
  /** Required for the submission unless the jurisdiction is DEMO, like the next two fields. */
  licenceNumber: Maybe<Scalars['String']['output']>;
  licenceUrl: Maybe<Scalars['AWSURL']['output']>;
  licenceExpires: Maybe<Scalars['AWSDate']['output']>;
  /** 18–25. */
  minAge: Scalars['Int']['output'];
  /** ISO 3166-1 alpha-2. Users who state that they live in one of these countries cannot join. */
  blockedCountries: Array<Scalars['String']['output']>;
  walletMode: WalletMode;
  /** Only for SEAMLESS, like the next six fields. The address of the operator's wallet. */
  walletUrl: Maybe<Scalars['AWSURL']['output']>;
  walletProtocol: Maybe<WalletProtocol>;
  /** The key that signs the calls to the wallet: the value of the header `X-Novalink-Key`. */
  walletKeyId: Maybe<Scalars['String']['output']>;
  walletScheme: Maybe<ApiKeyScheme>;
  /** The public key of ED25519: 32 bytes in base64. */
  walletPublicKey: Maybe<Scalars['String']['output']>;
  walletKeySetAt: Maybe<Scalars['AWSDateTime']['output']>;
  /**
   * The settings with which all contract tests have passed, and the report about it. The casino can be submitted while they are
   * the current settings: `domain/casinos/wallet-settings.ts`.
   */
  walletTested: Maybe<Scalars['String']['output']>;
  walletReportHash: Maybe<Scalars['String']['output']>;
  /** The latest contract tests of the wallet; null before the first. */
  walletTest: Maybe<WalletTest>;
  /** The origins of pages that may embed the games, such as `https://casino.example`. */
  embedOrigins: Maybe<Array<Scalars['String']['output']>>;
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
  /** The history of the casino, newest first. */
  history: AuditEventConnection;
};


/** A casino of an operator's company. Players see its brands. */
export type CasinoBrandsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


/** A casino of an operator's company. Players see its brands. */
export type CasinoHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

export type CasinoConnection = {
  items: Array<Casino>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type CreateCasinoInput = {
  /** An approved operator company of the caller; any such company for an admin. */
  companyId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  jurisdiction: CasinoJurisdiction;
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  licenceUrl?: InputMaybe<Scalars['AWSURL']['input']>;
  licenceExpires?: InputMaybe<Scalars['AWSDate']['input']>;
  /** Default: 18. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  blockedCountries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Default: INTERNAL. */
  walletMode?: InputMaybe<WalletMode>;
  /** At most 200 characters: https, without a query and without a slash at the end. */
  walletUrl?: InputMaybe<Scalars['AWSURL']['input']>;
  /** Default: NOVALINK. */
  walletProtocol?: InputMaybe<WalletProtocol>;
  /** At most 20 origins with https. */
  embedOrigins?: InputMaybe<Array<Scalars['String']['input']>>;
};

/**
 * Absent fields keep their values; fields that are null are cleared. Jurisdiction, licence and all fields of the wallet can be
 * changed only in DRAFT.
 */
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
  walletMode?: InputMaybe<WalletMode>;
  walletUrl?: InputMaybe<Scalars['AWSURL']['input']>;
  walletProtocol?: InputMaybe<WalletProtocol>;
  embedOrigins?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SetWalletKeyInput = {
  casinoId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** The id under which the wallet knows the key, sent as `X-Novalink-Key`: at most 100 letters, digits and `._-`. */
  keyId: Scalars['String']['input'];
  /** V1 or ED25519. It can be changed only in DRAFT. */
  scheme: ApiKeyScheme;
  /** Only for V1: 32–200 characters of ASCII without spaces. Absent: NovaLink creates a secret. */
  secret?: InputMaybe<Scalars['String']['input']>;
};

export type WalletTestStatus =
  | 'RUNNING'
  | 'PASSED'
  | 'FAILED';

/** The contract tests of a casino's wallet. A run takes at most 15 minutes; an older one that is RUNNING was stopped. */
export type WalletTest = {
  status: WalletTestStatus;
  /** The immutable user id (`sub`) of the user who started it. */
  startedBy: Scalars['String']['output'];
  startedAt: Scalars['AWSDateTime']['output'];
  endedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** The scenarios that have run, and those of them that passed. */
  done: Scalars['Int']['output'];
  passed: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  /** The hash of the report, after the end. */
  reportHash: Maybe<Scalars['String']['output']>;
};

/** The report of contract tests, as `@novalink/wallet-contract` writes it. */
export type WalletReport = {
  hash: Scalars['ID']['output'];
  /** JSON with the result of every scenario. The hash covers it. */
  report: Scalars['AWSJSON']['output'];
  /** Whether everyone with the link can read it. */
  isPublic: Scalars['Boolean']['output'];
};

export type StartWalletTestInput = {
  casinoId: Scalars['ID']['input'];
};

export type ShareWalletReportInput = {
  casinoId: Scalars['ID']['input'];
  hash: Scalars['String']['input'];
  isPublic: Scalars['Boolean']['input'];
};

/** The new key of a casino's wallet. Its secret cannot be read again. */
export type WalletKey = {
  casinoId: Scalars['ID']['output'];
  /** The new version of the casino. */
  version: Scalars['Int']['output'];
  keyId: Scalars['String']['output'];
  scheme: ApiKeyScheme;
  /** The secret of V1, unless the caller gave it. */
  secret: Maybe<Scalars['String']['output']>;
  /** The public key of ED25519, for the wallet: 32 bytes in base64. */
  publicKey: Maybe<Scalars['String']['output']>;
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
  /** A draft; only its managers can see it. */
  | 'DRAFT'
  /** Open while its casino is ACTIVE and its company is approved. */
  | 'ACTIVE'
  /** Paused by its operator. */
  | 'PAUSED'
  /** Closed. This status is final. Balances and statements stay readable. */
  | 'CLOSED';

/** The brand's own colours, each `#rrggbb`. White or black text on them must be readable. */
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

/** The limits of a brand for all players. A player's own limits can be stricter. */
export type ResponsiblePlay = {
  /** The interval between reality checks in minutes, 15–60. */
  realityCheckMinutes: Scalars['Int']['output'];
  /** The maximum loss of a player in a day, in whole coins of each kind; absent: no limit of the brand. */
  dailyLossLimit: Maybe<Scalars['Int']['output']>;
  /** The maximum length of a play session, 15–480 minutes. */
  sessionMaxMinutes: Scalars['Int']['output'];
};

export type ResponsiblePlayInput = {
  realityCheckMinutes: Scalars['Int']['input'];
  dailyLossLimit?: InputMaybe<Scalars['Int']['input']>;
  sessionMaxMinutes: Scalars['Int']['input'];
};

/**
 * A brand of a demo casino, with its own name and colours. Users of any group and casino users can read an open brand;
 * its players and managers can always read it.
 */
export type Brand = {
  id: Scalars['ID']['output'];
  casinoId: Scalars['ID']['output'];
  companyId: Scalars['ID']['output'];
  /** The immutable user id (`sub`) of the owner of the company. */
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
  /** At most 300 characters; shown in the lobby. */
  tagline: Maybe<Scalars['String']['output']>;
  /** A key in the image library. */
  logoKey: Maybe<Scalars['String']['output']>;
  theme: BrandTheme;
  /** At most 20, in the order of the first row of the lobby. */
  featuredGameIds: Array<Scalars['ID']['output']>;
  /** At most 100. */
  gameIds: Array<Scalars['ID']['output']>;
  coinTypes: Array<CoinType>;
  packages: Array<CoinPackage>;
  responsiblePlay: ResponsiblePlay;
  /** The IANA name of the time zone in which the days of daily coins and of new promotions begin, such as `Europe/Malta`. */
  timeZone: Scalars['String']['output'];
  /** The last change of the time zone after the brand was opened. */
  timeZoneChange: Maybe<TimeZoneChange>;
  /** The version of the brand's demo terms that players accept when they join. */
  termsVersion: Scalars['String']['output'];
  status: BrandStatus;
  /** Whether players can play now: the brand and its casino are ACTIVE, and its company is approved. */
  open: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** The caller as a player of the brand; null before joining. */
  me: Maybe<BrandUser>;
  /** The history of the brand, newest first; only for its managers. */
  history: AuditEventConnection;
};


/**
 * A brand of a demo casino, with its own name and colours. Users of any group and casino users can read an open brand;
 * its players and managers can always read it.
 */
export type BrandHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A change of a brand's time zone. The day that contains `at` lasts at least until its end in the old time zone. The next day
 * begins at the first midnight in the new time zone that is not before that end.
 */
export type TimeZoneChange = {
  before: Scalars['String']['output'];
  at: Scalars['AWSDateTime']['output'];
};

export type BrandConnection = {
  items: Array<Brand>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** A brand that the caller has joined. */
export type JoinedBrand = {
  brandId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  casinoName: Scalars['String']['output'];
  /** A key in the image library. */
  logoKey: Maybe<Scalars['String']['output']>;
  /** The caller's name in the brand. */
  displayName: Scalars['String']['output'];
  status: BrandUserStatus;
  joinedAt: Scalars['AWSDateTime']['output'];
  /** Whether players can play now. */
  open: Scalars['Boolean']['output'];
};

/** A running or scheduled tournament in the public lobby. It names no player. */
export type LobbyTournament = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  startsAt: Scalars['AWSDateTime']['output'];
  endsAt: Scalars['AWSDateTime']['output'];
  status: TournamentStatus;
};

/** A running promotion in the public lobby. */
export type LobbyPromotion = {
  id: Scalars['ID']['output'];
  type: PromotionType;
  name: Scalars['String']['output'];
  /** The time after which it cannot be claimed; null for no end. */
  endsAt: Maybe<Scalars['AWSDateTime']['output']>;
};

/** The lobby of an open brand as everyone sees it, without players and their data. It can be 10 seconds old. */
export type PublicLobby = {
  brandId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  tagline: Maybe<Scalars['String']['output']>;
  /** A key in the image library. */
  logoKey: Maybe<Scalars['String']['output']>;
  theme: BrandTheme;
  casinoName: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  minAge: Scalars['Int']['output'];
  /** Offered games of the brand: first the featured ones, then the others in the brand's order; at most 24. */
  games: Array<PublicGame>;
  /** Whether the brand has games that are not in `games`. */
  hasMoreGames: Scalars['Boolean']['output'];
  /** Running tournaments and tournaments that start later, at most 6. */
  tournaments: Array<LobbyTournament>;
  /** Running promotions that need no code and no invitation and are for players of every level and tier; at most 6. */
  promotions: Array<LobbyPromotion>;
};

export type CreateBrandInput = {
  casinoId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
  name: Scalars['String']['input'];
  tagline?: InputMaybe<Scalars['String']['input']>;
  logoKey?: InputMaybe<Scalars['String']['input']>;
  theme: BrandThemeInput;
  responsiblePlay?: InputMaybe<ResponsiblePlayInput>;
  /** Default: `UTC`. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Absent fields keep their values; fields that are null are cleared. */
export type UpdateBrandInput = {
  id: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  tagline?: InputMaybe<Scalars['String']['input']>;
  logoKey?: InputMaybe<Scalars['String']['input']>;
  theme?: InputMaybe<BrandThemeInput>;
  responsiblePlay?: InputMaybe<ResponsiblePlayInput>;
  /** Can be changed once in three days after the brand was opened. Published promotions keep theirs. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Ids of games of the brand. */
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
  /** Coins for playing games. */
  | 'PLAY'
  /** Coins of promotions, in a separate purse. */
  | 'PROMO'
  /** A ticket for an entry or a prize. */
  | 'TICKET';

/** A kind of play coins of a brand. They can be neither bought nor redeemed. */
export type CoinType = {
  /** `^[A-Z]{2,5}$`, unique within the brand; never changes. */
  code: Scalars['String']['output'];
  /** 2–30 characters. */
  name: Scalars['String']['output'];
  kind: CoinKind;
  /** The number of decimals of an amount, 0–6; never changes. */
  decimals: Scalars['Int']['output'];
  /** The coins that every player gets once for joining, in minor units; 0 for none, at most `maxBalance`. */
  signupGrant: Scalars['String']['output'];
  /** The coins that every player can claim once a day in the brand's time zone, in minor units; 0 for none, at most `maxBalance`. */
  dailyGrant: Scalars['String']['output'];
  /** Grants never raise a balance above this amount, in minor units; at most 9·10¹⁵. */
  maxBalance: Scalars['String']['output'];
  /**
   * The most, in minor units, that promotions, prizes of tournaments and grants can give on a UTC day without a second
   * manager of the brand. Null: no limit. Also null for callers who do not manage the brand.
   */
  confirmPromotionsAbove: Maybe<Scalars['String']['output']>;
  /** A higher threshold that waits for a second manager. Also null for callers who do not manage the brand. */
  thresholdRequest: Maybe<ThresholdRequest>;
  /** Always false. */
  purchasable: Scalars['Boolean']['output'];
  /** Always false. */
  redeemable: Scalars['Boolean']['output'];
};

/** A higher `CoinType.confirmPromotionsAbove`, or none. It applies once another manager saves the same value. */
export type ThresholdRequest = {
  /** In minor units, a digit string. Null: no confirmation would be needed. */
  amount: Maybe<Scalars['String']['output']>;
  /** The `sub` of the manager who asked for it, and cannot confirm it. */
  requestedBy: Scalars['ID']['output'];
  requestedAt: Scalars['AWSDateTime']['output'];
};

export type SaveCoinTypeInput = {
  brandId: Scalars['ID']['input'];
  /** The id of the brand. */
  expectedVersion: Scalars['Int']['input'];
  /** An unknown code creates a new kind of coin. For a known code, everything except kind and decimals can be changed. */
  code: Scalars['String']['input'];
  name: Scalars['String']['input'];
  kind: CoinKind;
  decimals: Scalars['Int']['input'];
  signupGrant: Scalars['String']['input'];
  dailyGrant: Scalars['String']['input'];
  maxBalance: Scalars['String']['input'];
  /**
   * A lower threshold applies immediately. A higher one, or null, becomes the `thresholdRequest` and applies once another
   * manager, whose level is older than the request, saves the same value.
   */
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

/** A free package of coins that players can claim. */
export type CoinPackage = {
  id: Scalars['ID']['output'];
  /** 2–40 characters. */
  name: Scalars['String']['output'];
  /** 1–5 coins; each code at most once. */
  coins: Array<CoinAmount>;
  /** The waiting time between two claims in hours, 1–720. */
  cooldownHours: Scalars['Int']['output'];
  /** 1–1000. */
  maxClaimsPerUser: Scalars['Int']['output'];
  active: Scalars['Boolean']['output'];
};

export type SaveCoinPackageInput = {
  brandId: Scalars['ID']['input'];
  /** The id of the brand. */
  expectedVersion: Scalars['Int']['input'];
  /** Absent for a new package. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  coins: Array<CoinAmountInput>;
  cooldownHours: Scalars['Int']['input'];
  maxClaimsPerUser: Scalars['Int']['input'];
  active: Scalars['Boolean']['input'];
};

/** The permissions of a user in a brand. */
export type BrandLevel =
  | 'PLAYER'
  /** Can read users, balances and statements. */
  | 'SUPPORT'
  /** Can manage users and coins. The owner of the company counts as ADMIN. */
  | 'ADMIN';

export type BrandUserStatus =
  | 'ACTIVE'
  /** Suspended by a manager of the brand. */
  | 'SUSPENDED'
  /** Self-excluded, or on a break, until `selfExcludedUntil`. Nobody can cancel it. */
  | 'SELF_EXCLUDED'
  /** Has left the brand. This status is final. */
  | 'CLOSED';

/**
 * The limits that a player sets; amounts in whole coins. Each kind of coin is counted separately. The strictest limit
 * applies.
 */
export type PlayLimits = {
  dailyLoss: Maybe<Scalars['Int']['output']>;
  weeklyLoss: Maybe<Scalars['Int']['output']>;
  monthlyLoss: Maybe<Scalars['Int']['output']>;
  /** The maximum length of a play session in minutes, 15–480. */
  sessionMinutes: Maybe<Scalars['Int']['output']>;
};

/** A stricter limit applies immediately. A looser limit, or its removal, applies after 24 hours. */
export type PendingLimits = {
  limits: PlayLimits;
  /** The time from which they apply. */
  from: Scalars['AWSDateTime']['output'];
};

/** A player: a user in one brand. It never contains the e-mail address. */
export type BrandUser = {
  brandId: Scalars['ID']['output'];
  /** The immutable user id (`sub`). */
  userId: Scalars['ID']['output'];
  /** 2–30 characters. */
  displayName: Scalars['String']['output'];
  level: BrandLevel;
  /** Whether the user has the level as the owner of the brand's company. */
  owns: Scalars['Boolean']['output'];
  /** 0–10. */
  tier: Scalars['Int']['output'];
  /**
   * Set by managers of the brand; promotions can be limited to players with a tag. At most 10 tags, each with 1–24
   * lower-case letters, digits and hyphens. Players can read their own tags.
   */
  tags: Array<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2, as the player stated. */
  country: Scalars['String']['output'];
  ageConfirmedAt: Scalars['AWSDateTime']['output'];
  /** The version of the terms that the player accepted, and the time. */
  termsVersion: Scalars['String']['output'];
  status: BrandUserStatus;
  /** The reason for the suspension. */
  statusReason: Maybe<Scalars['String']['output']>;
  selfExcludedUntil: Maybe<Scalars['AWSDateTime']['output']>;
  /** Whether the time until `selfExcludedUntil` is a break of at most 42 days. */
  onBreak: Scalars['Boolean']['output'];
  limits: PlayLimits;
  pendingLimits: Maybe<PendingLimits>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** One for each kind of coin that the player has ever had. */
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
  /** Confirms the minimum age of the casino; must be true. */
  ofAge: Scalars['Boolean']['input'];
  /** The `termsVersion` of the brand, which the player accepts. */
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

export type BrandUserTagsInput = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /**
   * All tags of the player; tags that are not listed are removed. At most 10, none of them twice, each with 1–24 letters,
   * digits and hyphens. Spaces around a tag are removed, and letters become lower-case.
   */
  tags: Array<Scalars['String']['input']>;
};

export type BrandUserDecisionInput = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
  /** At most 1000 characters; shown to the player. */
  reason: Scalars['String']['input'];
};

export type BrandUserTransitionInput = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  expectedVersion: Scalars['Int']['input'];
};

export type SetPlayLimitsInput = {
  brandId: Scalars['ID']['input'];
  /** The complete new limits. An absent field means no limit. */
  dailyLoss?: InputMaybe<Scalars['Int']['input']>;
  weeklyLoss?: InputMaybe<Scalars['Int']['input']>;
  monthlyLoss?: InputMaybe<Scalars['Int']['input']>;
  sessionMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** Exactly one of `months` and `days` is required. */
export type ExcludeSelfInput = {
  brandId: Scalars['ID']['input'];
  /** From 6 to 60. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** From 1 to 42: a break, which applies to the brand only. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Applies to all brands of the platform, including brands that the user has not joined yet. */
  everywhere: Scalars['Boolean']['input'];
  /** The name of the brand, typed by the user as a confirmation of an exclusion for months. Not needed for a break. */
  confirmation?: InputMaybe<Scalars['String']['input']>;
};

/** The purse of a wallet: MAIN for coins to play with, PROMO for coins of promotions. */
export type Purse =
  | 'MAIN'
  | 'PROMO'
  /** Coins in the wallet of an operator. The balance is the sum of the movements here, and may be negative. */
  | 'EXTERNAL';

/** A wallet with its balance, which is derived from the journal. */
export type Balance = {
  coin: Scalars['String']['output'];
  purse: Purse;
  /** In minor units, a digit string. */
  amount: Scalars['String']['output'];
  /** The sequence number of the wallet's last movement. */
  seq: Scalars['String']['output'];
};

export type MovementKind =
  /** Welcome coins. */
  | 'WELCOME'
  /** Daily coins. */
  | 'DAILY'
  /** A claimed package. */
  | 'PACKAGE'
  /** Granted manually, with a reason. */
  | 'GRANT'
  /** Withdrawn manually, with a reason. */
  | 'WITHDRAWAL'
  | 'BET'
  | 'WIN'
  /** Reverses another movement. */
  | 'REVERSAL'
  /** A buy-in, paid into the prize pool of a tournament. */
  | 'BUY_IN'
  /** A refunded buy-in of a cancelled tournament. */
  | 'REFUND'
  /** A prize of a tournament. */
  | 'PRIZE'
  /** Reserves coins for prizes, or releases them. The wallet belongs to the tournament. */
  | 'ESCROW'
  /** The reward of a promotion. */
  | 'REWARD'
  /** Moves coins of a reward from its own purse to the main purse after the wagering. */
  | 'RELEASE'
  /** Takes back coins of a reward that expired, was given up, or won more than its terms allow. */
  | 'FORFEIT';

export type MovementState =
  | 'POSTED'
  /** Permanently declined: no coins have moved, and no later request with the key can move any. */
  | 'DECLINED';

/** A movement of a wallet. It is stored permanently. */
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
  /** In minor units, a digit string. A debit starts with a minus sign. */
  amount: Scalars['String']['output'];
  /** The balance of the wallet after the movement; null if it was declined. */
  balance: Maybe<Scalars['String']['output']>;
  /** Numbers the movements of a wallet without gaps; null if it was declined. */
  seq: Maybe<Scalars['String']['output']>;
  /** The `sub` of the acting user, or `system` or `guest`. */
  actor: Scalars['String']['output'];
  reason: Maybe<Scalars['String']['output']>;
  /** The id of its round, package or related movement. */
  reference: Maybe<Scalars['String']['output']>;
  /** In statements, the game of the round; null for movements other than bets and wins. */
  gameId: Maybe<Scalars['ID']['output']>;
};

export type MovementConnection = {
  items: Array<Movement>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** A manual movement by a manager of the brand. */
export type MoveCoinsInput = {
  brandId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
  coin: Scalars['String']['input'];
  /** In minor units, a digit string from 1 to 10¹². */
  amount: Scalars['String']['input'];
  /** 3–500 characters; stored permanently. */
  reason: Scalars['String']['input'];
  /**
   * The idempotency key: a ULID that the caller creates for the request. Its first ten characters are the time. A
   * repeated request gets the same response for 24 hours. A time more than 24 hours ago is refused with
   * `request.expired`, and a time more than five minutes ahead with `request.ahead`. Both refusals contain the server
   * time (`now`), and nothing is read or written.
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

/** A session at one game of a brand with one kind of its coins. */
export type PlaySession = {
  id: Scalars['ID']['output'];
  brandId: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  mathModelHash: Scalars['String']['output'];
  coin: Scalars['String']['output'];
  /** The available bets, in minor units, ascending. */
  betLevels: Array<Scalars['String']['output']>;
  balance: Scalars['String']['output'];
  startedAt: Scalars['AWSDateTime']['output'];
  /** The latest end of the session: after 8 hours, the brand's maximum or the player's own maximum, whichever is shortest. */
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
  /** In minor units; one of the `betLevels` of the session. */
  bet: Scalars['String']['input'];
  /** The idempotency key of the round, created as in `MoveCoinsInput`. A repeated request gets the same response for 24 hours. */
  requestId: Scalars['ID']['input'];
};

/** A round whose call to the wallet of an operator was not done for 72 hours, or was refused. A person decides. */
export type WaitingRound = {
  id: Scalars['ID']['output'];
  casinoId: Scalars['ID']['output'];
  brandId: Scalars['ID']['output'];
  playerId: Scalars['ID']['output'];
  /** The id of the user in the wallet. */
  user: Scalars['String']['output'];
  gameId: Scalars['ID']['output'];
  coin: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
  /** In minor units, like the win. */
  bet: Scalars['String']['output'];
  /** What the wallet has to pay. Null if it has to give back the bet. */
  win: Maybe<Scalars['String']['output']>;
  /** The last reply of the wallet, such as FORBIDDEN or TIMEOUT. */
  problem: Maybe<Scalars['String']['output']>;
  at: Scalars['AWSDateTime']['output'];
  waitsSince: Scalars['AWSDateTime']['output'];
};

export type WaitingRoundInput = {
  casinoId: Scalars['ID']['input'];
  roundId: Scalars['ID']['input'];
};

export type SettleWaitingRoundInput = {
  casinoId: Scalars['ID']['input'];
  roundId: Scalars['ID']['input'];
  /** How the player got the amount; 3–500 characters. */
  reason: Scalars['String']['input'];
};

export type PlayLaunchedRoundInput = {
  /** The secret of the launch. */
  secret: Scalars['String']['input'];
  /** The id of the play session. */
  sessionId: Scalars['ID']['input'];
  /** In minor units; one of the `betLevels` of the session. */
  bet: Scalars['String']['input'];
  /** The idempotency key of the round, created as in `MoveCoinsInput`. */
  requestId: Scalars['ID']['input'];
};

/** One spin of a round with coins. */
export type CoinRoundStep = {
  /** BASE or FREE_SPIN. */
  kind: Scalars['String']['output'];
  /** The stop of each reel. */
  stops: Array<Scalars['Int']['output']>;
  multiplier: Scalars['Int']['output'];
  /** The win of the spin, in minor units, a digit string. */
  win: Scalars['String']['output'];
};

/** A round with coins. Its outcome depends only on the model and the three seed values: server seed, client seed and nonce. */
export type CoinRound = {
  id: Scalars['ID']['output'];
  requestId: Scalars['ID']['output'];
  brandId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  gameId: Scalars['ID']['output'];
  versionId: Scalars['ID']['output'];
  mathModelHash: Scalars['String']['output'];
  coin: Scalars['String']['output'];
  /** In minor units, like all amounts of the round. */
  bet: Scalars['String']['output'];
  win: Scalars['String']['output'];
  /** The win as a multiple of the bet, times 100. */
  multiplierX100: Scalars['Int']['output'];
  capped: Scalars['Boolean']['output'];
  steps: Array<CoinRoundStep>;
  serverSeedHash: Scalars['String']['output'];
  /** Hexadecimal; null while the seed is in use. Its SHA-256 is the commitment. */
  serverSeed: Maybe<Scalars['String']['output']>;
  clientSeed: Scalars['String']['output'];
  nonce: Scalars['Int']['output'];
  /** The purse that paid the bet and received the win. `PROMO` is the purse of rewards with wagering and of free rounds. */
  purse: Purse;
  /** The balance of that purse after the round. */
  balance: Scalars['String']['output'];
  /**
   * The reward that the round counted for, in its state after the round. Null without such a reward, and for rounds that
   * are read later.
   */
  claim: Maybe<RoundClaim>;
  /**
   * The caller's standings after the round in the tournaments that the round counted for. Null without such a tournament,
   * for a repeated request, and for rounds that are read later.
   */
  standings: Maybe<Array<RoundStanding>>;
  at: Scalars['AWSDateTime']['output'];
};

/** The standing of a player in a tournament after a round that counted for it. */
export type RoundStanding = {
  tournamentId: Scalars['ID']['output'];
  entryId: Scalars['ID']['output'];
  score: Scalars['String']['output'];
  rounds: Scalars['Int']['output'];
  /** As in `Standing`. */
  order: Scalars['String']['output'];
};

/** The state of a reward after a round that counted for it. */
export type RoundClaim = {
  claimId: Scalars['ID']['output'];
  promotionId: Scalars['ID']['output'];
  status: ClaimStatus;
  /** Whether the round was one of the free rounds of the reward. */
  isFreeRound: Scalars['Boolean']['output'];
  progress: ClaimProgress;
  /** The amount that was moved to the main purse, in minor units; null while the reward is in progress. */
  released: Maybe<Scalars['String']['output']>;
};

export type CoinRoundConnection = {
  items: Array<CoinRound>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** A round that its player shares. Everyone who has the id of its replay can read it. */
export type SharedRound = {
  /** 26 characters with 130 random bits. The id contains no information about the player or the round. */
  replayId: Scalars['ID']['output'];
  roundId: Scalars['ID']['output'];
  /** The time at which the round and its replay expire. */
  expiresAt: Scalars['AWSDateTime']['output'];
};

export type ShareRoundInput = {
  brandId: Scalars['ID']['input'];
  /** The id of the request that played the round. */
  requestId: Scalars['ID']['input'];
};

export type UnshareRoundInput = {
  brandId: Scalars['ID']['input'];
  replayId: Scalars['ID']['input'];
};

/** The public view of a shared round. It contains nothing that identifies the player. */
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
  /** The number of decimals of the coin. All amounts below are in minor units. */
  decimals: Scalars['Int']['output'];
  bet: Scalars['String']['output'];
  win: Scalars['String']['output'];
  /** The win as a multiple of the bet, times 100. */
  multiplierX100: Scalars['Int']['output'];
  capped: Scalars['Boolean']['output'];
  steps: Array<CoinRoundStep>;
  serverSeedHash: Scalars['String']['output'];
  /** Hexadecimal; null until the player rotates the seeds. Its SHA-256 is the commitment. */
  serverSeed: Maybe<Scalars['String']['output']>;
  clientSeed: Scalars['String']['output'];
  nonce: Scalars['Int']['output'];
  at: Scalars['AWSDateTime']['output'];
  expiresAt: Scalars['AWSDateTime']['output'];
  /** The rules of the played version, whether it is still live or not. */
  rules: GameRules;
};

/** The seeds for the next rounds of a player in a brand. */
export type SeedPair = {
  /** SHA-256 of the current server seed, in hexadecimal: the commitment. */
  serverSeedHash: Scalars['String']['output'];
  /** 1–64 printable ASCII characters, chosen by the player. */
  clientSeed: Scalars['String']['output'];
  /** The number of the next round under this seed. */
  nonce: Scalars['Int']['output'];
  /** The commitment of the server seed after the next rotation. */
  nextServerSeedHash: Scalars['String']['output'];
};

/** The seed that a rotation revealed, and the new pair of seeds. */
export type SeedRotation = {
  revealedServerSeed: Scalars['String']['output'];
  revealedServerSeedHash: Scalars['String']['output'];
  /** The number of rounds that were drawn from it. */
  rounds: Scalars['Int']['output'];
  seeds: SeedPair;
};

export type RotateSeedsInput = {
  brandId: Scalars['ID']['input'];
  /** The client seed after the rotation. Default: the current one. */
  clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** The current commitment, so that a repeated request rotates only once. */
  serverSeedHash: Scalars['String']['input'];
};

export type SearchKind =
  | 'COMPANY'
  | 'GAME'
  | 'CASINO'
  | 'BRAND';

/** An entity that a search found. */
export type SearchHit = {
  kind: SearchKind;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** A value of CompanyStatus, GameStatus, CasinoStatus or BrandStatus. */
  status: Scalars['String']['output'];
  /** The name of its company; null for a company. */
  companyName: Maybe<Scalars['String']['output']>;
  /** The casino of a brand; null for other entities. */
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
  /** Coins that players received without a bet. */
  bonusCost: Scalars['String']['output'];
  /** Prizes and refunds of tournaments minus buy-ins. Negative if players paid more than they got. */
  tournamentCost: Scalars['String']['output'];
  /** GGR − bonus cost − tournament cost. Withdrawn and forfeited coins are left out. */
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
  /** The reward is in use: free rounds or wagering are not complete. */
  | 'ACTIVE'
  /** The player has the coins. */
  | 'COMPLETED'
  /** The claim expired before its wagering was complete. */
  | 'EXPIRED'
  /** The player gave up the claim or was excluded. */
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

/** The status of a tournament. SCHEDULED, RUNNING and SETTLING are derived from the clock. */
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
  /** With their first qualifying round. */
  | 'AUTO'
  /** Players join. */
  | 'OPT_IN'
  /** Players join and pay `buyIn`: coins go into the prize pool, tickets do not. */
  | 'BUY_IN'
  /** Players apply, and a manager of the brand admits them. */
  | 'APPROVAL';

/** How scores are computed from rounds. Multipliers are hundredths of the bet. */
export type ScoringModel =
  /** The sum of the multipliers, each at most `capX100`. */
  | 'SUM_MULTIPLIER'
  | 'HIGHEST_MULTIPLIER'
  /** The sum of all wins. */
  | 'TOTAL_WIN'
  /** Wins minus bets; can be negative. */
  | 'NET_PROFIT'
  /** The largest number of consecutive rounds with a multiplier of at least `fromX100`. */
  | 'BEST_STREAK'
  /** The best sum of multipliers over `rounds` consecutive rounds. */
  | 'BEST_OF_N'
  /** The sum of round(100 · log2(win / bet + 1)). */
  | 'LOG_MULTIPLIER'
  /** The rest of `bankroll`; all entrants start with the same bankroll. */
  | 'FIXED_BANKROLL'
  /** The sum of all bets; needs `maxRounds`. */
  | 'TOTAL_BET'
  /** The number of rounds; needs `maxRounds`. */
  | 'ROUND_COUNT';

export type PrizeKind =
  /** Fixed amounts, reserved when the tournament is published. */
  | 'FIXED'
  /** Shares of the buy-ins; not for a buy-in in tickets. */
  | 'POOL';

export type TournamentEntryStatus =
  /** The player has applied; a manager has not decided yet. */
  | 'WAITING'
  | 'ADMITTED'
  | 'DECLINED';

export type TournamentScoring = {
  model: ScoringModel;
  /** For SUM_MULTIPLIER, in hundredths of the bet; null without a cap. */
  capX100: Maybe<Scalars['Int']['output']>;
  /** For BEST_STREAK, in hundredths of the bet. */
  fromX100: Maybe<Scalars['Int']['output']>;
  /** For BEST_OF_N: 2–20. */
  rounds: Maybe<Scalars['Int']['output']>;
  /** For FIXED_BANKROLL: minor units of the coin, as digits. */
  bankroll: Maybe<Scalars['String']['output']>;
};

/** The prize of each rank from `rankFrom` to `rankTo`. */
export type TournamentPrize = {
  rankFrom: Scalars['Int']['output'];
  rankTo: Scalars['Int']['output'];
  /** For FIXED: minor units, as digits. */
  amount: Maybe<Scalars['String']['output']>;
  /** For POOL: hundredths of a percent of the pool. */
  share: Maybe<Scalars['Int']['output']>;
};

/** The result of a tournament. */
export type TournamentResult = {
  /** The number of admitted entries. */
  entrants: Scalars['Int']['output'];
  /** The number of entries with a rank. */
  ranked: Scalars['Int']['output'];
  /** The sum of all prizes in minor units, as digits. */
  paid: Scalars['String']['output'];
  /** SHA-256 of the certificate's result, in hexadecimal. */
  resultHash: Scalars['String']['output'];
};

/** A player's entry in a tournament. */
export type TournamentEntry = {
  /** A random id that is used only in this tournament, for the leaderboard and the certificate. */
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
  /** Only for the mode BUY_IN, in minor units of `buyInCoin`. */
  buyIn: Maybe<Scalars['String']['output']>;
  /** The coin of kind TICKET that players pay the buy-in with; null for the coin of the tournament. */
  buyInCoin: Maybe<Scalars['String']['output']>;
  /** The decimals of `buyInCoin`; null without it. */
  buyInDecimals: Maybe<Scalars['Int']['output']>;
  /** If there are fewer entrants, the tournament is cancelled at its start. */
  minEntrants: Scalars['Int']['output'];
  maxEntrants: Maybe<Scalars['Int']['output']>;
  minBet: Scalars['String']['output'];
  /** Only the first rounds of an entrant count. */
  maxRounds: Maybe<Scalars['Int']['output']>;
  scoring: TournamentScoring;
  prizeKind: PrizeKind;
  prizes: Array<TournamentPrize>;
  /** The manager who last changed the coin or the prizes of a draft; null after the publication. */
  prizesSetBy: Maybe<Scalars['ID']['output']>;
  /** The amount that is reserved for fixed prizes. */
  budget: Scalars['String']['output'];
  /** The sum of the buy-ins so far; 0 for buy-ins in tickets. */
  pool: Scalars['String']['output'];
  entrants: Scalars['Int']['output'];
  status: TournamentStatus;
  /** SHA-256 of the rules, in hexadecimal; available from the publication on. */
  rulesHash: Maybe<Scalars['String']['output']>;
  cancelReason: Maybe<Scalars['String']['output']>;
  /** Available after the settlement. */
  result: Maybe<TournamentResult>;
  /** The caller's own entry. */
  entry: Maybe<TournamentEntry>;
  publishedAt: Maybe<Scalars['AWSDateTime']['output']>;
  settledAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Incremented by every change. A change that names another version is refused. */
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
  /** The time at which the score was reached. */
  reachedAt: Scalars['AWSDateTime']['output'];
  /** A text that sorts the entries by rank, highest first. */
  order: Scalars['String']['output'];
};

/** A rank of a leaderboard below its top, from which clients find other ranks by binary search. */
export type RankBoundary = {
  rank: Scalars['Int']['output'];
  order: Scalars['String']['output'];
};

/** The leaderboard: entries with at least one round, up to two seconds old. After the settlement it is the final result. */
export type Leaderboard = {
  tournamentId: Scalars['ID']['output'];
  /** The first 100, best first. */
  top: Array<Standing>;
  /** All further ranks of a leaderboard with at most 1,000 entries; 900 ranks at equal distances of a larger leaderboard. */
  boundaries: Array<RankBoundary>;
  /** The number of ranked entries. */
  ranked: Scalars['Int']['output'];
  /** The caller's own entry in its current state. */
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

/** A tournament's certificate, `novalink.tournament/2` or earlier: rules, entries, rounds, ranking and prizes. */
export type TournamentCertificate = {
  /** The path of the file on the site, which never changes. */
  path: Scalars['String']['output'];
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
  /** Only for the mode BUY_IN: a coin of the brand of kind TICKET. Without it, `buyIn` is in the coin of the tournament. */
  buyInCoin?: InputMaybe<Scalars['String']['input']>;
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
  /** A ULID that the caller creates. It becomes the id of the tournament, so that a repeated request creates only one. */
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
  /** The idempotency key: a ULID that the caller creates for the request. */
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

/** The template from which a promotion was created. Only the rules determine its behavior. */
export type PromotionType =
  /** Coins after the sign-up, once. */
  | 'WELCOME_GRANT'
  /** Coins on the first visit of a day. */
  | 'DAILY_GRANT'
  /** Rounds of a game without a bet. */
  | 'FREE_ROUNDS'
  /** A share of the net loss of the previous day, week or month. */
  | 'CASHBACK'
  /** A share of the bets of a period. */
  | 'MATCH_GRANT'
  /** Coins for entering a code. */
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

/** The status of a promotion. SCHEDULED, ACTIVE and ENDED are derived from the clock and the budget. */
export type PromotionStatus =
  /** Not published: only the brand's managers see it. */
  | 'DRAFT'
  /** Submitted with a budget that a second manager of the brand has to confirm. The rules cannot be changed in this status. */
  | 'AWAITING_CONFIRMATION'
  /** Published, before its start. The rules are final. */
  | 'SCHEDULED'
  /** Players can collect rewards. */
  | 'ACTIVE'
  /** Paused: nobody can collect a reward until it is resumed. */
  | 'PAUSED'
  /** Its end time has passed, or its budget is used up. */
  | 'ENDED'
  /** Ended early. Collected rewards remain. */
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
  /** SHA-256 of the rules, in hexadecimal; available from the publication on. */
  rulesHash: Maybe<Scalars['String']['output']>;
  startsAt: Scalars['AWSDateTime']['output'];
  endsAt: Maybe<Scalars['AWSDateTime']['output']>;
  budget: Scalars['String']['output'];
  /** The remaining budget. */
  remaining: Scalars['String']['output'];
  /** The number of collected rewards. */
  claims: Scalars['Int']['output'];
  cancelReason: Maybe<Scalars['String']['output']>;
  /** The user who submitted it for confirmation: the only manager who cannot confirm it. */
  submittedBy: Maybe<Scalars['ID']['output']>;
  submittedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** The reason, for a draft that was rejected. */
  rejectReason: Maybe<Scalars['String']['output']>;
  publishedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** Incremented by every change. A change that names another version is refused. */
  version: Scalars['Int']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
};

export type PromotionConnection = {
  items: Array<Promotion>;
  nextToken: Maybe<Scalars['String']['output']>;
};

/** The availability of an offer for a player. */
export type OfferStatus =
  /** The reward can be collected now. */
  | 'CLAIMABLE'
  /** Some conditions are not met yet. */
  | 'IN_PROGRESS'
  /** The reward of this period was already collected. */
  | 'CLAIMED'
  /** Between two occurrences, or before the start. */
  | 'CLOSED'
  /** Another reward in progress excludes this one: one of them is exclusive, or both are in the same group. */
  | 'BLOCKED';

/** The player's progress with the condition of the same index. */
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
  /** The coin of `amount`: the coin of the promotion, or the ticket coin of the reward. */
  coin: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
  /** The final rules, as in `Promotion`. */
  rules: Scalars['AWSJSON']['output'];
  rulesHash: Scalars['String']['output'];
  status: OfferStatus;
  /** One entry for each condition of the rules, in order. */
  progress: Array<ConditionProgress>;
  /** The amount that can be collected now; null for a wheel, and while conditions are not met. */
  amount: Maybe<Scalars['String']['output']>;
  /** The end of the period, of the occurrence or of the promotion, whichever comes first; null if there is no end. */
  closesAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** The time at which it can be collected again; null if never, and while it can be collected. */
  opensAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** For a wheel: the commitment to the server seed of the next draw; null before the first game session or draw. */
  serverSeedHash: Maybe<Scalars['String']['output']>;
};

/** A draw of a wheel. Everyone can verify it with the revealed server seed. */
export type PromotionDraw = {
  /** The index of the drawn sector, from 0. */
  sector: Scalars['Int']['output'];
  /** The sectors at the time of the draw, as in the rules: label, weight and amount of each. */
  sectors: Scalars['AWSJSON']['output'];
  /** SHA-256 of the sectors, in hexadecimal. */
  wheelHash: Scalars['String']['output'];
  /** SHA-256 of the server seed, in hexadecimal. */
  serverSeedHash: Scalars['String']['output'];
  /** Hexadecimal; null until the player rotates the seeds, which reveals it. */
  serverSeed: Maybe<Scalars['String']['output']>;
  clientSeed: Scalars['String']['output'];
  nonce: Scalars['Int']['output'];
};

/** What a player has to do before the coins of a reward are added to the balance. */
export type ClaimStepUnit =
  /** Free rounds. */
  | 'FREE_ROUNDS'
  /** Bets that count, in minor units. */
  | 'BETS';

/** A part of a reward in progress. It is complete when `done` is at least `target`. Both are digits in the unit. */
export type ClaimStep = {
  unit: ClaimStepUnit;
  done: Scalars['String']['output'];
  target: Scalars['String']['output'];
};

/** The progress of a reward that is not paid at once. Amounts are minor units. */
export type ClaimProgress = {
  /** The coins of the reward, in a separate purse. */
  purse: Scalars['String']['output'];
  /** In order. A step is added when the one before it is complete: the required bets follow from the wins of free rounds. */
  steps: Array<ClaimStep>;
  /** The maximum bet that counts; null without a limit. */
  maxBet: Maybe<Scalars['String']['output']>;
  /** The maximum amount that can be moved to the main purse; null without a limit. */
  maxWin: Maybe<Scalars['String']['output']>;
  /** Whether bets are paid from the reward before the main purse. */
  isSpentFirst: Scalars['Boolean']['output'];
  freeRounds: Maybe<ClaimFreeRounds>;
  /** The expiry time. Time during which the player is suspended does not count. */
  expiresAt: Scalars['AWSDateTime']['output'];
};

export type ClaimFreeRounds = {
  gameId: Scalars['ID']['output'];
  /** The bet in minor units. Rounds at this game with this bet are free while free rounds are left. */
  bet: Scalars['String']['output'];
  left: Scalars['Int']['output'];
};

/** A reward that a player collected. */
export type PromotionClaim = {
  id: Scalars['ID']['output'];
  promotionId: Scalars['ID']['output'];
  type: PromotionType;
  name: Scalars['String']['output'];
  /** The coin of the amounts: the coin of the promotion, or the ticket coin of the reward. */
  coin: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
  /** The period for which it was collected: `ONCE`, `2026-05-01`, `2026-W18` or `2026-05`. */
  period: Scalars['String']['output'];
  /** The amount that was paid or can be released, in minor units; 0 for a sector without a prize, and for free rounds. */
  amount: Scalars['String']['output'];
  status: ClaimStatus;
  /** The amount that was finally moved to the main purse, in minor units; null while the reward is in progress. */
  released: Maybe<Scalars['String']['output']>;
  /** Null while the reward is in progress. */
  endedAt: Maybe<Scalars['AWSDateTime']['output']>;
  /** For the player and the brand's managers, while the reward is in progress. */
  progress: Maybe<ClaimProgress>;
  /** Only for a wheel. */
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
  /** Like `PromotionClaim.period`. A player has one invitation per period. */
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

/** The reason why a player would have no reward in a dry run, for the last event that the promotion reacts to. */
export type DryRunReason =
  /** No such event was recorded in the time range, for example a visit or a round. */
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
  /** The player was excluded or suspended, or the account was closed. */
  | 'PROTECTED'
  /** The promotion was outside its schedule at the time. */
  | 'CLOSED'
  /** The reward of the period was already collected. */
  | 'PERIOD_CLAIMED'
  /** The maximum number of rewards for one player was already collected. */
  | 'PLAYER_LIMIT'
  /** Another reward in progress excludes this one. */
  | 'STACKING'
  /** The share of the bets or of the net loss was less than one minor unit. */
  | 'NO_AMOUNT'
  /** The budget or the maximum number of rewards of the promotion was used up. */
  | 'LIMITS';

/** Players without a reward in a dry run. */
export type DryRunReasonCount = {
  reason: DryRunReason;
  players: Scalars['Int']['output'];
};

/** A reward that a player would have received. */
export type DryRunClaim = {
  /** Like `PromotionClaim.period`. */
  period: Scalars['String']['output'];
  /** The time of the event that caused it. */
  at: Scalars['AWSDateTime']['output'];
  /**
   * The amount that would have been paid, in minor units of the reward's coin; null for a wheel and for free rounds, whose
   * amount is random.
   */
  amount: Maybe<Scalars['String']['output']>;
  /** The maximum amount that could have been paid, in minor units of the reward's coin. */
  largestAmount: Scalars['String']['output'];
};

export type DryRunPlayer = {
  userId: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  /** In chronological order. */
  claims: Array<DryRunClaim>;
};

/**
 * A dry run: the players who would have qualified for a promotion in the last days, and its cost, as if it had run then
 * with its whole budget. Players are evaluated in their current state. Visits are not recorded: a day with a round in
 * the coin of the promotion counts as a day with a visit. Rewards that players have already collected are not counted
 * again. Amounts are minor units of the coin, as digits.
 */
export type PromotionDryRun = {
  promotionId: Scalars['ID']['output'];
  coin: Scalars['String']['output'];
  decimals: Scalars['Int']['output'];
  from: Scalars['AWSDateTime']['output'];
  to: Scalars['AWSDateTime']['output'];
  /** The number of evaluated players of the brand. */
  players: Scalars['Int']['output'];
  /** The number of evaluated players with at least one reward. */
  qualifyingPlayers: Scalars['Int']['output'];
  claims: Scalars['Int']['output'];
  /** The number of rewards that players qualified for after the budget or the maximum number of rewards was used up. */
  beyondLimits: Scalars['Int']['output'];
  /**
   * The expected cost, rounded to whole minor units: the average over the chances of a wheel, or over the RTP of the
   * game of free rounds; null if that game is no longer offered.
   */
  expectedCost: Maybe<Scalars['String']['output']>;
  /** The amount that the rewards would have taken from the budget: their maximum possible cost. */
  reservedCost: Scalars['String']['output'];
  /** Players without a reward, the most frequent reason first. */
  reasons: Array<DryRunReasonCount>;
  /**
   * True for CODE, MANUAL and TOURNAMENT_SETTLED, whose past events are unknown: every player is assumed to get the
   * reward once, at the end.
   */
  assumesEverybody: Scalars['Boolean']['output'];
  /**
   * Whether some data was left out: the brand has more than `playerLimit` players, a player has more than
   * `playerRoundLimit` rounds in the time range, or all players together have more than `roundLimit`. Players are read
   * in the order of their random ids. Of a player's rounds, the newest are read.
   */
  isPartial: Scalars['Boolean']['output'];
  /** The maximum number of evaluated players. */
  playerLimit: Scalars['Int']['output'];
  /** After this number of rounds, no more players are evaluated. */
  roundLimit: Scalars['Int']['output'];
  /** The maximum number of rounds that are read for one player. */
  playerRoundLimit: Scalars['Int']['output'];
  /** The first 50 qualifying players, by the time of their first reward. */
  qualified: Array<DryRunPlayer>;
};

export type CreatePromotionInput = {
  brandId: Scalars['ID']['input'];
  type: PromotionType;
  /**
   * Like `Promotion.rules`, without `schema`, `promotionId`, `version`, `brandId` and `decimals`, which the server sets.
   * At most 24,000 characters.
   */
  rules: Scalars['AWSJSON']['input'];
  /** A ULID that the caller creates. It becomes the id of the promotion, so that a repeated request creates only one. */
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
  /** For a promotion that is claimed with a code. Case and surrounding spaces are ignored. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The idempotency key: a ULID that the caller creates for the request. */
  requestId: Scalars['ID']['input'];
};

export type ForfeitClaimInput = {
  brandId: Scalars['ID']['input'];
  claimId: Scalars['ID']['input'];
};

export type Query = {
  /** A company of the caller; any company for admins. Other companies are refused with `company.missing`, like missing ones. */
  getCompany: Maybe<Company>;
  /**
   * The companies of the caller, newest first. Admins get all companies, optionally with one status or of one `owner`.
   * `limit` is 1–100 (25). A filtered page can be short while `nextToken` is set.
   */
  listCompanies: CompanyConnection;
  /** The API keys of the caller's company, newest first; those of any company for admins. */
  listApiKeys: Maybe<Array<ApiKey>>;
  /** The webhook endpoints of the caller's company, newest first; those of any company for admins. */
  listWebhookEndpoints: Maybe<Array<WebhookEndpoint>>;
  /** The deliveries to an endpoint of the caller's company, newest first. `limit` is 1–100 (25). */
  listWebhookDeliveries: Maybe<WebhookDeliveryConnection>;
  /** A user as JSON `{sub, email, status, enabled, groups, createdAt}`, by `sub` or e-mail address. */
  getUser: Maybe<Scalars['AWSJSON']['output']>;
  /** The history of the groups of a user, newest first; `sub` is the user's id. `limit` is 1–100 (25). */
  listUserHistory: AuditEventConnection;
  /**
   * The audit events of all entities, newest first, for the days `from` to `to` in UTC, both included. `limit` is 1–100
   * (25). A page that is filtered by kind or action can be short while `nextToken` is set.
   */
  listAuditEvents: LoggedEventConnection;
  /** The position of an audit event in the public audit log; null if the event is not public or not published yet. */
  getPublishedEvent: Maybe<PublishedEvent>;
  /** The review queue, oldest first; `limit` is 1–50 (25). A page can be short while `nextToken` is set. */
  listReviewItems: ReviewItemConnection;
  /**
   * Finds entities by name, id or code: every word of `text` must be the beginning of a word in it. Case and accents are
   * ignored. Companies, casinos and brands: those of the caller; all for admins. Games: those of the caller and of the
   * catalogue. `text` has at most 100 characters and 6 words; `limit` is 1–10 (5) for each kind. A new name is found
   * after about a second.
   */
  search: Array<SearchHit>;
  /** A game of the caller's company; any game for admins. Other games are refused with `game.missing`, like missing ones. */
  getGame: Maybe<Game>;
  /**
   * The games of the caller's company, newest first. Admins get all games, optionally with one status or of one company.
   * All other callers must name their company. A filtered page can be short while `nextToken` is set.
   */
  listGames: GameConnection;
  getGameVersion: Maybe<GameVersion>;
  /** The live games of approved companies: first the featured ones, then the newest. A filtered page can be short while `nextToken` is set. */
  listCatalogue: PublicGameConnection;
  /**
   * Live games by name or code, newest first; at most 100. Every word of `text` must be the beginning of a word in it.
   * Case and accents are ignored. `text` has at most 100 characters and 6 words. A new game is found after about a
   * second.
   */
  searchCatalogue: Array<PublicGame>;
  /** An offered game, for everyone. Other games are refused with `game.missing`. */
  getPublicGame: Maybe<PublicGame>;
  /** For everyone, including guests. Refused with `run.missing` if the live version has no test run of the Test Lab. */
  getGameCertificate: Maybe<GameCertificate>;
  /** A test run of the caller; any run for admins. Other runs are refused with `run.missing`, like missing ones. */
  getTestRun: Maybe<TestRun>;
  /** The test runs of the caller, newest first; `limit` is 1–100 (25). A filtered page can be short while `nextToken` is set. */
  listTestRuns: TestRunConnection;
  /**
   * The result of the upload check of an image, or of a document that the caller uploaded; any file for admins. Other
   * files are refused with `file.not-yours`, like missing ones.
   */
  getFileCheck: Maybe<FileCheck>;
  /** Checked images by 1–100 distinct keys, in the order of the keys. Missing and unchecked images are omitted. */
  getImages: Array<ImageFile>;
  /** The caller's age confirmation; null if there is none. */
  getAgeConfirmation: Maybe<AgeConfirmation>;
  /** The caller's acceptance of the versions in force; null if they were not accepted yet. */
  getTermsAcceptance: Maybe<TermsAcceptance>;
  /** The caller's choice to play; null if they have not chosen it. */
  getPlayerChoice: Maybe<PlayerChoice>;
  /** The notifications of the caller, newest first; `limit` is 1–100 (25). */
  listNotifications: NotificationConnection;
  /** Default: every topic except TEST_RUNS. */
  getNotificationSettings: NotificationSettings;
  /** The caller's own support requests, newest first; `limit` is 1–100 (25). */
  listMySupportRequests: SupportRequestConnection;
  /** Support requests with one status. OPEN requests are sorted oldest first, others newest first; `limit` is 1–100 (25). */
  listSupportRequests: SupportRequestConnection;
  getSupportRequest: Maybe<SupportRequest>;
  /** The audit events of a support request, newest first; `limit` is 1–100 (25). */
  listSupportHistory: AuditEventConnection;
  /**
   * All data that is stored about the caller, in pages: `{items: [{section, …}], nextToken}`. The first page contains
   * the account. A page can be empty while `nextToken` is set.
   */
  exportMyData: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * A casino of the caller's company; any casino for admins. Other casinos are refused with `casino.missing`, like
   * missing ones.
   */
  getCasino: Maybe<Casino>;
  /** The casinos of the caller's company, newest first. Admins get all casinos, optionally with one status or of one company. */
  listCasinos: CasinoConnection;
  /**
   * An open brand, for users of any group and casino users. Its players and managers can always read it. Other brands are refused with
   * `brand.missing`.
   */
  getBrand: Maybe<Brand>;
  /** The lobby of an open brand, for everyone, including guests. Other brands are refused with `brand.missing`. */
  getPublicLobby: Maybe<PublicLobby>;
  /** The brands that the caller has joined, without closed ones; the 50 newest brands at most. */
  listJoinedBrands: Array<JoinedBrand>;
  /** The games of a brand that can be played now, in the brand's order; at most 100. */
  listBrandGames: Array<PublicGame>;
  /** The ids of the games with the most players in a brand in the last 7 days, most popular first; at most 12. */
  listPopularGames: Array<Scalars['ID']['output']>;
  /** The players of a brand, for level SUPPORT and above. A filtered page can be short while `nextToken` is set. */
  listBrandUsers: BrandUserConnection;
  /** A player of the brand: the caller, or any player for level SUPPORT and above. */
  getBrandUser: Maybe<BrandUser>;
  /** The movements of one wallet, newest first: a wallet of the caller, or any wallet for level SUPPORT and above. */
  listStatement: MovementConnection;
  /** All movements of a brand on one day (UTC), oldest first, for level ADMIN. Exports are created from them. */
  listBrandMovements: MovementConnection;
  /** The rounds of a casino that need a person, oldest first, at most 100. For its owner and admins. */
  listWaitingRounds: Maybe<Array<WaitingRound>>;
  /** The caller's own rounds in a brand, newest first. */
  listRounds: CoinRoundConnection;
  /** The caller's own seeds in a brand. */
  getSeeds: Maybe<SeedPair>;
  /** The rounds that the caller shares in a brand, newest first; null for users who are not players of the brand. */
  listSharedRounds: Maybe<Array<SharedRound>>;
  /** A report of contract tests: for everyone if it is public, otherwise for the owner of the casino and admins. */
  getWalletReport: Maybe<WalletReport>;
  /** A shared round, by the id in its link; for everyone. */
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
  /**
   * A published tournament, for everyone; drafts only for the brand's managers. Other tournaments are refused with
   * `tournament.missing`.
   */
  getTournament: Maybe<Tournament>;
  /** The leaderboard of a published tournament, for everyone. */
  getLeaderboard: Maybe<Leaderboard>;
  /** The certificate of a settled or cancelled tournament, for everyone; null before the result. */
  getTournamentCertificate: Maybe<TournamentCertificate>;
  /** The entries of a tournament, for the brand's managers. `limit` is 1–100 (25). */
  listTournamentEntries: Maybe<TournamentEntryConnection>;
  /**
   * The promotions of a brand with their budgets, newest first, for the brand's managers. With `awaiting`, only
   * promotions that await confirmation. `limit` is 1–100 (25).
   */
  listPromotions: PromotionConnection;
  /** A promotion, for the brand's managers. */
  getPromotion: Maybe<Promotion>;
  /** The collected rewards of a promotion, newest first, for the brand's managers. `limit` is 1–100 (25). */
  listPromotionClaims: Maybe<PromotionClaimConnection>;
  /** The players who were invited to a promotion, newest first, for the brand's managers. `limit` is 1–100 (25). */
  listPromotionInvitations: Maybe<PromotionInvitationConnection>;
  /**
   * A dry run of a promotion over the last `days`, for the brand's managers: the players who would have qualified, and
   * the cost. `days` is 1–31. Refused with `promotion.dry-run-running` during another dry run of the brand.
   */
  dryRunPromotion: PromotionDryRun;
  /** The published promotions for which the caller, a player of the brand, is eligible. Promotions with a code are not listed. */
  listOffers: Maybe<Array<PromotionOffer>>;
  /**
   * The rewards that the caller collected in a brand, newest first. `limit` is 1–100 (25). With `isOpen`, only the
   * rewards in progress, all in one page.
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


export type QueryListApiKeysArgs = {
  companyId: Scalars['ID']['input'];
};


export type QueryListWebhookEndpointsArgs = {
  companyId: Scalars['ID']['input'];
};


export type QueryListWebhookDeliveriesArgs = {
  companyId: Scalars['ID']['input'];
  endpointId: Scalars['ID']['input'];
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


export type QueryGetPublicLobbyArgs = {
  brandId: Scalars['ID']['input'];
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
  tag?: InputMaybe<Scalars['String']['input']>;
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


export type QueryListWaitingRoundsArgs = {
  casinoId: Scalars['ID']['input'];
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


export type QueryGetWalletReportArgs = {
  hash: Scalars['String']['input'];
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
  /** Creates a company as DRAFT. A user can own only one company that is not closed. */
  createCompany: Maybe<Company>;
  /** If the condition is not met, the update is refused with `company.condition-not-met`. */
  updateCompany: Maybe<Company>;
  /** Closes the company and deletes it; its history remains. Returns the last state of the company. */
  deleteCompany: Maybe<Company>;
  /**
   * DRAFT or REJECTED → SUBMITTED, by the owner. The kind is required if the company has none yet. Refused with
   * `terms.not-accepted` if the owner has not accepted the terms in force.
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
  /** Any open status → CLOSED, by the owner or an admin. The owner leaves the group. */
  closeCompany: Maybe<Company>;
  /** Creates an API key of the caller's approved company, which can have two active keys. Returns the secret of V1 once. */
  createApiKey: Maybe<CreatedApiKey>;
  /** Revokes an API key at once, by the owner of the company or an admin. A revoked key cannot be restored. */
  revokeApiKey: Maybe<ApiKey>;
  /** Creates an enabled webhook endpoint of the caller's approved company. Returns its secret once. */
  createWebhookEndpoint: Maybe<WebhookSecret>;
  /** Replaces the address, the description and the events, by the owner of the company. */
  updateWebhookEndpoint: Maybe<WebhookEndpoint>;
  /** Enables or disables an endpoint, by the owner of the company or an admin. */
  setWebhookStatus: Maybe<WebhookEndpoint>;
  /** Deletes an endpoint, by the owner of the company or an admin. Its pending deliveries are not sent. */
  deleteWebhookEndpoint: Maybe<WebhookEndpoint>;
  /** Replaces the secret, by the owner of the company. Deliveries have signatures of both secrets for 24 hours. */
  rotateWebhookSecret: Maybe<WebhookSecret>;
  /** Sends an event `test` to an enabled endpoint, by the owner of the company. */
  sendTestWebhook: Maybe<WebhookDelivery>;
  /** Sends a delivery that is not pending to its enabled endpoint again, by the owner of the company. */
  sendWebhookAgain: Maybe<WebhookDelivery>;
  /** Creates or replaces the compliance profile of the caller's company. */
  saveComplianceProfile: Maybe<ComplianceProfile>;
  /**
   * INCOMPLETE, CHANGES_REQUESTED, VALID, EXPIRED or REVOKED → IN_REVIEW, by the owner. The profile must be complete and
   * have a document.
   */
  submitComplianceProfile: Maybe<ComplianceProfile>;
  /** IN_REVIEW → INCOMPLETE, by the owner. */
  withdrawComplianceProfile: Maybe<ComplianceProfile>;
  /** IN_REVIEW → VALID for a year, by an admin who does not own the company, after every document was decided. */
  acceptComplianceProfile: Maybe<ComplianceProfile>;
  /** IN_REVIEW → CHANGES_REQUESTED, by an admin who does not own the company. */
  requestComplianceChanges: Maybe<ComplianceProfile>;
  /** VALID → REVOKED, by an admin who does not own the company. */
  revokeComplianceProfile: Maybe<ComplianceProfile>;
  /** Adds a checked file of the caller to the profile, unless the profile is in review. */
  addComplianceDocument: Maybe<ComplianceDocument>;
  /** Removes a document from the caller's profile, unless the profile is in review. Returns its last state. */
  removeComplianceDocument: Maybe<ComplianceDocument>;
  /** By an admin who does not own the company. */
  acceptComplianceDocument: Maybe<ComplianceDocument>;
  /** By an admin who does not own the company. */
  rejectComplianceDocument: Maybe<ComplianceDocument>;
  /** Creates a game of the caller's approved provider company as DRAFT. */
  createGame: Maybe<Game>;
  updateGame: Maybe<Game>;
  /** Creates a version as DRAFT. Its math model must be valid. */
  createGameVersion: Maybe<GameVersion>;
  /** Only in DRAFT or TESTED. */
  updateGameVersion: Maybe<GameVersion>;
  /**
   * Starts a test run on the server. A passed run of the first mode of a DRAFT version changes the version to TESTED, if
   * its math has not changed since.
   */
  startTestRun: Maybe<TestRun>;
  /** QUEUED or RUNNING → CANCELLED, by its owner. */
  cancelTestRun: Maybe<TestRun>;
  /**
   * TESTED → IN_REVIEW. The game needs a thumbnail. Refused with `input.required` if the rules or the name of a symbol
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
   * APPROVED → LIVE. The previous live version becomes SUPERSEDED. The company must be approved and its compliance
   * profile valid.
   */
  publishGameVersion: Maybe<GameVersion>;
  /** OPEN → ACKNOWLEDGED with a note, by an admin who does not own the company. */
  acknowledgeRtpAlert: Maybe<RtpAlert>;
  /** LIVE → SUSPENDED, with its live version, by an admin who does not own the company. */
  suspendGame: Maybe<Game>;
  /** SUSPENDED → LIVE, by an admin who does not own the company. */
  resumeGame: Maybe<Game>;
  /**
   * Shows an offered game before the others in the catalogue, by an admin who does not own the company. The game that was
   * featured last is first.
   */
  featureGame: Maybe<Game>;
  /** Ends the featuring of a game, by an admin who does not own the company. */
  unfeatureGame: Maybe<Game>;
  /** LIVE → DEPRECATED. */
  deprecateGame: Maybe<Game>;
  /** DRAFT or DEPRECATED → RETIRED. This status is final. */
  retireGame: Maybe<Game>;
  /** Confirms the legal age for the caller's account. Idempotent. */
  confirmAge: Maybe<AgeConfirmation>;
  /** Marks one of the caller's notifications as read. False if there is none with this id. */
  markNotificationRead: Scalars['Boolean']['output'];
  /** Marks the caller's notification with this id, and all earlier ones, as read. */
  markNotificationsRead: Scalars['Boolean']['output'];
  /** Replaces the caller's settings. Refused with `settings.stale` if they were saved elsewhere in the meantime. */
  saveNotificationSettings: NotificationSettings;
  /**
   * Sends a question to customer support, as a guest or a user. The limits per hour are 3 requests for a guest, 10 for all
   * guests of a group of IP addresses, 1,000 for all guests together, and 5 for a user. Further requests are refused with
   * `support.too-many`.
   */
  createSupportRequest: Maybe<SupportReceipt>;
  /** OPEN or ANSWERED → ANSWERED, at most 20 times. Notifies a user. Sends a guest an e-mail if the deployment sends e-mail. */
  answerSupportRequest: Maybe<SupportRequest>;
  /** OPEN or ANSWERED → CLOSED. This status is final. */
  closeSupportRequest: Maybe<SupportRequest>;
  /** Accepts the versions in force. A repeated call returns the first acceptance. */
  acceptTerms: Maybe<TermsAcceptance>;
  /**
   * Records that the caller wants to play. Users without a group can then use the player's fields of brands, such as
   * `joinBrand`. Refused with `age.unconfirmed` unless `ofAge` is true. A repeated request returns the first choice.
   */
  choosePlay: Maybe<PlayerChoice>;
  /** Starts a session with practice coins at an offered game. Requires the caller's age confirmation. */
  startDemoSession: Maybe<DemoSession>;
  /**
   * Starts a session with practice coins at one version in any status, for the owner of the game and admins. Requires
   * the caller's age confirmation. Its rounds are played with `playDemoRound` and are not part of any statistics.
   */
  startPreviewSession: Maybe<DemoSession>;
  /** One round with practice coins. */
  playDemoRound: Maybe<DemoRound>;
  /**
   * Starts a session at an offered game for a guest, who confirms the legal age with `ofAge`. A guest has one session at
   * a time; a new one ends the previous one.
   */
  startGuestSession: Maybe<DemoSession>;
  /**
   * Plays one round of a guest with practice coins. Refused with `play.too-fast` before the cycle of the previous round
   * has ended.
   */
  playGuestRound: Maybe<DemoRound>;
  /**
   * Opens a session of an operator with the secret in its URL. It belongs to the guest who opens it first, who can open it
   * again. Refused with `launch.expired` and, for other guests, with `launch.opened`.
   */
  openLaunch: Maybe<Launch>;
  /**
   * Starts a session with the game of a launch in mode PLAY, for the guest who opened the launch. The balance is the one in the
   * operator's wallet. The player's previous session ends. Refuses `launch.expired`, `launch.opened`, `wallet.unavailable` and what
   * `startPlaySession` refuses.
   */
  startLaunchedSession: Maybe<PlaySession>;
  /**
   * Plays a round of a launched session. The bet is a call to the operator's wallet, and so is the win. The balance of the round
   * includes a win that the wallet has not confirmed yet. Refuses `wallet.refused` and `wallet.unavailable`, after which the bet is given
   * back, and what `playRound` refuses.
   */
  playLaunchedRound: Maybe<CoinRound>;
  /** Creates a casino of the caller's approved operator company as DRAFT. */
  createCasino: Maybe<Casino>;
  /** Only in DRAFT, ACTIVE or PAUSED. */
  updateCasino: Maybe<Casino>;
  /**
   * Sets or replaces the key that signs the calls to the wallet of a SEAMLESS casino, in DRAFT, ACTIVE and PAUSED. It is used
   * at once.
   */
  setWalletKey: Maybe<WalletKey>;
  /**
   * Sends the outstanding call of a round again, and then for 72 hours more. Returns whether the wallet has done it. Refuses
   * `round.not-waiting` if the round needs nobody.
   */
  retryWaitingRound: Maybe<Scalars['Boolean']['output']>;
  /**
   * Ends a round without the wallet, because its operator has paid or given back the amount in another way. The journal gets the win
   * with the caller and the reason.
   */
  settleWaitingRound: Maybe<Scalars['Boolean']['output']>;
  /**
   * Starts the contract tests of a SEAMLESS casino's wallet, which needs an address and a key. They run in the background; only
   * one run of a casino at a time.
   */
  startWalletTest: Maybe<WalletTest>;
  /** Makes a report of the casino public, or private again. */
  shareWalletReport: Maybe<WalletReport>;
  /**
   * DRAFT → IN_REVIEW. Requires a licence unless the casino is a demo, and contract tests that passed with the current settings if
   * the casino has a wallet of its own.
   */
  submitCasino: Maybe<Casino>;
  /** IN_REVIEW → DRAFT, by the owner of the company. */
  withdrawCasino: Maybe<Casino>;
  /**
   * IN_REVIEW → ACTIVE, by an admin who does not own the company. Licence and compliance must be valid unless the casino
   * is a demo.
   */
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
  /** DRAFT, ACTIVE, PAUSED or SUSPENDED → CLOSED. This status is final. */
  closeCasino: Maybe<Casino>;
  /** Creates a brand of a casino of the caller as DRAFT. The casino must not be closed. */
  createBrand: Maybe<Brand>;
  /** In any status except CLOSED; for the owner, admins and level ADMIN. */
  updateBrand: Maybe<Brand>;
  /** DRAFT or PAUSED → ACTIVE. The casino must be ACTIVE, and the brand needs a coin for play and a game. */
  activateBrand: Maybe<Brand>;
  /** ACTIVE → PAUSED. */
  pauseBrand: Maybe<Brand>;
  /** Any status → CLOSED. This status is final. */
  closeBrand: Maybe<Brand>;
  /** Adds an offered game. Idempotent. */
  addBrandGame: Maybe<Brand>;
  /** Removes a game from the brand. */
  removeBrandGame: Maybe<Brand>;
  /** Adds or changes a kind of coin; for the owner, admins and level ADMIN. */
  saveCoinType: Maybe<Brand>;
  /** Adds or changes a package; for the owner, admins and level ADMIN. */
  saveCoinPackage: Maybe<Brand>;
  /** Makes the caller a player of an open brand and grants the welcome coins. Idempotent. */
  joinBrand: Maybe<BrandUser>;
  /** For the owner, admins and level ADMIN; not for the caller's own player. */
  setBrandUserLevel: Maybe<BrandUser>;
  /** For the owner, admins and level ADMIN; not for the caller's own player. */
  setBrandUserTier: Maybe<BrandUser>;
  /** Replaces the tags of a player; for the owner, admins and level ADMIN, not for the caller's own player. */
  setBrandUserTags: Maybe<BrandUser>;
  /** ACTIVE → SUSPENDED, by the owner, an admin or level ADMIN; not for the caller's own player. */
  suspendBrandUser: Maybe<BrandUser>;
  /**
   * SUSPENDED → ACTIVE, or SELF_EXCLUDED during a self-exclusion; by the owner, an admin or level ADMIN; not for the
   * caller's own player.
   */
  reinstateBrandUser: Maybe<BrandUser>;
  /** Sets the caller's own limits in a brand. Stricter limits apply immediately, looser ones after 24 hours. */
  setPlayLimits: Maybe<BrandUser>;
  /** Excludes the caller from play for some months, or for a break of some days, immediately and irrevocably. */
  excludeSelf: Maybe<BrandUser>;
  /** Grants coins to a player within `CoinType.confirmPromotionsAbove`; for the owner, admins and level ADMIN. */
  grantCoins: Maybe<Movement>;
  /** Withdraws coins from a player, never below zero; for the owner, admins and level ADMIN. */
  withdrawCoins: Maybe<Movement>;
  /**
   * Permanently deletes the caller's account, unless the caller is the last admin. `email` must be the caller's address,
   * as a confirmation. With another address the result is false and nothing happens.
   * The companies of the user are closed, and the stored data about the user is removed or pseudonymised. With the
   * caller's `idToken`, the files that the user uploaded are removed too, except documents of a compliance profile.
   */
  deleteMyAccount: Maybe<Scalars['Boolean']['output']>;
  /** Claims the daily coins of one kind, once a day in the brand's time zone. Idempotent. */
  claimDailyCoins: Maybe<Movement>;
  /** Claims a package of coins. Returns one movement for each kind of coin. */
  claimCoinPackage: Maybe<Array<Movement>>;
  /**
   * Starts a session at a game of an open brand. The player's previous session ends. It continues the time limit of earlier
   * sessions until the player has made a pause of 15 minutes.
   */
  startPlaySession: Maybe<PlaySession>;
  /** Plays one round with coins. */
  playRound: Maybe<CoinRound>;
  /** Reveals the current server seed and continues with the next one. */
  rotateSeeds: Maybe<SeedRotation>;
  /** Shares one of the caller's rounds with everyone who has the id of the replay. A repeated request returns the same id. */
  shareRound: Maybe<SharedRound>;
  /** Deletes a replay of the caller. False if the caller has no replay with this id. */
  unshareRound: Maybe<Scalars['Boolean']['output']>;
  /** `username` is an e-mail address or a `sub`. Returns the user as JSON. Admins cannot change their own account. */
  addToGroup: Maybe<Scalars['AWSJSON']['output']>;
  /** Like `addToGroup`. Admins cannot change their own account, and the last admin cannot be removed. */
  removeFromGroup: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * A page of users as JSON `{items: [{sub, email, status, enabled, groups, createdAt}], nextToken}`: of one group, or
   * all users; or users whose e-mail address starts with `emailPrefix` or contains `emailPart`, in any case. `limit` is
   * 1–60 (25). A page for `emailPart` can be short or empty while `nextToken` is set: a request reads at most ten pages of
   * `limit` users.
   */
  listUsers: Maybe<Scalars['AWSJSON']['output']>;
  /**
   * Permanently deletes a user. Admins cannot delete their own account, and the last admin cannot be deleted. Returns
   * the user as JSON.
   */
  deleteUser: Maybe<Scalars['AWSJSON']['output']>;
  /** Creates a draft; for the brand's owner, admins and level ADMIN. Errors of the rules name the field. */
  createTournament: Maybe<Tournament>;
  /** Changes a draft. */
  updateTournament: Maybe<Tournament>;
  /** Deletes a draft. */
  deleteTournament: Maybe<Scalars['Boolean']['output']>;
  /**
   * Publishes a draft: its rules become final, and the coins of fixed prizes are reserved. The manager who set the prizes
   * can publish them only if the total of the day stays within `CoinType.confirmPromotionsAbove`. Otherwise another manager
   * has to (`tournament.own`).
   */
  publishTournament: Maybe<Tournament>;
  /** Cancels a published tournament before its result, with a reason; buy-ins are refunded. */
  cancelTournament: Maybe<Tournament>;
  /** Admits or declines a player who applied. */
  decideTournamentEntry: Maybe<TournamentEntry>;
  /** Enters the caller, a player of the brand, into a tournament. Idempotent. */
  joinTournament: Maybe<TournamentEntry>;
  /** Creates a draft; for the brand's owner, admins and level ADMIN. Errors of the rules name the field. */
  createPromotion: Maybe<Promotion>;
  /** Changes a draft. */
  updatePromotion: Maybe<Promotion>;
  /** Deletes a draft. */
  deletePromotion: Maybe<Scalars['Boolean']['output']>;
  /**
   * Publishes a draft: its rules become final. If the brand would give more than `CoinType.confirmPromotionsAbove` on this
   * day, the draft waits for `confirmPromotion` instead.
   */
  publishPromotion: Maybe<Promotion>;
  /** Publishes a promotion that awaits confirmation; not by the manager who submitted it. */
  confirmPromotion: Maybe<Promotion>;
  /** Returns a promotion that awaits confirmation to DRAFT, with a reason; for every manager of the brand. */
  rejectPromotion: Maybe<Promotion>;
  /** Stops the collection of rewards until `resumePromotion`. */
  pausePromotion: Maybe<Promotion>;
  resumePromotion: Maybe<Promotion>;
  /** Ends a published promotion early, with a reason. Collected rewards remain. */
  cancelPromotion: Maybe<Promotion>;
  /**
   * Invites a player to an active promotion with the trigger MANUAL; for the brand's managers, who cannot invite
   * themselves. A second invitation in the same period returns the first one.
   */
  inviteToPromotion: Maybe<PromotionInvitation>;
  /**
   * Collects the reward of a promotion for the caller, a player of the brand. Repeated requests, and other requests for
   * the same period, get at most one reward.
   */
  claimPromotion: Maybe<PromotionClaim>;
  /** Gives up one of the caller's rewards in progress. Its coins and free rounds are lost. Idempotent. */
  forfeitClaim: Maybe<PromotionClaim>;
  /** Publishes changes of a leaderboard to its subscribers; for NovaLink itself. */
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


export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


export type MutationUpdateWebhookEndpointArgs = {
  input: UpdateWebhookEndpointInput;
};


export type MutationSetWebhookStatusArgs = {
  input: SetWebhookStatusInput;
};


export type MutationDeleteWebhookEndpointArgs = {
  input: WebhookEndpointInput;
};


export type MutationRotateWebhookSecretArgs = {
  input: WebhookEndpointInput;
};


export type MutationSendTestWebhookArgs = {
  input: WebhookEndpointInput;
};


export type MutationSendWebhookAgainArgs = {
  input: SendWebhookAgainInput;
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


export type MutationFeatureGameArgs = {
  input: GameTransitionInput;
};


export type MutationUnfeatureGameArgs = {
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


export type MutationChoosePlayArgs = {
  input: ChoosePlayInput;
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


export type MutationOpenLaunchArgs = {
  secret: Scalars['String']['input'];
};


export type MutationStartLaunchedSessionArgs = {
  secret: Scalars['String']['input'];
};


export type MutationPlayLaunchedRoundArgs = {
  input: PlayLaunchedRoundInput;
};


export type MutationCreateCasinoArgs = {
  input: CreateCasinoInput;
};


export type MutationUpdateCasinoArgs = {
  input: UpdateCasinoInput;
};


export type MutationSetWalletKeyArgs = {
  input: SetWalletKeyInput;
};


export type MutationRetryWaitingRoundArgs = {
  input: WaitingRoundInput;
};


export type MutationSettleWaitingRoundArgs = {
  input: SettleWaitingRoundInput;
};


export type MutationStartWalletTestArgs = {
  input: StartWalletTestInput;
};


export type MutationShareWalletReportArgs = {
  input: ShareWalletReportInput;
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


export type MutationSetBrandUserTagsArgs = {
  input: BrandUserTagsInput;
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
  emailPart?: InputMaybe<Scalars['String']['input']>;
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
   * The changes of the leaderboard of a published tournament, for everyone. Messages can be lost: read `getLeaderboard`
   * after a reconnect.
   */
  onLeaderboardChange: Maybe<LeaderboardChange>;
};


export type SubscriptionOnLeaderboardChangeArgs = {
  tournamentId: Scalars['ID']['input'];
};

