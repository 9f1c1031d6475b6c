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
  | 'INCOMPLETE';

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
  | 'GROUP_JOINED'
  | 'GROUP_LEFT'
  | 'USER_DELETED';

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
  | 'COMPANY';

/** One thing that waits for an admin. */
export type ReviewItem = {
  /** The id of what waits. */
  id: Scalars['ID']['output'];
  kind: ReviewKind;
  /** Since when it waits. */
  since: Scalars['AWSDateTime']['output'];
  /** The company that asks. */
  company: Company;
};

export type ReviewItemConnection = {
  items: Array<ReviewItem>;
  nextToken: Maybe<Scalars['String']['output']>;
};

export type Query = {
  /** A company of one's own; admins read any. Anything else is refused with `company.missing`, there or not. */
  getCompany: Maybe<Company>;
  /** One's own companies, newest first; admins see all, or those of one status. `limit` is 1–100 (25). */
  listCompanies: CompanyConnection;
  /** What waits for an admin, oldest first. */
  listReviewItems: ReviewItemConnection;
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

