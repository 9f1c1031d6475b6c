// Made from the GraphQL documents of the front end by `npm run generate`; not edited by hand.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#domain/generated/types';

export type AcceptComplianceDocumentMutationVariables = Exact<{
  input: Types.ComplianceDocumentInput;
}>;


export type AcceptComplianceDocumentMutation = { acceptComplianceDocument: { id: string, status: Types.ComplianceDocumentStatus } | null };

export type AcceptComplianceProfileMutationVariables = Exact<{
  input: Types.ComplianceTransitionInput;
}>;


export type AcceptComplianceProfileMutation = { acceptComplianceProfile: { companyId: string, status: Types.ComplianceStatus } | null };

export type AcceptTermsMutationVariables = Exact<{
  input: Types.AcceptTermsInput;
}>;


export type AcceptTermsMutation = { acceptTerms: { termsVersion: string, policyVersion: string, acceptedAt: string } | null };

export type AcknowledgeRtpAlertMutationVariables = Exact<{
  input: Types.RtpAlertDecisionInput;
}>;


export type AcknowledgeRtpAlertMutation = { acknowledgeRtpAlert: { id: string, status: Types.RtpAlertStatus } | null };

export type ActivateBrandMutationVariables = Exact<{
  input: Types.BrandTransitionInput;
}>;


export type ActivateBrandMutation = { activateBrand: { id: string, status: Types.BrandStatus } | null };

export type AddBrandGameMutationVariables = Exact<{
  input: Types.BrandGameInput;
}>;


export type AddBrandGameMutation = { addBrandGame: { id: string, version: number } | null };

export type AddComplianceDocumentMutationVariables = Exact<{
  input: Types.AddComplianceDocumentInput;
}>;


export type AddComplianceDocumentMutation = { addComplianceDocument: { id: string } | null };

export type AddGameToBrandMutationVariables = Exact<{
  input: Types.BrandGameInput;
}>;


export type AddGameToBrandMutation = { addBrandGame: { id: string, version: number } | null };

export type AddToGroupMutationVariables = Exact<{
  username: string;
  group: string;
}>;


export type AddToGroupMutation = { addToGroup: string | null };

export type AnswerSupportRequestMutationVariables = Exact<{
  input: Types.AnswerSupportRequestInput;
}>;


export type AnswerSupportRequestMutation = { answerSupportRequest: { id: string } | null };

export type ApproveCasinoMutationVariables = Exact<{
  input: Types.CasinoTransitionInput;
}>;


export type ApproveCasinoMutation = { approveCasino: { id: string, status: Types.CasinoStatus } | null };

export type ApproveCompanyMutationVariables = Exact<{
  input: Types.CompanyTransitionInput;
}>;


export type ApproveCompanyMutation = { approveCompany: { id: string, status: Types.CompanyStatus, membership: Types.Membership } | null };

export type ApproveVersionMutationVariables = Exact<{
  input: Types.GameVersionTransitionInput;
}>;


export type ApproveVersionMutation = { approveGameVersion: { id: string, status: Types.GameVersionStatus } | null };

export type BrandDashboardQueryVariables = Exact<{
  brandId: string;
  from: string;
  to: string;
}>;


export type BrandDashboardQuery = { getBrandMetrics: { totals: PlayTotalsFragment, days: Array<PlayOfDayFragment>, games: Array<{ gameId: string, title: string | null, playerDays: number, rounds: number, coins: Array<CoinAmountsFragment> }>, cohorts: Array<{ day: string, joined: number, active: Array<number> }>, retention: Array<{ daysLater: number, joined: number, active: number, rate: string | null }>, claims: Array<{ status: Types.ClaimStatus, count: number }> | null } | null };

export type CancelPromotionMutationVariables = Exact<{
  input: Types.CancelPromotionInput;
}>;


export type CancelPromotionMutation = { cancelPromotion: { id: string } | null };

export type CancelTestRunMutationVariables = Exact<{
  id: string;
}>;


export type CancelTestRunMutation = { cancelTestRun: ShownRunFieldsFragment | null };

export type CancelTournamentMutationVariables = Exact<{
  input: Types.CancelTournamentInput;
}>;


export type CancelTournamentMutation = { cancelTournament: { id: string } | null };

export type ChoosePlayMutationVariables = Exact<{
  input: Types.ChoosePlayInput;
}>;


export type ChoosePlayMutation = { choosePlay: { chosenAt: string } | null };

export type ClaimCoinPackageMutationVariables = Exact<{
  input: Types.ClaimPackageInput;
}>;


export type ClaimCoinPackageMutation = { claimCoinPackage: Array<{ key: string, coin: string, amount: string }> | null };

export type ClaimDailyCoinsMutationVariables = Exact<{
  input: Types.ClaimDailyInput;
}>;


export type ClaimDailyCoinsMutation = { claimDailyCoins: { key: string } | null };

export type ClaimFieldsFragment = { id: string, promotionId: string, type: Types.PromotionType, name: string, coin: string, decimals: number, period: string, amount: string, status: Types.ClaimStatus, released: string | null, rulesHash: string, createdAt: string, progress: ClaimProgressFieldsFragment | null, draw: { sector: number, sectors: string, wheelHash: string, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number } | null };

export type ClaimProgressFieldsFragment = { purse: string, maxBet: string | null, maxWin: string | null, isSpentFirst: boolean, expiresAt: string, steps: Array<{ unit: Types.ClaimStepUnit, done: string, target: string }>, freeRounds: { gameId: string, bet: string, left: number } | null };

export type ClaimPromotionMutationVariables = Exact<{
  input: Types.ClaimPromotionInput;
}>;


export type ClaimPromotionMutation = { claimPromotion: ClaimFieldsFragment | null };

export type CloseBrandMutationVariables = Exact<{
  input: Types.BrandTransitionInput;
}>;


export type CloseBrandMutation = { closeBrand: { id: string, status: Types.BrandStatus } | null };

export type CloseCasinoMutationVariables = Exact<{
  input: Types.CasinoTransitionInput;
}>;


export type CloseCasinoMutation = { closeCasino: { id: string, status: Types.CasinoStatus } | null };

export type CloseCompanyMutationVariables = Exact<{
  input: Types.CompanyTransitionInput;
}>;


export type CloseCompanyMutation = { closeCompany: OwnCompanyFieldsFragment | null };

export type CloseCompanyAsAdminMutationVariables = Exact<{
  input: Types.CompanyTransitionInput;
}>;


export type CloseCompanyAsAdminMutation = { closeCompany: { id: string, status: Types.CompanyStatus, membership: Types.Membership } | null };

export type CloseSupportRequestMutationVariables = Exact<{
  input: Types.CloseSupportRequestInput;
}>;


export type CloseSupportRequestMutation = { closeSupportRequest: { id: string } | null };

export type CoinAmountsFragment = { coin: string, decimals: number, rounds: number, turnover: string, wins: string, ggr: string, hold: string | null, actualRtp: string | null, averageBet: string | null, bonusCost: string, tournamentCost: string, ngr: string };

export type CoinBrandFieldsFragment = { id: string, version: number, status: Types.BrandStatus, coinTypes: Array<{ code: string, name: string, kind: Types.CoinKind, decimals: number, signupGrant: string, dailyGrant: string, maxBalance: string, confirmPromotionsAbove: string | null, purchasable: boolean, redeemable: boolean, thresholdRequest: { amount: string | null, requestedBy: string, requestedAt: string } | null }>, packages: Array<{ id: string, name: string, cooldownHours: number, maxClaimsPerUser: number, active: boolean, coins: Array<{ code: string, amount: string }> }> };

export type ConfirmAgeMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmAgeMutation = { confirmAge: { confirmedAt: string } | null };

export type ConfirmPromotionMutationVariables = Exact<{
  input: Types.PromotionInput;
}>;


export type ConfirmPromotionMutation = { confirmPromotion: { id: string } | null };

export type CreateApiKeyMutationVariables = Exact<{
  input: Types.CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string | null, apiKey: { id: string, keyId: string, name: string } } | null };

export type CreateBrandMutationVariables = Exact<{
  input: Types.CreateBrandInput;
}>;


export type CreateBrandMutation = { createBrand: OwnBrandFieldsFragment | null };

export type CreateCasinoMutationVariables = Exact<{
  input: Types.CreateCasinoInput;
}>;


export type CreateCasinoMutation = { createCasino: OwnedCasinoFieldsFragment | null };

export type CreateCompanyMutationVariables = Exact<{
  input: Types.CreateCompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: OwnCompanyFieldsFragment | null };

export type CreateGameMutationVariables = Exact<{
  input: Types.CreateGameInput;
}>;


export type CreateGameMutation = { createGame: OwnedGameFieldsFragment | null };

export type CreatePromotionMutationVariables = Exact<{
  input: Types.CreatePromotionInput;
}>;


export type CreatePromotionMutation = { createPromotion: { id: string } | null };

export type CreateSupportRequestMutationVariables = Exact<{
  input: Types.CreateSupportRequestInput;
}>;


export type CreateSupportRequestMutation = { createSupportRequest: { id: string, createdAt: string } | null };

export type CreateTournamentMutationVariables = Exact<{
  input: Types.CreateTournamentInput;
}>;


export type CreateTournamentMutation = { createTournament: { id: string } | null };

export type CreateVersionMutationVariables = Exact<{
  input: Types.CreateGameVersionInput;
}>;


export type CreateVersionMutation = { createGameVersion: OpenVersionFieldsFragment | null };

export type CreateWebhookMutationVariables = Exact<{
  input: Types.CreateWebhookEndpointInput;
}>;


export type CreateWebhookMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: string, url: string } } | null };

export type DecideTournamentEntryMutationVariables = Exact<{
  input: Types.DecideTournamentEntryInput;
}>;


export type DecideTournamentEntryMutation = { decideTournamentEntry: { id: string, status: Types.TournamentEntryStatus } | null };

export type DeleteCompanyMutationVariables = Exact<{
  input: Types.DeleteCompanyInput;
}>;


export type DeleteCompanyMutation = { deleteCompany: { id: string } | null };

export type DeleteMyAccountMutationVariables = Exact<{
  email: string;
  idToken?: string | null | undefined;
}>;


export type DeleteMyAccountMutation = { deleteMyAccount: boolean | null };

export type DeletePromotionMutationVariables = Exact<{
  input: Types.PromotionInput;
}>;


export type DeletePromotionMutation = { deletePromotion: boolean | null };

export type DeleteTournamentMutationVariables = Exact<{
  input: Types.TournamentInput;
}>;


export type DeleteTournamentMutation = { deleteTournament: boolean | null };

export type DeleteUserMutationVariables = Exact<{
  username: string;
}>;


export type DeleteUserMutation = { deleteUser: string | null };

export type DeleteWebhookMutationVariables = Exact<{
  input: Types.WebhookEndpointInput;
}>;


export type DeleteWebhookMutation = { deleteWebhookEndpoint: { id: string } | null };

export type DemoRoundFieldsFragment = { nonce: number, bet: number, win: number, capped: boolean, clientSeed: string, serverSeed: string, serverSeedHash: string, nextServerSeedHash: string, nextNonce: number, steps: Array<{ kind: string, stops: Array<number>, multiplier: number, win: number }> };

export type DemoSessionFieldsFragment = { playToken: string, gameId: string, versionId: string, mathModelHash: string, betLevels: Array<number>, serverSeedHash: string, nonce: number, expiresAt: string };

export type DeprecateGameMutationVariables = Exact<{
  input: Types.GameTransitionInput;
}>;


export type DeprecateGameMutation = { deprecateGame: { id: string, status: Types.GameStatus } | null };

export type DryRunPromotionQueryVariables = Exact<{
  promotionId: string;
  days: number;
}>;


export type DryRunPromotionQuery = { dryRunPromotion: { coin: string, decimals: number, from: string, to: string, players: number, qualifyingPlayers: number, claims: number, beyondLimits: number, expectedCost: string | null, reservedCost: string, assumesEverybody: boolean, isPartial: boolean, playerLimit: number, roundLimit: number, playerRoundLimit: number, reasons: Array<{ reason: Types.DryRunReason, players: number }>, qualified: Array<{ userId: string, displayName: string, claims: Array<{ period: string, at: string, amount: string | null, largestAmount: string }> }> } };

export type ExcludeSelfMutationVariables = Exact<{
  input: Types.ExcludeSelfInput;
}>;


export type ExcludeSelfMutation = { excludeSelf: { userId: string } | null };

export type ExportMyDataQueryVariables = Exact<{
  nextToken?: string | null | undefined;
}>;


export type ExportMyDataQuery = { exportMyData: string | null };

export type FeatureBrandGamesMutationVariables = Exact<{
  input: Types.UpdateBrandInput;
}>;


export type FeatureBrandGamesMutation = { updateBrand: { id: string, version: number } | null };

export type FeatureGameMutationVariables = Exact<{
  input: Types.GameTransitionInput;
}>;


export type FeatureGameMutation = { featureGame: { id: string, featuredAt: string | null } | null };

export type FindUsersMutationVariables = Exact<{
  emailPrefix: string;
}>;


export type FindUsersMutation = { listUsers: string | null };

export type ForfeitClaimMutationVariables = Exact<{
  input: Types.ForfeitClaimInput;
}>;


export type ForfeitClaimMutation = { forfeitClaim: { id: string } | null };

export type GameRtpQueryVariables = Exact<{
  gameId: string;
  from: string;
  to: string;
}>;


export type GameRtpQuery = { getGameMetrics: { versions: Array<{ versionId: string, semver: string | null, exactRtp: string | null, rtp: { status: Types.RtpStatus, rounds: number, actualRtp: string | null, low: string | null, high: string | null }, days: Array<{ day: string, soFar: { actualRtp: string | null, low: string | null, high: string | null } }> }> } | null };

export type GameTitleQueryVariables = Exact<{
  id: string;
}>;


export type GameTitleQuery = { getPublicGame: { id: string, title: string } | null };

export type GameTitlesQueryVariables = Exact<{
  brandId: string;
}>;


export type GameTitlesQuery = { listBrandGames: Array<{ id: string, title: string }> };

export type GetAgeConfirmationQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAgeConfirmationQuery = { getAgeConfirmation: { confirmedAt: string } | null };

export type GetBrandUserQueryVariables = Exact<{
  brandId: string;
  userId: string;
}>;


export type GetBrandUserQuery = { getBrandUser: (
    { balances: Array<{ coin: string, purse: Types.Purse, amount: string, seq: string }> }
    & PlayerFieldsFragment
  ) | null };

export type GetFileCheckQueryVariables = Exact<{
  key: string;
}>;


export type GetFileCheckQuery = { getFileCheck: { key: string, state: Types.FileState, reason: string | null } | null };

export type GetGameCertificateQueryVariables = Exact<{
  gameId: string;
}>;


export type GetGameCertificateQuery = { getGameCertificate: { runId: string, gameId: string, versionId: string, title: string, semver: string, mathModel: string, mathModelHash: string, mode: string, seed: string, rounds: number, declaredRtp: string, declaredMaxWinX: number, engine: string, ruleSet: string, status: Types.TestRunStatus, result: string, resultHash: string, endedAt: string, checks: Array<{ rule: string, limit: string, value: string, applies: boolean, pass: boolean, why: string, roundsNeeded: number | null }> } | null };

export type GetImagesQueryVariables = Exact<{
  keys: Array<string> | string;
}>;


export type GetImagesQuery = { getImages: Array<{ key: string, name: string | null, mime: string, bytes: number, width: number, height: number, checkedAt: string }> };

export type GetLeaderboardQueryVariables = Exact<{
  tournamentId: string;
}>;


export type GetLeaderboardQuery = { getLeaderboard: { ranked: number, at: string, top: Array<{ entryId: string, name: string | null, score: string, rounds: number, order: string }>, boundaries: Array<{ rank: number, order: string }>, own: { entryId: string, name: string | null, score: string, rounds: number, order: string } | null } | null };

export type GetNotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNotificationSettingsQuery = { getNotificationSettings: { emailAvailable: boolean, emailTopics: Array<Types.NotificationTopic>, version: number } };

export type GetPlayerChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPlayerChoiceQuery = { getPlayerChoice: { chosenAt: string } | null };

export type GetPromotionQueryVariables = Exact<{
  id: string;
}>;


export type GetPromotionQuery = { getPromotion: PromotionFieldsFragment | null };

export type GetPublicGameQueryVariables = Exact<{
  id: string;
}>;


export type GetPublicGameQuery = { getPublicGame: { id: string, code: string, title: string, type: Types.GameType, description: string | null, tags: Array<string>, companyId: string, companyName: string, thumbnailKey: string, images: Array<string>, languages: Array<string>, restrictedCountries: Array<string>, live: { versionId: string, semver: string, rtp: string, hit: string, maxWinX: number, volatility: Types.Volatility, features: Array<Types.GameFeature>, betLevels: Array<number>, mathModelHash: string, publishedAt: string }, rules: { versionId: string, semver: string, rulesText: string, changelog: string | null, mathModel: string, mathModelHash: string, symbols: Array<{ symbol: string, name: string, imageKey: string | null }> } } | null };

export type GetPublicLobbyQueryVariables = Exact<{
  brandId: string;
}>;


export type GetPublicLobbyQuery = { getPublicLobby: { brandId: string, name: string, tagline: string | null, logoKey: string | null, casinoName: string, companyName: string, minAge: number, hasMoreGames: boolean, theme: { primary: string, surface: string, accent: string }, games: Array<{ id: string, title: string, type: Types.GameType, companyName: string, thumbnailKey: string, images: Array<string>, live: { rtp: string, volatility: Types.Volatility, maxWinX: number, features: Array<Types.GameFeature>, publishedAt: string } }>, tournaments: Array<{ id: string, name: string, startsAt: string, endsAt: string, status: Types.TournamentStatus }>, promotions: Array<{ id: string, type: Types.PromotionType, name: string, endsAt: string | null }> } | null };

export type GetPublishedEventQueryVariables = Exact<{
  kind: Types.AuditedKind;
  entityId: string;
  at: string;
  id: string;
}>;


export type GetPublishedEventQuery = { getPublishedEvent: { day: string, seq: number, salt: string } | null };

export type GetReplayQueryVariables = Exact<{
  id: string;
}>;


export type GetReplayQuery = { getReplay: { id: string, gameId: string, gameTitle: string, companyName: string, thumbnailKey: string | null, images: Array<string>, gameOffered: boolean, mathModelHash: string, brandId: string | null, brandName: string, coinName: string, decimals: number, bet: string, win: string, multiplierX100: number, capped: boolean, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, at: string, expiresAt: string, steps: Array<{ kind: string, stops: Array<number>, multiplier: number, win: string }>, rules: { semver: string, mathModel: string, mathModelHash: string, symbols: Array<{ symbol: string, name: string, imageKey: string | null }> } } | null };

export type GetSeedsQueryVariables = Exact<{
  brandId: string;
}>;


export type GetSeedsQuery = { getSeeds: { serverSeedHash: string, clientSeed: string, nonce: number, nextServerSeedHash: string } | null };

export type GetSupportRequestQueryVariables = Exact<{
  id: string;
}>;


export type GetSupportRequestQuery = { getSupportRequest: { id: string, sub: string | null, email: string | null, topic: Types.SupportTopic, subject: string, text: string, status: Types.SupportStatus, version: number, createdAt: string, closedAt: string | null, answers: Array<{ at: string, text: string }> } | null };

export type GetTermsAcceptanceQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTermsAcceptanceQuery = { getTermsAcceptance: { termsVersion: string, policyVersion: string, acceptedAt: string } | null };

export type GetTournamentQueryVariables = Exact<{
  id: string;
}>;


export type GetTournamentQuery = { getTournament: TournamentFieldsFragment | null };

export type GetTournamentCertificateQueryVariables = Exact<{
  tournamentId: string;
}>;


export type GetTournamentCertificateQuery = { getTournamentCertificate: { path: string, resultHash: string } | null };

export type GrantCoinsMutationVariables = Exact<{
  input: Types.MoveCoinsInput;
}>;


export type GrantCoinsMutation = { grantCoins: { key: string, balance: string | null } | null };

export type InviteToPromotionMutationVariables = Exact<{
  input: Types.InviteToPromotionInput;
}>;


export type InviteToPromotionMutation = { inviteToPromotion: { id: string } | null };

export type JoinBrandMutationVariables = Exact<{
  input: Types.JoinBrandInput;
}>;


export type JoinBrandMutation = { joinBrand: { userId: string } | null };

export type JoinTournamentMutationVariables = Exact<{
  input: Types.JoinTournamentInput;
}>;


export type JoinTournamentMutation = { joinTournament: { id: string, status: Types.TournamentEntryStatus } | null };

export type ListApiKeysQueryVariables = Exact<{
  companyId: string;
}>;


export type ListApiKeysQuery = { listApiKeys: Array<{ id: string, keyId: string, name: string, scheme: Types.ApiKeyScheme, scopes: Array<Types.ApiKeyScope>, status: Types.ApiKeyStatus, createdBy: string, createdAt: string, expiresOn: string | null, lastUsedAt: string | null, revokedAt: string | null }> | null };

export type ListAuditEventsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  kind?: Types.AuditedKind | null | undefined;
  action?: Types.AuditAction | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListAuditEventsQuery = { listAuditEvents: { nextToken: string | null, items: Array<{ id: string, at: string, kind: Types.AuditedKind, entityId: string, entityName: string | null, action: Types.AuditAction, actor: string, actorName: string | null, actorGroups: Array<string> | null, reason: string | null, changes: string | null, requestId: string | null }> } };

export type ListAwaitingPromotionsQueryVariables = Exact<{
  brandId: string;
}>;


export type ListAwaitingPromotionsQuery = { listPromotions: { items: Array<{ id: string, brandId: string, name: string, submittedBy: string | null }> } };

export type ListBrandGamesQueryVariables = Exact<{
  brandId: string;
}>;


export type ListBrandGamesQuery = { listBrandGames: Array<{ id: string, title: string, type: Types.GameType, companyName: string, thumbnailKey: string, images: Array<string>, live: { rtp: string, volatility: Types.Volatility, maxWinX: number, features: Array<Types.GameFeature>, publishedAt: string } }> };

export type ListBrandMovementsQueryVariables = Exact<{
  brandId: string;
  day: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListBrandMovementsQuery = { listBrandMovements: { nextToken: string | null, items: Array<MovementFieldsFragment> } };

export type ListBrandUsersQueryVariables = Exact<{
  brandId: string;
  level?: Types.BrandLevel | null | undefined;
  status?: Types.BrandUserStatus | null | undefined;
  name?: string | null | undefined;
  tag?: string | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListBrandUsersQuery = { listBrandUsers: { nextToken: string | null, items: Array<PlayerFieldsFragment> } };

export type ListBrandsQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type ListBrandsQuery = { getCasino: { id: string, brands: { nextToken: string | null, items: Array<{ id: string, name: string, slug: string, status: Types.BrandStatus, open: boolean, gameIds: Array<string> }> } } | null };

export type ListBrandsWithImagesQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type ListBrandsWithImagesQuery = { getCasino: { brands: { nextToken: string | null, items: Array<{ id: string, casinoId: string, name: string, logoKey: string | null }> } } | null };

export type ListCasinosQueryVariables = Exact<{
  companyId?: string | null | undefined;
  status?: Types.CasinoStatus | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListCasinosQuery = { listCasinos: { nextToken: string | null, items: Array<OwnedCasinoFieldsFragment> } };

export type ListCasinosOfCompanyQueryVariables = Exact<{
  companyId?: string | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListCasinosOfCompanyQuery = { listCasinos: { nextToken: string | null, items: Array<{ id: string, name: string, status: Types.CasinoStatus, jurisdiction: Types.CasinoJurisdiction, updatedAt: string }> } };

export type ListCasinosWithImagesQueryVariables = Exact<{
  companyId: string;
  nextToken?: string | null | undefined;
}>;


export type ListCasinosWithImagesQuery = { listCasinos: { nextToken: string | null, items: Array<{ id: string }> } };

export type ListCatalogueQueryVariables = Exact<{
  filter?: Types.GameFilter | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListCatalogueQuery = { listCatalogue: { nextToken: string | null, items: Array<ListedGameFragment> } };

export type ListClaimsQueryVariables = Exact<{
  brandId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListClaimsQuery = { listClaims: { nextToken: string | null, items: Array<ClaimFieldsFragment> } | null };

export type ListCompaniesQueryVariables = Exact<{
  status?: Types.CompanyStatus | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListCompaniesQuery = { listCompanies: { nextToken: string | null, items: Array<LookedAtCompanyFieldsFragment> } };

export type ListCompaniesOfOwnerQueryVariables = Exact<{
  owner?: string | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListCompaniesOfOwnerQuery = { listCompanies: { nextToken: string | null, items: Array<{ id: string, name: string, kind: Types.CompanyKind | null, status: Types.CompanyStatus, createdAt: string }> } };

export type ListCompaniesWithImagesQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListCompaniesWithImagesQuery = { listCompanies: { nextToken: string | null, items: Array<{ id: string, name: string, kind: Types.CompanyKind | null, status: Types.CompanyStatus, owner: string | null, image: Array<string | null> | null }> } };

export type ListCompanyNamesQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListCompanyNamesQuery = { listCompanies: { nextToken: string | null, items: Array<{ id: string, name: string, kind: Types.CompanyKind | null, status: Types.CompanyStatus, owner: string | null }> } };

export type ListGamesQueryVariables = Exact<{
  companyId?: string | null | undefined;
  status?: Types.GameStatus | null | undefined;
  filter?: Types.GameFilter | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListGamesQuery = { listGames: { nextToken: string | null, items: Array<OwnedGameFieldsFragment> } };

export type ListGamesOfCompanyQueryVariables = Exact<{
  companyId?: string | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListGamesOfCompanyQuery = { listGames: { nextToken: string | null, items: Array<{ id: string, title: string, status: Types.GameStatus, type: Types.GameType, updatedAt: string }> } };

export type ListGamesOfLabQueryVariables = Exact<{
  companyId?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type ListGamesOfLabQuery = { listGames: { items: Array<{ id: string, title: string, type: Types.GameType, status: Types.GameStatus }> } };

export type ListGamesWithImagesQueryVariables = Exact<{
  companyId: string;
  nextToken?: string | null | undefined;
}>;


export type ListGamesWithImagesQuery = { listGames: { nextToken: string | null, items: Array<{ id: string, title: string, thumbnailKey: string | null, images: Array<string> }> } };

export type ListJoinedBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListJoinedBrandsQuery = { listJoinedBrands: Array<{ brandId: string, name: string, logoKey: string | null, displayName: string, joinedAt: string, open: boolean }> };

export type ListMySupportRequestsQueryVariables = Exact<{
  nextToken?: string | null | undefined;
}>;


export type ListMySupportRequestsQuery = { listMySupportRequests: { nextToken: string | null, items: Array<{ id: string, topic: Types.SupportTopic, subject: string, text: string, status: Types.SupportStatus, createdAt: string, answers: Array<{ at: string, text: string }> }> } };

export type ListNotificationsQueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type ListNotificationsQuery = { listNotifications: { nextToken: string | null, items: Array<{ id: string, at: string, action: Types.AuditAction, unread: boolean, name: string | null, semver: string | null, reason: string | null, gameId: string | null, versionId: string | null, casinoId: string | null, brandId: string | null, promotionId: string | null, group: Types.UserGroup | null, testRunStatus: Types.TestRunStatus | null }> } };

export type ListOfferedGamesQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListOfferedGamesQuery = { listCatalogue: { nextToken: string | null, items: Array<PickedGameFieldsFragment> } };

export type ListOffersQueryVariables = Exact<{
  brandId: string;
}>;


export type ListOffersQuery = { listOffers: Array<{ promotionId: string, brandId: string, type: Types.PromotionType, name: string, coin: string, decimals: number, rules: string, rulesHash: string, status: Types.OfferStatus, amount: string | null, closesAt: string | null, opensAt: string | null, serverSeedHash: string | null, progress: Array<{ value: string, atLeast: string }> }> | null };

export type ListOpenClaimsQueryVariables = Exact<{
  brandId: string;
  isOpen?: boolean | null | undefined;
}>;


export type ListOpenClaimsQuery = { listClaims: { items: Array<ClaimFieldsFragment> } | null };

export type ListOwnBrandsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type ListOwnBrandsQuery = { listCasinos: { items: Array<{ id: string, name: string, brands: { items: Array<{ id: string, name: string, version: number, status: Types.BrandStatus, gameIds: Array<string> }> } }> } };

export type ListOwnCasinoBrandsQueryVariables = Exact<{
  id: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListOwnCasinoBrandsQuery = { getCasino: { id: string, brands: { nextToken: string | null, items: Array<ListedBrandFieldsFragment> } } | null };

export type ListOwnCasinosQueryVariables = Exact<{
  companyId?: string | null | undefined;
  status?: Types.CasinoStatus | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListOwnCasinosQuery = { listCasinos: { nextToken: string | null, items: Array<OwnedCasinoFieldsFragment> } };

export type ListOwnCompaniesQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListOwnCompaniesQuery = { listCompanies: { nextToken: string | null, items: Array<(
      { owner: string | null }
      & OwnCompanyFieldsFragment
    )> } };

export type ListOwnGameTitlesQueryVariables = Exact<{
  companyId?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type ListOwnGameTitlesQuery = { listGames: { items: Array<{ id: string, title: string }> } };

export type ListOwnGamesQueryVariables = Exact<{
  companyId?: string | null | undefined;
  status?: Types.GameStatus | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListOwnGamesQuery = { listGames: { nextToken: string | null, items: Array<OwnedGameFieldsFragment> } };

export type ListOwnVersionsQueryVariables = Exact<{
  id: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListOwnVersionsQuery = { getGame: { id: string, versions: { nextToken: string | null, items: Array<ListedVersionFieldsFragment> } } | null };

export type ListPickedGamesQueryVariables = Exact<{
  brandId: string;
}>;


export type ListPickedGamesQuery = { listBrandGames: Array<PickedGameFieldsFragment> };

export type ListPopularGamesQueryVariables = Exact<{
  brandId: string;
}>;


export type ListPopularGamesQuery = { listPopularGames: Array<string> };

export type ListPromotionClaimsQueryVariables = Exact<{
  promotionId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListPromotionClaimsQuery = { listPromotionClaims: { nextToken: string | null, items: Array<{ id: string, coin: string, decimals: number, period: string, amount: string, status: Types.ClaimStatus, released: string | null, createdAt: string, userId: string | null, displayName: string | null, progress: { steps: Array<{ unit: Types.ClaimStepUnit, done: string, target: string }> } | null, draw: { sector: number } | null }> } | null };

export type ListPromotionInvitationsQueryVariables = Exact<{
  promotionId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListPromotionInvitationsQuery = { listPromotionInvitations: { nextToken: string | null, items: Array<{ id: string, period: string, createdAt: string, userId: string | null, displayName: string | null }> } | null };

export type ListPromotionsQueryVariables = Exact<{
  brandId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListPromotionsQuery = { listPromotions: { nextToken: string | null, items: Array<PromotionFieldsFragment> } };

export type ListReviewItemsQueryVariables = Exact<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListReviewItemsQuery = { listReviewItems: { nextToken: string | null, items: Array<{ id: string, kind: Types.ReviewKind, since: string, company: LookedAtCompanyFieldsFragment, compliance: { companyId: string, version: number, status: Types.ComplianceStatus, legalName: string | null } | null, game: { id: string, title: string, code: string, type: Types.GameType, description: string | null, thumbnailKey: string | null } | null, gameVersion: { id: string, gameId: string, semver: string, version: number, status: Types.GameVersionStatus, declaredRtp: string, declaredMaxWinX: number, volatility: Types.Volatility | null, features: Array<Types.GameFeature> } | null, casino: { id: string, name: string, version: number, status: Types.CasinoStatus, jurisdiction: Types.CasinoJurisdiction, licenceNumber: string | null, licenceUrl: string | null, licenceExpires: string | null, minAge: number, blockedCountries: Array<string>, reviewNote: string | null } | null, rtpAlert: { gameId: string, versionId: string, semver: string, betLevel: string, from: string, to: string, rounds: number, exactRtp: string, actualRtp: string | null, certifiedRtp: string | null, low: string | null, high: string | null, version: number } | null }> } };

export type ListRoundsQueryVariables = Exact<{
  brandId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListRoundsQuery = { listRounds: { nextToken: string | null, items: Array<RoundFieldsFragment> } };

export type ListRunsOfGameQueryVariables = Exact<{
  filter?: Types.TestRunFilter | null | undefined;
}>;


export type ListRunsOfGameQuery = { listTestRuns: { items: Array<ShownRunFieldsFragment> } };

export type ListSharedRoundsQueryVariables = Exact<{
  brandId: string;
}>;


export type ListSharedRoundsQuery = { listSharedRounds: Array<{ replayId: string, roundId: string, expiresAt: string }> | null };

export type ListStatementQueryVariables = Exact<{
  brandId: string;
  userId: string;
  coin: string;
  purse?: Types.Purse | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListStatementQuery = { listStatement: { nextToken: string | null, items: Array<MovementFieldsFragment> } };

export type ListSupportHistoryQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type ListSupportHistoryQuery = { listSupportHistory: { nextToken: string | null, items: Array<{ id: string, at: string, action: Types.AuditAction, actor: string, reason: string | null }> } };

export type ListSupportRequestsQueryVariables = Exact<{
  status: Types.SupportStatus;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListSupportRequestsQuery = { listSupportRequests: { nextToken: string | null, items: Array<{ id: string, sub: string | null, email: string | null, topic: Types.SupportTopic, subject: string, status: Types.SupportStatus, createdAt: string, updatedAt: string }> } };

export type ListTestRunsQueryVariables = Exact<{
  filter?: Types.TestRunFilter | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListTestRunsQuery = { listTestRuns: { nextToken: string | null, items: Array<ShownRunFieldsFragment> } };

export type ListTournamentEntriesQueryVariables = Exact<{
  tournamentId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListTournamentEntriesQuery = { listTournamentEntries: { nextToken: string | null, items: Array<{ id: string, status: Types.TournamentEntryStatus, createdAt: string, admittedAt: string | null, userId: string | null, displayName: string | null }> } | null };

export type ListTournamentsQueryVariables = Exact<{
  brandId: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ListTournamentsQuery = { listTournaments: { nextToken: string | null, items: Array<TournamentFieldsFragment> } };

export type ListUserHistoryQueryVariables = Exact<{
  sub: string;
  nextToken?: string | null | undefined;
}>;


export type ListUserHistoryQuery = { listUserHistory: { nextToken: string | null, items: Array<{ id: string, at: string, action: Types.AuditAction, actor: string, reason: string | null, changes: string | null }> } };

export type ListUsersMutationVariables = Exact<{
  group?: Types.UserGroup | null | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
  emailPart?: string | null | undefined;
}>;


export type ListUsersMutation = { listUsers: string | null };

export type ListVersionsForAdminQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type ListVersionsForAdminQuery = { getGame: { id: string, versions: { nextToken: string | null, items: Array<{ id: string, semver: string, status: Types.GameVersionStatus, declaredRtp: string, declaredMaxWinX: number, updatedAt: string }> } } | null };

export type ListVersionsOfLabQueryVariables = Exact<{
  id: string;
}>;


export type ListVersionsOfLabQuery = { getGame: { title: string, versions: { items: Array<{ id: string, semver: string, status: Types.GameVersionStatus }> } } | null };

export type ListVersionsWithImagesQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type ListVersionsWithImagesQuery = { getGame: { versions: { nextToken: string | null, items: Array<{ id: string, semver: string, symbols: Array<{ imageKey: string | null }> }> } } | null };

export type ListWaitingRoundsQueryVariables = Exact<{
  casinoId: string;
}>;


export type ListWaitingRoundsQuery = { listWaitingRounds: Array<{ id: string, casinoId: string, brandId: string, playerId: string, user: string, gameId: string, coin: string, decimals: number, bet: string, win: string | null, problem: string | null, at: string, waitsSince: string }> | null };

export type ListWebhookDeliveriesQueryVariables = Exact<{
  companyId: string;
  endpointId: string;
  nextToken?: string | null | undefined;
}>;


export type ListWebhookDeliveriesQuery = { listWebhookDeliveries: { nextToken: string | null, items: Array<{ id: string, eventId: string, event: string, status: Types.WebhookDeliveryStatus, payload: string, createdAt: string, attempts: number, lastAttemptAt: string | null, nextAttemptAt: string | null, responseStatus: number | null, responseBody: string | null, failure: Types.WebhookFailure | null }> } | null };

export type ListWebhooksQueryVariables = Exact<{
  companyId: string;
}>;


export type ListWebhooksQuery = { listWebhookEndpoints: Array<{ id: string, url: string, description: string | null, events: Array<Types.WebhookEvent>, status: Types.WebhookStatus, disabledReason: Types.WebhookDisabledReason | null, disabledAt: string | null, createdAt: string, secretRotatedAt: string | null }> | null };

export type ListedBrandFieldsFragment = { id: string, name: string, slug: string, tagline: string | null, logoKey: string | null, status: Types.BrandStatus, open: boolean, gameIds: Array<string>, updatedAt: string, theme: { primary: string, surface: string, accent: string } };

export type ListedGameFragment = { id: string, title: string, type: Types.GameType, companyId: string, companyName: string, thumbnailKey: string, live: { rtp: string, volatility: Types.Volatility, maxWinX: number, features: Array<Types.GameFeature> } };

export type ListedVersionFieldsFragment = { id: string, gameId: string, companyId: string, semver: string, mathModelHash: string, declaredRtp: string, declaredMaxWinX: number, volatility: Types.Volatility | null, features: Array<Types.GameFeature>, betLevels: Array<number>, minBet: number, maxBet: number, rulesText: string, changelog: string | null, certifiedRunId: string | null, status: Types.GameVersionStatus, reviewNote: string | null, reviewedBy: string | null, reviewedAt: string | null, submittedAt: string | null, version: number, createdAt: string, updatedAt: string, symbols: Array<{ symbol: string, name: string, imageKey: string | null }> };

export type LookedAtCompanyFieldsFragment = { id: string, owner: string | null, kind: Types.CompanyKind | null, name: string, description: string | null, terms: string | null, image: Array<string | null> | null, active: boolean | null, approved: boolean | null, status: Types.CompanyStatus, membership: Types.Membership, address: string | null, address2: string | null, city: string | null, province: string | null, country: string | null, postal: string | null, phone: string | null, website: string | null, reviewNote: string | null, reviewedBy: string | null, reviewedAt: string | null, submittedAt: string | null, version: number, createdAt: string, updatedAt: string };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: boolean };

export type MarkNotificationsReadMutationVariables = Exact<{
  upTo: string;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: boolean };

export type MovementFieldsFragment = { key: string, at: string, kind: Types.MovementKind, state: Types.MovementState, brandId: string, userId: string, coin: string, purse: Types.Purse, amount: string, balance: string | null, seq: string | null, actor: string, reason: string | null, reference: string | null, gameId: string | null };

export type OnLeaderboardChangeSubscriptionVariables = Exact<{
  tournamentId: string;
}>;


export type OnLeaderboardChangeSubscription = { onLeaderboardChange: { standings: Array<{ entryId: string, score: string, rounds: number, order: string }> } | null };

export type OpenLaunchMutationVariables = Exact<{
  secret: string;
}>;


export type OpenLaunchMutation = { openLaunch: { sessionId: string, mode: Types.LaunchMode, gameId: string, brandName: string, returnUrl: string, minAge: number, coin: { code: string, name: string, decimals: number } | null } | null };

export type OpenVersionFieldsFragment = (
  { mathModel: string, testRun: ShownRunFieldsFragment | null }
  & ListedVersionFieldsFragment
);

export type OperatorDashboardQueryVariables = Exact<{
  companyId: string;
  from: string;
  to: string;
}>;


export type OperatorDashboardQuery = { getOperatorMetrics: { totals: PlayTotalsFragment, days: Array<PlayOfDayFragment>, brands: Array<{ brandId: string, casinoId: string, name: string, status: Types.BrandStatus, totals: PlayTotalsFragment }>, providers: Array<{ companyId: string, name: string | null, rounds: number }> } | null };

export type OperatorStandingQueryVariables = Exact<{
  companyId: string;
}>;


export type OperatorStandingQuery = { getCompany: { compliance: { status: Types.ComplianceStatus } | null } | null, listCasinos: { items: Array<{ id: string, name: string, status: Types.CasinoStatus, jurisdiction: Types.CasinoJurisdiction, reviewNote: string | null }> } };

export type OwnBrandFieldsFragment = (
  { casinoId: string, companyId: string, owner: string, casinoName: string, companyName: string, jurisdiction: Types.CasinoJurisdiction, minAge: number, blockedCountries: Array<string>, slug: string, name: string, tagline: string | null, logoKey: string | null, featuredGameIds: Array<string>, gameIds: Array<string>, timeZone: string, termsVersion: string, open: boolean, createdAt: string, updatedAt: string, theme: { primary: string, surface: string, accent: string }, responsiblePlay: { realityCheckMinutes: number, dailyLossLimit: number | null, sessionMaxMinutes: number } }
  & CoinBrandFieldsFragment
);

export type OwnCompanyFieldsFragment = { id: string, kind: Types.CompanyKind | null, name: string, description: string | null, terms: string | null, image: Array<string | null> | null, status: Types.CompanyStatus, membership: Types.Membership, address: string | null, address2: string | null, city: string | null, province: string | null, country: string | null, postal: string | null, phone: string | null, website: string | null, reviewNote: string | null, reviewedAt: string | null, submittedAt: string | null, version: number, createdAt: string, updatedAt: string };

export type OwnedCasinoFieldsFragment = { id: string, companyId: string, owner: string, companyName: string, name: string, jurisdiction: Types.CasinoJurisdiction, licenceNumber: string | null, licenceUrl: string | null, licenceExpires: string | null, minAge: number, blockedCountries: Array<string>, walletMode: Types.WalletMode, walletUrl: string | null, walletProtocol: Types.WalletProtocol | null, walletKeyId: string | null, walletScheme: Types.ApiKeyScheme | null, walletPublicKey: string | null, walletKeySetAt: string | null, walletTested: string | null, embedOrigins: Array<string> | null, status: Types.CasinoStatus, reviewNote: string | null, reviewedBy: string | null, reviewedAt: string | null, submittedAt: string | null, version: number, createdAt: string, updatedAt: string };

export type OwnedGameFieldsFragment = { id: string, companyId: string, owner: string, companyName: string, code: string, title: string, type: Types.GameType, description: string | null, tags: Array<string>, thumbnailKey: string | null, images: Array<string>, languages: Array<string>, restrictedCountries: Array<string>, status: Types.GameStatus, offered: boolean, featuredAt: string | null, reviewNote: string | null, version: number, createdAt: string, updatedAt: string, live: { versionId: string, semver: string, rtp: string, hit: string, maxWinX: number, volatility: Types.Volatility, features: Array<Types.GameFeature>, betLevels: Array<number>, mathModelHash: string, publishedAt: string } | null };

export type PauseBrandMutationVariables = Exact<{
  input: Types.BrandTransitionInput;
}>;


export type PauseBrandMutation = { pauseBrand: { id: string, status: Types.BrandStatus } | null };

export type PauseCasinoMutationVariables = Exact<{
  input: Types.CasinoTransitionInput;
}>;


export type PauseCasinoMutation = { pauseCasino: { id: string, status: Types.CasinoStatus } | null };

export type PausePromotionMutationVariables = Exact<{
  input: Types.PromotionInput;
}>;


export type PausePromotionMutation = { pausePromotion: { id: string } | null };

export type PickedGameFieldsFragment = { id: string, title: string, companyName: string, thumbnailKey: string, live: { rtp: string, volatility: Types.Volatility } };

export type PlatformDashboardQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PlatformDashboardQuery = { getPlatformMetrics: { rounds: number, days: Array<{ day: string, players: number, newPlayers: number, rounds: number }> } | null, getReviewActivity: { failedTestRuns: number, weeks: Array<{ week: string, decisions: Array<{ kind: Types.ReviewKind, approved: number, rejected: number }> }> } | null };

export type PlatformStatusQueryVariables = Exact<{
  status: Types.SupportStatus;
}>;


export type PlatformStatusQuery = { getPlatformStatus: { liveGames: number, waiting: Array<{ kind: Types.ReviewKind, count: number, oldest: string | null }>, companies: Array<{ status: Types.CompanyStatus, count: number }> } | null, listSupportRequests: { nextToken: string | null, items: Array<{ id: string }> } };

export type PlayDemoRoundMutationVariables = Exact<{
  input: Types.PlayDemoRoundInput;
}>;


export type PlayDemoRoundMutation = { playDemoRound: DemoRoundFieldsFragment | null };

export type PlayGuestRoundMutationVariables = Exact<{
  input: Types.PlayDemoRoundInput;
}>;


export type PlayGuestRoundMutation = { playGuestRound: DemoRoundFieldsFragment | null };

export type PlayLaunchedRoundMutationVariables = Exact<{
  input: Types.PlayLaunchedRoundInput;
}>;


export type PlayLaunchedRoundMutation = { playLaunchedRound: RoundFieldsFragment | null };

export type PlayOfDayFragment = { day: string, players: number, newPlayers: number, sessions: number, playedSeconds: number, coins: Array<CoinAmountsFragment> };

export type PlayRoundMutationVariables = Exact<{
  input: Types.PlayRoundInput;
}>;


export type PlayRoundMutation = { playRound: (
    { claim: { claimId: string, status: Types.ClaimStatus, isFreeRound: boolean, released: string | null, progress: ClaimProgressFieldsFragment } | null, standings: Array<{ tournamentId: string, entryId: string, score: string, rounds: number, order: string }> | null }
    & RoundFieldsFragment
  ) | null };

export type PlayTotalsFragment = { playerDays: number, averagePlayers: string, newPlayers: number, sessions: number, playedSeconds: number, coins: Array<CoinAmountsFragment> };

export type PlayerFieldsFragment = { userId: string, displayName: string, level: Types.BrandLevel, owns: boolean, tier: number, tags: Array<string>, country: string, status: Types.BrandUserStatus, statusReason: string | null, selfExcludedUntil: string | null, onBreak: boolean, version: number, createdAt: string };

export type ProfileFieldsFragment = { companyId: string, legalName: string | null, regNumber: string | null, incorporationCountry: string | null, registeredAddress: string | null, termsVersion: string | null, termsAcceptedAt: string | null, status: Types.ComplianceStatus, validUntil: string | null, reviewNote: string | null, reviewedBy: string | null, reviewedAt: string | null, submittedAt: string | null, version: number, createdAt: string, updatedAt: string, beneficialOwners: Array<{ name: string, country: string, percent: number }>, licences: Array<{ authority: string, number: string, scope: string, validTo: string }>, responsibleContact: { name: string, email: string } | null, declarations: { noMinors: boolean, noRealMoney: boolean, ipOwnership: boolean, truth: boolean }, documents: Array<{ id: string, companyId: string, type: Types.ComplianceDocumentKind, fileKey: string, sha256: string, mime: string, issuedAt: string | null, validTo: string | null, status: Types.ComplianceDocumentStatus, note: string | null, createdAt: string }> };

export type PromotionFieldsFragment = { id: string, brandId: string, type: Types.PromotionType, name: string, coin: string, decimals: number, rules: string, status: Types.PromotionStatus, rulesHash: string | null, startsAt: string, endsAt: string | null, budget: string, remaining: string, claims: number, cancelReason: string | null, submittedBy: string | null, submittedAt: string | null, rejectReason: string | null, publishedAt: string | null, version: number };

export type PromotionGamesQueryVariables = Exact<{
  brandId: string;
}>;


export type PromotionGamesQuery = { listBrandGames: Array<{ id: string, title: string, live: { rtp: string, maxWinX: number, betLevels: Array<number> } }> };

export type ProviderDashboardQueryVariables = Exact<{
  companyId: string;
  from: string;
  to: string;
}>;


export type ProviderDashboardQuery = { getProviderMetrics: { playerDays: number, averagePlayers: string, decimals: number, liveGames: number, totals: RoundAmountsFragment, days: Array<{ day: string, players: number, figures: RoundAmountsFragment }>, games: Array<{ gameId: string, title: string, status: Types.GameStatus, playerDays: number, brands: number, figures: RoundAmountsFragment }> } | null };

export type ProviderStandingQueryVariables = Exact<{
  companyId: string;
}>;


export type ProviderStandingQuery = { getCompany: { compliance: { status: Types.ComplianceStatus } | null } | null, listTestRuns: { items: Array<{ status: Types.TestRunStatus }> } };

export type PublishPromotionMutationVariables = Exact<{
  input: Types.PromotionInput;
}>;


export type PublishPromotionMutation = { publishPromotion: { id: string, status: Types.PromotionStatus } | null };

export type PublishTournamentMutationVariables = Exact<{
  input: Types.TournamentInput;
}>;


export type PublishTournamentMutation = { publishTournament: { id: string } | null };

export type PublishVersionMutationVariables = Exact<{
  input: Types.GameVersionTransitionInput;
}>;


export type PublishVersionMutation = { publishGameVersion: { id: string, status: Types.GameVersionStatus } | null };

export type ReadBrandQueryVariables = Exact<{
  id: string;
}>;


export type ReadBrandQuery = { getBrand: (
    { owner: string, casinoName: string, companyName: string, jurisdiction: Types.CasinoJurisdiction, minAge: number, blockedCountries: Array<string>, slug: string, name: string, tagline: string | null, logoKey: string | null, featuredGameIds: Array<string>, gameIds: Array<string>, timeZone: string, termsVersion: string, open: boolean, theme: { primary: string, surface: string, accent: string }, responsiblePlay: { realityCheckMinutes: number, dailyLossLimit: number | null, sessionMaxMinutes: number }, timeZoneChange: { before: string, at: string } | null, me: { userId: string, displayName: string, level: Types.BrandLevel, owns: boolean, tier: number, country: string, ageConfirmedAt: string, termsVersion: string, status: Types.BrandUserStatus, statusReason: string | null, selfExcludedUntil: string | null, onBreak: boolean, version: number, limits: { dailyLoss: number | null, weeklyLoss: number | null, monthlyLoss: number | null, sessionMinutes: number | null }, pendingLimits: { from: string, limits: { dailyLoss: number | null, weeklyLoss: number | null, monthlyLoss: number | null, sessionMinutes: number | null } } | null, balances: Array<{ coin: string, purse: Types.Purse, amount: string, seq: string }> } | null }
    & CoinBrandFieldsFragment
  ) | null };

export type ReadBrandHistoryQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type ReadBrandHistoryQuery = { getBrand: { id: string, history: { nextToken: string | null, items: Array<SubjectEventFieldsFragment> } } | null };

export type ReadCasinoHistoryQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type ReadCasinoHistoryQuery = { getCasino: { id: string, history: { nextToken: string | null, items: Array<SubjectEventFieldsFragment> } } | null };

export type ReadCoinBrandQueryVariables = Exact<{
  id: string;
}>;


export type ReadCoinBrandQuery = { getBrand: CoinBrandFieldsFragment | null };

export type ReadCompanyQueryVariables = Exact<{
  id: string;
}>;


export type ReadCompanyQuery = { getCompany: OwnCompanyFieldsFragment | null };

export type ReadCompanyHistoryQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type ReadCompanyHistoryQuery = { getCompany: { id: string, history: { nextToken: string | null, items: Array<{ id: string, at: string, action: Types.AuditAction, actor: string, reason: string | null }> } } | null };

export type ReadComplianceQueryVariables = Exact<{
  id: string;
}>;


export type ReadComplianceQuery = { getCompany: { id: string, compliance: ProfileFieldsFragment | null } | null };

export type ReadEmailAvailableQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadEmailAvailableQuery = { getNotificationSettings: { emailAvailable: boolean } };

export type ReadGameQueryVariables = Exact<{
  id: string;
}>;


export type ReadGameQuery = { getGame: OwnedGameFieldsFragment | null };

export type ReadGameHistoryQueryVariables = Exact<{
  id: string;
  nextToken?: string | null | undefined;
}>;


export type ReadGameHistoryQuery = { getGame: { id: string, history: { nextToken: string | null, items: Array<{ id: string, at: string, action: Types.AuditAction, actor: string, reason: string | null }> } } | null };

export type ReadLookedAtCasinoQueryVariables = Exact<{
  id: string;
}>;


export type ReadLookedAtCasinoQuery = { getCasino: OwnedCasinoFieldsFragment | null };

export type ReadLookedAtCompanyQueryVariables = Exact<{
  id: string;
}>;


export type ReadLookedAtCompanyQuery = { getCompany: LookedAtCompanyFieldsFragment | null };

export type ReadLookedAtGameQueryVariables = Exact<{
  id: string;
}>;


export type ReadLookedAtGameQuery = { getGame: OwnedGameFieldsFragment | null };

export type ReadOwnBrandQueryVariables = Exact<{
  id: string;
}>;


export type ReadOwnBrandQuery = { getBrand: OwnBrandFieldsFragment | null };

export type ReadOwnCasinoQueryVariables = Exact<{
  id: string;
}>;


export type ReadOwnCasinoQuery = { getCasino: OwnedCasinoFieldsFragment | null };

export type ReadReadinessQueryVariables = Exact<{
  id: string;
}>;


export type ReadReadinessQuery = { getCompany: { id: string, status: Types.CompanyStatus, compliance: { status: Types.ComplianceStatus } | null } | null };

export type ReadStandingQueryVariables = Exact<{
  id: string;
}>;


export type ReadStandingQuery = { getBrand: { owner: string, me: { level: Types.BrandLevel, status: Types.BrandUserStatus, owns: boolean } | null } | null };

export type ReadSupportSenderQueryVariables = Exact<{
  username: string;
}>;


export type ReadSupportSenderQuery = { getUser: string | null };

export type ReadTestRunQueryVariables = Exact<{
  id: string;
}>;


export type ReadTestRunQuery = { getTestRun: ShownRunFieldsFragment | null };

export type ReadTestRunEvidenceQueryVariables = Exact<{
  id: string;
}>;


export type ReadTestRunEvidenceQuery = { getTestRun: { mathModel: string, result: string | null } | null };

export type ReadUserQueryVariables = Exact<{
  username: string;
}>;


export type ReadUserQuery = { getUser: string | null };

export type ReadVersionQueryVariables = Exact<{
  gameId: string;
  id: string;
}>;


export type ReadVersionQuery = { getGameVersion: OpenVersionFieldsFragment | null };

export type ReadVersionForLabQueryVariables = Exact<{
  gameId: string;
  id: string;
}>;


export type ReadVersionForLabQuery = { getGameVersion: { id: string, gameId: string, semver: string, status: Types.GameVersionStatus, mathModel: string, mathModelHash: string, declaredRtp: string, declaredMaxWinX: number } | null };

export type ReadVersionForReviewQueryVariables = Exact<{
  gameId: string;
  id: string;
}>;


export type ReadVersionForReviewQuery = { getGameVersion: { id: string, gameId: string, semver: string, status: Types.GameVersionStatus, declaredRtp: string, declaredMaxWinX: number, volatility: Types.Volatility | null, submittedAt: string | null, updatedAt: string, reviewNote: string | null, rulesText: string, changelog: string | null, betLevels: Array<number>, mathModel: string, mathModelHash: string, symbols: Array<{ symbol: string, name: string, imageKey: string | null }>, testRun: ShownRunFieldsFragment | null } | null };

export type ReadVersionHashQueryVariables = Exact<{
  gameId: string;
  id: string;
}>;


export type ReadVersionHashQuery = { getGameVersion: { mathModelHash: string } | null };

export type ReadVersionHistoryQueryVariables = Exact<{
  id: string;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;


export type ReadVersionHistoryQuery = { getGame: { id: string, history: { nextToken: string | null, items: Array<{ id: string, at: string, action: Types.AuditAction, actor: string, reason: string | null, changes: string | null }> } } | null };

export type ReadWalletReportQueryVariables = Exact<{
  hash: string;
}>;


export type ReadWalletReportQuery = { getWalletReport: { report: string } | null };

export type ReadWalletTestQueryVariables = Exact<{
  id: string;
}>;


export type ReadWalletTestQuery = { getCasino: { id: string, walletTest: { status: Types.WalletTestStatus, startedAt: string, endedAt: string | null, done: number, passed: number, total: number, reportHash: string | null } | null } | null };

export type RecentGamesQueryVariables = Exact<{
  brandId: string;
  limit?: number | null | undefined;
}>;


export type RecentGamesQuery = { listRounds: { items: Array<{ gameId: string }> } };

export type ReinstateBrandUserMutationVariables = Exact<{
  input: Types.BrandUserTransitionInput;
}>;


export type ReinstateBrandUserMutation = { reinstateBrandUser: { userId: string } | null };

export type ReinstateCasinoMutationVariables = Exact<{
  input: Types.CasinoTransitionInput;
}>;


export type ReinstateCasinoMutation = { reinstateCasino: { id: string, status: Types.CasinoStatus } | null };

export type ReinstateCompanyMutationVariables = Exact<{
  input: Types.CompanyTransitionInput;
}>;


export type ReinstateCompanyMutation = { reinstateCompany: { id: string, status: Types.CompanyStatus, membership: Types.Membership } | null };

export type RejectCasinoMutationVariables = Exact<{
  input: Types.CasinoDecisionInput;
}>;


export type RejectCasinoMutation = { rejectCasino: { id: string, status: Types.CasinoStatus } | null };

export type RejectCompanyMutationVariables = Exact<{
  input: Types.CompanyDecisionInput;
}>;


export type RejectCompanyMutation = { rejectCompany: { id: string, status: Types.CompanyStatus } | null };

export type RejectComplianceDocumentMutationVariables = Exact<{
  input: Types.RejectComplianceDocumentInput;
}>;


export type RejectComplianceDocumentMutation = { rejectComplianceDocument: { id: string, status: Types.ComplianceDocumentStatus } | null };

export type RejectPromotionMutationVariables = Exact<{
  input: Types.RejectPromotionInput;
}>;


export type RejectPromotionMutation = { rejectPromotion: { id: string } | null };

export type RejectVersionMutationVariables = Exact<{
  input: Types.GameVersionDecisionInput;
}>;


export type RejectVersionMutation = { rejectGameVersion: { id: string, status: Types.GameVersionStatus } | null };

export type RemoveBrandGameMutationVariables = Exact<{
  input: Types.BrandGameInput;
}>;


export type RemoveBrandGameMutation = { removeBrandGame: { id: string, version: number } | null };

export type RemoveComplianceDocumentMutationVariables = Exact<{
  input: Types.ComplianceDocumentInput;
}>;


export type RemoveComplianceDocumentMutation = { removeComplianceDocument: { id: string } | null };

export type RemoveFromGroupMutationVariables = Exact<{
  username: string;
  group: string;
}>;


export type RemoveFromGroupMutation = { removeFromGroup: string | null };

export type RequestComplianceChangesMutationVariables = Exact<{
  input: Types.ComplianceDecisionInput;
}>;


export type RequestComplianceChangesMutation = { requestComplianceChanges: { companyId: string, status: Types.ComplianceStatus } | null };

export type ResumeCasinoMutationVariables = Exact<{
  input: Types.CasinoTransitionInput;
}>;


export type ResumeCasinoMutation = { resumeCasino: { id: string, status: Types.CasinoStatus } | null };

export type ResumeGameMutationVariables = Exact<{
  input: Types.GameTransitionInput;
}>;


export type ResumeGameMutation = { resumeGame: { id: string, status: Types.GameStatus } | null };

export type ResumePromotionMutationVariables = Exact<{
  input: Types.PromotionInput;
}>;


export type ResumePromotionMutation = { resumePromotion: { id: string } | null };

export type RetireGameMutationVariables = Exact<{
  input: Types.GameTransitionInput;
}>;


export type RetireGameMutation = { retireGame: { id: string, status: Types.GameStatus } | null };

export type RetryWaitingRoundMutationVariables = Exact<{
  input: Types.WaitingRoundInput;
}>;


export type RetryWaitingRoundMutation = { retryWaitingRound: boolean | null };

export type RevokeApiKeyMutationVariables = Exact<{
  input: Types.RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { id: string } | null };

export type RevokeComplianceProfileMutationVariables = Exact<{
  input: Types.ComplianceDecisionInput;
}>;


export type RevokeComplianceProfileMutation = { revokeComplianceProfile: { companyId: string, status: Types.ComplianceStatus } | null };

export type RotateSeedsMutationVariables = Exact<{
  input: Types.RotateSeedsInput;
}>;


export type RotateSeedsMutation = { rotateSeeds: { revealedServerSeed: string, revealedServerSeedHash: string, rounds: number, seeds: { serverSeedHash: string, clientSeed: string, nonce: number, nextServerSeedHash: string } } | null };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: Types.WebhookEndpointInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, endpoint: { id: string, url: string } } | null };

export type RoundAmountsFragment = { rounds: number, turnover: string, wins: string, ggr: string, hold: string | null, actualRtp: string | null, averageBet: string | null };

export type RoundFieldsFragment = { id: string, requestId: string, gameId: string, versionId: string, mathModelHash: string, coin: string, bet: string, win: string, capped: boolean, serverSeedHash: string, serverSeed: string | null, clientSeed: string, nonce: number, purse: Types.Purse, balance: string, at: string, steps: Array<{ kind: string, stops: Array<number>, multiplier: number, win: string }> };

export type SaveCoinPackageMutationVariables = Exact<{
  input: Types.SaveCoinPackageInput;
}>;


export type SaveCoinPackageMutation = { saveCoinPackage: CoinBrandFieldsFragment | null };

export type SaveCoinTypeMutationVariables = Exact<{
  input: Types.SaveCoinTypeInput;
}>;


export type SaveCoinTypeMutation = { saveCoinType: CoinBrandFieldsFragment | null };

export type SaveComplianceProfileMutationVariables = Exact<{
  input: Types.SaveComplianceProfileInput;
}>;


export type SaveComplianceProfileMutation = { saveComplianceProfile: ProfileFieldsFragment | null };

export type SaveNotificationSettingsMutationVariables = Exact<{
  input: Types.SaveNotificationSettingsInput;
}>;


export type SaveNotificationSettingsMutation = { saveNotificationSettings: { version: number } };

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: Array<{ kind: Types.SearchKind, id: string, name: string, status: string, companyName: string | null, casinoId: string | null, own: boolean }> };

export type SearchCatalogueQueryVariables = Exact<{
  text: string;
}>;


export type SearchCatalogueQuery = { searchCatalogue: Array<ListedGameFragment> };

export type SendTestWebhookMutationVariables = Exact<{
  input: Types.WebhookEndpointInput;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { id: string } | null };

export type SendWebhookAgainMutationVariables = Exact<{
  input: Types.SendWebhookAgainInput;
}>;


export type SendWebhookAgainMutation = { sendWebhookAgain: { id: string } | null };

export type SessionFieldsFragment = { id: string, mathModelHash: string, betLevels: Array<string>, balance: string, expiresAt: string, realityCheckMinutes: number, seeds: { serverSeedHash: string, clientSeed: string, nonce: number, nextServerSeedHash: string } };

export type SetBrandUserLevelMutationVariables = Exact<{
  input: Types.BrandUserLevelInput;
}>;


export type SetBrandUserLevelMutation = { setBrandUserLevel: { userId: string } | null };

export type SetBrandUserTagsMutationVariables = Exact<{
  input: Types.BrandUserTagsInput;
}>;


export type SetBrandUserTagsMutation = { setBrandUserTags: { userId: string } | null };

export type SetBrandUserTierMutationVariables = Exact<{
  input: Types.BrandUserTierInput;
}>;


export type SetBrandUserTierMutation = { setBrandUserTier: { userId: string } | null };

export type SetPlayLimitsMutationVariables = Exact<{
  input: Types.SetPlayLimitsInput;
}>;


export type SetPlayLimitsMutation = { setPlayLimits: { userId: string, pendingLimits: { from: string, limits: { dailyLoss: number | null, weeklyLoss: number | null, monthlyLoss: number | null, sessionMinutes: number | null } } | null } | null };

export type SetWalletKeyMutationVariables = Exact<{
  input: Types.SetWalletKeyInput;
}>;


export type SetWalletKeyMutation = { setWalletKey: { keyId: string, scheme: Types.ApiKeyScheme, secret: string | null, publicKey: string | null } | null };

export type SetWebhookStatusMutationVariables = Exact<{
  input: Types.SetWebhookStatusInput;
}>;


export type SetWebhookStatusMutation = { setWebhookStatus: { id: string } | null };

export type SettleWaitingRoundMutationVariables = Exact<{
  input: Types.SettleWaitingRoundInput;
}>;


export type SettleWaitingRoundMutation = { settleWaitingRound: boolean | null };

export type ShareRoundMutationVariables = Exact<{
  input: Types.ShareRoundInput;
}>;


export type ShareRoundMutation = { shareRound: { replayId: string, roundId: string, expiresAt: string } | null };

export type ShownRunFieldsFragment = { id: string, owner: string, name: string, gameId: string | null, versionId: string | null, semver: string | null, mathModelHash: string, mode: string, seed: string, rounds: number, declaredRtp: string, declaredMaxWinX: number, status: Types.TestRunStatus, shards: number, shardsDone: number, deadline: string, engine: string, ruleSet: string, expectedResultHash: string | null, rtp: string | null, rtpFraction: string | null, rtpLow: string | null, rtpHigh: string | null, hit: string | null, spinHit: string | null, roundHit: string | null, maxWinX: number | null, sd: string | null, volatility: Types.Volatility | null, simulatedRtp: string | null, halfWidth: string | null, resultHash: string | null, createdAt: string, endedAt: string | null, checks: Array<{ rule: string, limit: string, value: string, applies: boolean, pass: boolean, why: string, roundsNeeded: number | null }> };

export type StartDemoSessionMutationVariables = Exact<{
  gameId: string;
}>;


export type StartDemoSessionMutation = { startDemoSession: DemoSessionFieldsFragment | null };

export type StartGuestSessionMutationVariables = Exact<{
  gameId: string;
  ofAge: boolean;
}>;


export type StartGuestSessionMutation = { startGuestSession: DemoSessionFieldsFragment | null };

export type StartLaunchedSessionMutationVariables = Exact<{
  secret: string;
}>;


export type StartLaunchedSessionMutation = { startLaunchedSession: SessionFieldsFragment | null };

export type StartPlaySessionMutationVariables = Exact<{
  input: Types.StartPlaySessionInput;
}>;


export type StartPlaySessionMutation = { startPlaySession: SessionFieldsFragment | null };

export type StartPreviewSessionMutationVariables = Exact<{
  gameId: string;
  versionId: string;
}>;


export type StartPreviewSessionMutation = { startPreviewSession: DemoSessionFieldsFragment | null };

export type StartTestRunMutationVariables = Exact<{
  input: Types.StartTestRunInput;
}>;


export type StartTestRunMutation = { startTestRun: ShownRunFieldsFragment | null };

export type StartWalletTestMutationVariables = Exact<{
  input: Types.StartWalletTestInput;
}>;


export type StartWalletTestMutation = { startWalletTest: { status: Types.WalletTestStatus } | null };

export type SubjectEventFieldsFragment = { id: string, at: string, action: Types.AuditAction, actor: string, reason: string | null, changes: string | null };

export type SubmitCasinoMutationVariables = Exact<{
  input: Types.CasinoTransitionInput;
}>;


export type SubmitCasinoMutation = { submitCasino: { id: string, status: Types.CasinoStatus } | null };

export type SubmitCompanyMutationVariables = Exact<{
  input: Types.CompanyTransitionInput;
}>;


export type SubmitCompanyMutation = { submitCompany: OwnCompanyFieldsFragment | null };

export type SubmitComplianceProfileMutationVariables = Exact<{
  input: Types.ComplianceTransitionInput;
}>;


export type SubmitComplianceProfileMutation = { submitComplianceProfile: ProfileFieldsFragment | null };

export type SubmitVersionMutationVariables = Exact<{
  input: Types.GameVersionTransitionInput;
}>;


export type SubmitVersionMutation = { submitGameVersion: { id: string, status: Types.GameVersionStatus } | null };

export type SuspendBrandUserMutationVariables = Exact<{
  input: Types.BrandUserDecisionInput;
}>;


export type SuspendBrandUserMutation = { suspendBrandUser: { userId: string } | null };

export type SuspendCasinoMutationVariables = Exact<{
  input: Types.CasinoDecisionInput;
}>;


export type SuspendCasinoMutation = { suspendCasino: { id: string, status: Types.CasinoStatus } | null };

export type SuspendCompanyMutationVariables = Exact<{
  input: Types.CompanyDecisionInput;
}>;


export type SuspendCompanyMutation = { suspendCompany: { id: string, status: Types.CompanyStatus } | null };

export type SuspendGameMutationVariables = Exact<{
  input: Types.GameDecisionInput;
}>;


export type SuspendGameMutation = { suspendGame: { id: string, status: Types.GameStatus } | null };

export type TournamentFieldsFragment = { id: string, brandId: string, name: string, description: string | null, coin: string, decimals: number, gameIds: Array<string>, startsAt: string, endsAt: string, entryMode: Types.TournamentEntryMode, buyIn: string | null, buyInCoin: string | null, buyInDecimals: number | null, minEntrants: number, maxEntrants: number | null, minBet: string, maxRounds: number | null, prizeKind: Types.PrizeKind, prizesSetBy: string | null, budget: string, pool: string, entrants: number, status: Types.TournamentStatus, cancelReason: string | null, version: number, scoring: { model: Types.ScoringModel, capX100: number | null, fromX100: number | null, rounds: number | null, bankroll: string | null }, prizes: Array<{ rankFrom: number, rankTo: number, amount: string | null, share: number | null }>, result: { entrants: number, ranked: number, paid: string, resultHash: string } | null, entry: { id: string, status: Types.TournamentEntryStatus, admittedAt: string | null } | null };

export type UnfeatureGameMutationVariables = Exact<{
  input: Types.GameTransitionInput;
}>;


export type UnfeatureGameMutation = { unfeatureGame: { id: string, featuredAt: string | null } | null };

export type UnshareRoundMutationVariables = Exact<{
  input: Types.UnshareRoundInput;
}>;


export type UnshareRoundMutation = { unshareRound: boolean | null };

export type UpdateBrandMutationVariables = Exact<{
  input: Types.UpdateBrandInput;
}>;


export type UpdateBrandMutation = { updateBrand: OwnBrandFieldsFragment | null };

export type UpdateCasinoMutationVariables = Exact<{
  input: Types.UpdateCasinoInput;
}>;


export type UpdateCasinoMutation = { updateCasino: OwnedCasinoFieldsFragment | null };

export type UpdateCompanyMutationVariables = Exact<{
  input: Types.UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: OwnCompanyFieldsFragment | null };

export type UpdateGameMutationVariables = Exact<{
  input: Types.UpdateGameInput;
}>;


export type UpdateGameMutation = { updateGame: OwnedGameFieldsFragment | null };

export type UpdatePromotionMutationVariables = Exact<{
  input: Types.UpdatePromotionInput;
}>;


export type UpdatePromotionMutation = { updatePromotion: { id: string } | null };

export type UpdateTournamentMutationVariables = Exact<{
  input: Types.UpdateTournamentInput;
}>;


export type UpdateTournamentMutation = { updateTournament: { id: string } | null };

export type UpdateVersionMutationVariables = Exact<{
  input: Types.UpdateGameVersionInput;
}>;


export type UpdateVersionMutation = { updateGameVersion: OpenVersionFieldsFragment | null };

export type UpdateWebhookMutationVariables = Exact<{
  input: Types.UpdateWebhookEndpointInput;
}>;


export type UpdateWebhookMutation = { updateWebhookEndpoint: { id: string } | null };

export type WithdrawCasinoMutationVariables = Exact<{
  input: Types.CasinoTransitionInput;
}>;


export type WithdrawCasinoMutation = { withdrawCasino: { id: string, status: Types.CasinoStatus } | null };

export type WithdrawCoinsMutationVariables = Exact<{
  input: Types.MoveCoinsInput;
}>;


export type WithdrawCoinsMutation = { withdrawCoins: { key: string, balance: string | null } | null };

export type WithdrawCompanyMutationVariables = Exact<{
  input: Types.CompanyTransitionInput;
}>;


export type WithdrawCompanyMutation = { withdrawCompany: OwnCompanyFieldsFragment | null };

export type WithdrawComplianceProfileMutationVariables = Exact<{
  input: Types.ComplianceTransitionInput;
}>;


export type WithdrawComplianceProfileMutation = { withdrawComplianceProfile: ProfileFieldsFragment | null };

export type WithdrawVersionMutationVariables = Exact<{
  input: Types.GameVersionTransitionInput;
}>;


export type WithdrawVersionMutation = { withdrawGameVersion: { id: string, status: Types.GameVersionStatus } | null };

/** Every operation of the front end, by its name. */
export interface Operations {
  readonly AcceptComplianceDocument: { readonly result: AcceptComplianceDocumentMutation; readonly variables: AcceptComplianceDocumentMutationVariables };
  readonly AcceptComplianceProfile: { readonly result: AcceptComplianceProfileMutation; readonly variables: AcceptComplianceProfileMutationVariables };
  readonly AcceptTerms: { readonly result: AcceptTermsMutation; readonly variables: AcceptTermsMutationVariables };
  readonly AcknowledgeRtpAlert: { readonly result: AcknowledgeRtpAlertMutation; readonly variables: AcknowledgeRtpAlertMutationVariables };
  readonly ActivateBrand: { readonly result: ActivateBrandMutation; readonly variables: ActivateBrandMutationVariables };
  readonly AddBrandGame: { readonly result: AddBrandGameMutation; readonly variables: AddBrandGameMutationVariables };
  readonly AddComplianceDocument: { readonly result: AddComplianceDocumentMutation; readonly variables: AddComplianceDocumentMutationVariables };
  readonly AddGameToBrand: { readonly result: AddGameToBrandMutation; readonly variables: AddGameToBrandMutationVariables };
  readonly AddToGroup: { readonly result: AddToGroupMutation; readonly variables: AddToGroupMutationVariables };
  readonly AnswerSupportRequest: { readonly result: AnswerSupportRequestMutation; readonly variables: AnswerSupportRequestMutationVariables };
  readonly ApproveCasino: { readonly result: ApproveCasinoMutation; readonly variables: ApproveCasinoMutationVariables };
  readonly ApproveCompany: { readonly result: ApproveCompanyMutation; readonly variables: ApproveCompanyMutationVariables };
  readonly ApproveVersion: { readonly result: ApproveVersionMutation; readonly variables: ApproveVersionMutationVariables };
  readonly BrandDashboard: { readonly result: BrandDashboardQuery; readonly variables: BrandDashboardQueryVariables };
  readonly CancelPromotion: { readonly result: CancelPromotionMutation; readonly variables: CancelPromotionMutationVariables };
  readonly CancelTestRun: { readonly result: CancelTestRunMutation; readonly variables: CancelTestRunMutationVariables };
  readonly CancelTournament: { readonly result: CancelTournamentMutation; readonly variables: CancelTournamentMutationVariables };
  readonly ChoosePlay: { readonly result: ChoosePlayMutation; readonly variables: ChoosePlayMutationVariables };
  readonly ClaimCoinPackage: { readonly result: ClaimCoinPackageMutation; readonly variables: ClaimCoinPackageMutationVariables };
  readonly ClaimDailyCoins: { readonly result: ClaimDailyCoinsMutation; readonly variables: ClaimDailyCoinsMutationVariables };
  readonly ClaimPromotion: { readonly result: ClaimPromotionMutation; readonly variables: ClaimPromotionMutationVariables };
  readonly CloseBrand: { readonly result: CloseBrandMutation; readonly variables: CloseBrandMutationVariables };
  readonly CloseCasino: { readonly result: CloseCasinoMutation; readonly variables: CloseCasinoMutationVariables };
  readonly CloseCompany: { readonly result: CloseCompanyMutation; readonly variables: CloseCompanyMutationVariables };
  readonly CloseCompanyAsAdmin: { readonly result: CloseCompanyAsAdminMutation; readonly variables: CloseCompanyAsAdminMutationVariables };
  readonly CloseSupportRequest: { readonly result: CloseSupportRequestMutation; readonly variables: CloseSupportRequestMutationVariables };
  readonly ConfirmAge: { readonly result: ConfirmAgeMutation; readonly variables: ConfirmAgeMutationVariables };
  readonly ConfirmPromotion: { readonly result: ConfirmPromotionMutation; readonly variables: ConfirmPromotionMutationVariables };
  readonly CreateApiKey: { readonly result: CreateApiKeyMutation; readonly variables: CreateApiKeyMutationVariables };
  readonly CreateBrand: { readonly result: CreateBrandMutation; readonly variables: CreateBrandMutationVariables };
  readonly CreateCasino: { readonly result: CreateCasinoMutation; readonly variables: CreateCasinoMutationVariables };
  readonly CreateCompany: { readonly result: CreateCompanyMutation; readonly variables: CreateCompanyMutationVariables };
  readonly CreateGame: { readonly result: CreateGameMutation; readonly variables: CreateGameMutationVariables };
  readonly CreatePromotion: { readonly result: CreatePromotionMutation; readonly variables: CreatePromotionMutationVariables };
  readonly CreateSupportRequest: { readonly result: CreateSupportRequestMutation; readonly variables: CreateSupportRequestMutationVariables };
  readonly CreateTournament: { readonly result: CreateTournamentMutation; readonly variables: CreateTournamentMutationVariables };
  readonly CreateVersion: { readonly result: CreateVersionMutation; readonly variables: CreateVersionMutationVariables };
  readonly CreateWebhook: { readonly result: CreateWebhookMutation; readonly variables: CreateWebhookMutationVariables };
  readonly DecideTournamentEntry: { readonly result: DecideTournamentEntryMutation; readonly variables: DecideTournamentEntryMutationVariables };
  readonly DeleteCompany: { readonly result: DeleteCompanyMutation; readonly variables: DeleteCompanyMutationVariables };
  readonly DeleteMyAccount: { readonly result: DeleteMyAccountMutation; readonly variables: DeleteMyAccountMutationVariables };
  readonly DeletePromotion: { readonly result: DeletePromotionMutation; readonly variables: DeletePromotionMutationVariables };
  readonly DeleteTournament: { readonly result: DeleteTournamentMutation; readonly variables: DeleteTournamentMutationVariables };
  readonly DeleteUser: { readonly result: DeleteUserMutation; readonly variables: DeleteUserMutationVariables };
  readonly DeleteWebhook: { readonly result: DeleteWebhookMutation; readonly variables: DeleteWebhookMutationVariables };
  readonly DeprecateGame: { readonly result: DeprecateGameMutation; readonly variables: DeprecateGameMutationVariables };
  readonly DryRunPromotion: { readonly result: DryRunPromotionQuery; readonly variables: DryRunPromotionQueryVariables };
  readonly ExcludeSelf: { readonly result: ExcludeSelfMutation; readonly variables: ExcludeSelfMutationVariables };
  readonly ExportMyData: { readonly result: ExportMyDataQuery; readonly variables: ExportMyDataQueryVariables };
  readonly FeatureBrandGames: { readonly result: FeatureBrandGamesMutation; readonly variables: FeatureBrandGamesMutationVariables };
  readonly FeatureGame: { readonly result: FeatureGameMutation; readonly variables: FeatureGameMutationVariables };
  readonly FindUsers: { readonly result: FindUsersMutation; readonly variables: FindUsersMutationVariables };
  readonly ForfeitClaim: { readonly result: ForfeitClaimMutation; readonly variables: ForfeitClaimMutationVariables };
  readonly GameRtp: { readonly result: GameRtpQuery; readonly variables: GameRtpQueryVariables };
  readonly GameTitle: { readonly result: GameTitleQuery; readonly variables: GameTitleQueryVariables };
  readonly GameTitles: { readonly result: GameTitlesQuery; readonly variables: GameTitlesQueryVariables };
  readonly GetAgeConfirmation: { readonly result: GetAgeConfirmationQuery; readonly variables: GetAgeConfirmationQueryVariables };
  readonly GetBrandUser: { readonly result: GetBrandUserQuery; readonly variables: GetBrandUserQueryVariables };
  readonly GetFileCheck: { readonly result: GetFileCheckQuery; readonly variables: GetFileCheckQueryVariables };
  readonly GetGameCertificate: { readonly result: GetGameCertificateQuery; readonly variables: GetGameCertificateQueryVariables };
  readonly GetImages: { readonly result: GetImagesQuery; readonly variables: GetImagesQueryVariables };
  readonly GetLeaderboard: { readonly result: GetLeaderboardQuery; readonly variables: GetLeaderboardQueryVariables };
  readonly GetNotificationSettings: { readonly result: GetNotificationSettingsQuery; readonly variables: GetNotificationSettingsQueryVariables };
  readonly GetPlayerChoice: { readonly result: GetPlayerChoiceQuery; readonly variables: GetPlayerChoiceQueryVariables };
  readonly GetPromotion: { readonly result: GetPromotionQuery; readonly variables: GetPromotionQueryVariables };
  readonly GetPublicGame: { readonly result: GetPublicGameQuery; readonly variables: GetPublicGameQueryVariables };
  readonly GetPublicLobby: { readonly result: GetPublicLobbyQuery; readonly variables: GetPublicLobbyQueryVariables };
  readonly GetPublishedEvent: { readonly result: GetPublishedEventQuery; readonly variables: GetPublishedEventQueryVariables };
  readonly GetReplay: { readonly result: GetReplayQuery; readonly variables: GetReplayQueryVariables };
  readonly GetSeeds: { readonly result: GetSeedsQuery; readonly variables: GetSeedsQueryVariables };
  readonly GetSupportRequest: { readonly result: GetSupportRequestQuery; readonly variables: GetSupportRequestQueryVariables };
  readonly GetTermsAcceptance: { readonly result: GetTermsAcceptanceQuery; readonly variables: GetTermsAcceptanceQueryVariables };
  readonly GetTournament: { readonly result: GetTournamentQuery; readonly variables: GetTournamentQueryVariables };
  readonly GetTournamentCertificate: { readonly result: GetTournamentCertificateQuery; readonly variables: GetTournamentCertificateQueryVariables };
  readonly GrantCoins: { readonly result: GrantCoinsMutation; readonly variables: GrantCoinsMutationVariables };
  readonly InviteToPromotion: { readonly result: InviteToPromotionMutation; readonly variables: InviteToPromotionMutationVariables };
  readonly JoinBrand: { readonly result: JoinBrandMutation; readonly variables: JoinBrandMutationVariables };
  readonly JoinTournament: { readonly result: JoinTournamentMutation; readonly variables: JoinTournamentMutationVariables };
  readonly ListApiKeys: { readonly result: ListApiKeysQuery; readonly variables: ListApiKeysQueryVariables };
  readonly ListAuditEvents: { readonly result: ListAuditEventsQuery; readonly variables: ListAuditEventsQueryVariables };
  readonly ListAwaitingPromotions: { readonly result: ListAwaitingPromotionsQuery; readonly variables: ListAwaitingPromotionsQueryVariables };
  readonly ListBrandGames: { readonly result: ListBrandGamesQuery; readonly variables: ListBrandGamesQueryVariables };
  readonly ListBrandMovements: { readonly result: ListBrandMovementsQuery; readonly variables: ListBrandMovementsQueryVariables };
  readonly ListBrandUsers: { readonly result: ListBrandUsersQuery; readonly variables: ListBrandUsersQueryVariables };
  readonly ListBrands: { readonly result: ListBrandsQuery; readonly variables: ListBrandsQueryVariables };
  readonly ListBrandsWithImages: { readonly result: ListBrandsWithImagesQuery; readonly variables: ListBrandsWithImagesQueryVariables };
  readonly ListCasinos: { readonly result: ListCasinosQuery; readonly variables: ListCasinosQueryVariables };
  readonly ListCasinosOfCompany: { readonly result: ListCasinosOfCompanyQuery; readonly variables: ListCasinosOfCompanyQueryVariables };
  readonly ListCasinosWithImages: { readonly result: ListCasinosWithImagesQuery; readonly variables: ListCasinosWithImagesQueryVariables };
  readonly ListCatalogue: { readonly result: ListCatalogueQuery; readonly variables: ListCatalogueQueryVariables };
  readonly ListClaims: { readonly result: ListClaimsQuery; readonly variables: ListClaimsQueryVariables };
  readonly ListCompanies: { readonly result: ListCompaniesQuery; readonly variables: ListCompaniesQueryVariables };
  readonly ListCompaniesOfOwner: { readonly result: ListCompaniesOfOwnerQuery; readonly variables: ListCompaniesOfOwnerQueryVariables };
  readonly ListCompaniesWithImages: { readonly result: ListCompaniesWithImagesQuery; readonly variables: ListCompaniesWithImagesQueryVariables };
  readonly ListCompanyNames: { readonly result: ListCompanyNamesQuery; readonly variables: ListCompanyNamesQueryVariables };
  readonly ListGames: { readonly result: ListGamesQuery; readonly variables: ListGamesQueryVariables };
  readonly ListGamesOfCompany: { readonly result: ListGamesOfCompanyQuery; readonly variables: ListGamesOfCompanyQueryVariables };
  readonly ListGamesOfLab: { readonly result: ListGamesOfLabQuery; readonly variables: ListGamesOfLabQueryVariables };
  readonly ListGamesWithImages: { readonly result: ListGamesWithImagesQuery; readonly variables: ListGamesWithImagesQueryVariables };
  readonly ListJoinedBrands: { readonly result: ListJoinedBrandsQuery; readonly variables: ListJoinedBrandsQueryVariables };
  readonly ListMySupportRequests: { readonly result: ListMySupportRequestsQuery; readonly variables: ListMySupportRequestsQueryVariables };
  readonly ListNotifications: { readonly result: ListNotificationsQuery; readonly variables: ListNotificationsQueryVariables };
  readonly ListOfferedGames: { readonly result: ListOfferedGamesQuery; readonly variables: ListOfferedGamesQueryVariables };
  readonly ListOffers: { readonly result: ListOffersQuery; readonly variables: ListOffersQueryVariables };
  readonly ListOpenClaims: { readonly result: ListOpenClaimsQuery; readonly variables: ListOpenClaimsQueryVariables };
  readonly ListOwnBrands: { readonly result: ListOwnBrandsQuery; readonly variables: ListOwnBrandsQueryVariables };
  readonly ListOwnCasinoBrands: { readonly result: ListOwnCasinoBrandsQuery; readonly variables: ListOwnCasinoBrandsQueryVariables };
  readonly ListOwnCasinos: { readonly result: ListOwnCasinosQuery; readonly variables: ListOwnCasinosQueryVariables };
  readonly ListOwnCompanies: { readonly result: ListOwnCompaniesQuery; readonly variables: ListOwnCompaniesQueryVariables };
  readonly ListOwnGameTitles: { readonly result: ListOwnGameTitlesQuery; readonly variables: ListOwnGameTitlesQueryVariables };
  readonly ListOwnGames: { readonly result: ListOwnGamesQuery; readonly variables: ListOwnGamesQueryVariables };
  readonly ListOwnVersions: { readonly result: ListOwnVersionsQuery; readonly variables: ListOwnVersionsQueryVariables };
  readonly ListPickedGames: { readonly result: ListPickedGamesQuery; readonly variables: ListPickedGamesQueryVariables };
  readonly ListPopularGames: { readonly result: ListPopularGamesQuery; readonly variables: ListPopularGamesQueryVariables };
  readonly ListPromotionClaims: { readonly result: ListPromotionClaimsQuery; readonly variables: ListPromotionClaimsQueryVariables };
  readonly ListPromotionInvitations: { readonly result: ListPromotionInvitationsQuery; readonly variables: ListPromotionInvitationsQueryVariables };
  readonly ListPromotions: { readonly result: ListPromotionsQuery; readonly variables: ListPromotionsQueryVariables };
  readonly ListReviewItems: { readonly result: ListReviewItemsQuery; readonly variables: ListReviewItemsQueryVariables };
  readonly ListRounds: { readonly result: ListRoundsQuery; readonly variables: ListRoundsQueryVariables };
  readonly ListRunsOfGame: { readonly result: ListRunsOfGameQuery; readonly variables: ListRunsOfGameQueryVariables };
  readonly ListSharedRounds: { readonly result: ListSharedRoundsQuery; readonly variables: ListSharedRoundsQueryVariables };
  readonly ListStatement: { readonly result: ListStatementQuery; readonly variables: ListStatementQueryVariables };
  readonly ListSupportHistory: { readonly result: ListSupportHistoryQuery; readonly variables: ListSupportHistoryQueryVariables };
  readonly ListSupportRequests: { readonly result: ListSupportRequestsQuery; readonly variables: ListSupportRequestsQueryVariables };
  readonly ListTestRuns: { readonly result: ListTestRunsQuery; readonly variables: ListTestRunsQueryVariables };
  readonly ListTournamentEntries: { readonly result: ListTournamentEntriesQuery; readonly variables: ListTournamentEntriesQueryVariables };
  readonly ListTournaments: { readonly result: ListTournamentsQuery; readonly variables: ListTournamentsQueryVariables };
  readonly ListUserHistory: { readonly result: ListUserHistoryQuery; readonly variables: ListUserHistoryQueryVariables };
  readonly ListUsers: { readonly result: ListUsersMutation; readonly variables: ListUsersMutationVariables };
  readonly ListVersionsForAdmin: { readonly result: ListVersionsForAdminQuery; readonly variables: ListVersionsForAdminQueryVariables };
  readonly ListVersionsOfLab: { readonly result: ListVersionsOfLabQuery; readonly variables: ListVersionsOfLabQueryVariables };
  readonly ListVersionsWithImages: { readonly result: ListVersionsWithImagesQuery; readonly variables: ListVersionsWithImagesQueryVariables };
  readonly ListWaitingRounds: { readonly result: ListWaitingRoundsQuery; readonly variables: ListWaitingRoundsQueryVariables };
  readonly ListWebhookDeliveries: { readonly result: ListWebhookDeliveriesQuery; readonly variables: ListWebhookDeliveriesQueryVariables };
  readonly ListWebhooks: { readonly result: ListWebhooksQuery; readonly variables: ListWebhooksQueryVariables };
  readonly MarkNotificationRead: { readonly result: MarkNotificationReadMutation; readonly variables: MarkNotificationReadMutationVariables };
  readonly MarkNotificationsRead: { readonly result: MarkNotificationsReadMutation; readonly variables: MarkNotificationsReadMutationVariables };
  readonly OnLeaderboardChange: { readonly result: OnLeaderboardChangeSubscription; readonly variables: OnLeaderboardChangeSubscriptionVariables };
  readonly OpenLaunch: { readonly result: OpenLaunchMutation; readonly variables: OpenLaunchMutationVariables };
  readonly OperatorDashboard: { readonly result: OperatorDashboardQuery; readonly variables: OperatorDashboardQueryVariables };
  readonly OperatorStanding: { readonly result: OperatorStandingQuery; readonly variables: OperatorStandingQueryVariables };
  readonly PauseBrand: { readonly result: PauseBrandMutation; readonly variables: PauseBrandMutationVariables };
  readonly PauseCasino: { readonly result: PauseCasinoMutation; readonly variables: PauseCasinoMutationVariables };
  readonly PausePromotion: { readonly result: PausePromotionMutation; readonly variables: PausePromotionMutationVariables };
  readonly PlatformDashboard: { readonly result: PlatformDashboardQuery; readonly variables: PlatformDashboardQueryVariables };
  readonly PlatformStatus: { readonly result: PlatformStatusQuery; readonly variables: PlatformStatusQueryVariables };
  readonly PlayDemoRound: { readonly result: PlayDemoRoundMutation; readonly variables: PlayDemoRoundMutationVariables };
  readonly PlayGuestRound: { readonly result: PlayGuestRoundMutation; readonly variables: PlayGuestRoundMutationVariables };
  readonly PlayLaunchedRound: { readonly result: PlayLaunchedRoundMutation; readonly variables: PlayLaunchedRoundMutationVariables };
  readonly PlayRound: { readonly result: PlayRoundMutation; readonly variables: PlayRoundMutationVariables };
  readonly PromotionGames: { readonly result: PromotionGamesQuery; readonly variables: PromotionGamesQueryVariables };
  readonly ProviderDashboard: { readonly result: ProviderDashboardQuery; readonly variables: ProviderDashboardQueryVariables };
  readonly ProviderStanding: { readonly result: ProviderStandingQuery; readonly variables: ProviderStandingQueryVariables };
  readonly PublishPromotion: { readonly result: PublishPromotionMutation; readonly variables: PublishPromotionMutationVariables };
  readonly PublishTournament: { readonly result: PublishTournamentMutation; readonly variables: PublishTournamentMutationVariables };
  readonly PublishVersion: { readonly result: PublishVersionMutation; readonly variables: PublishVersionMutationVariables };
  readonly ReadBrand: { readonly result: ReadBrandQuery; readonly variables: ReadBrandQueryVariables };
  readonly ReadBrandHistory: { readonly result: ReadBrandHistoryQuery; readonly variables: ReadBrandHistoryQueryVariables };
  readonly ReadCasinoHistory: { readonly result: ReadCasinoHistoryQuery; readonly variables: ReadCasinoHistoryQueryVariables };
  readonly ReadCoinBrand: { readonly result: ReadCoinBrandQuery; readonly variables: ReadCoinBrandQueryVariables };
  readonly ReadCompany: { readonly result: ReadCompanyQuery; readonly variables: ReadCompanyQueryVariables };
  readonly ReadCompanyHistory: { readonly result: ReadCompanyHistoryQuery; readonly variables: ReadCompanyHistoryQueryVariables };
  readonly ReadCompliance: { readonly result: ReadComplianceQuery; readonly variables: ReadComplianceQueryVariables };
  readonly ReadEmailAvailable: { readonly result: ReadEmailAvailableQuery; readonly variables: ReadEmailAvailableQueryVariables };
  readonly ReadGame: { readonly result: ReadGameQuery; readonly variables: ReadGameQueryVariables };
  readonly ReadGameHistory: { readonly result: ReadGameHistoryQuery; readonly variables: ReadGameHistoryQueryVariables };
  readonly ReadLookedAtCasino: { readonly result: ReadLookedAtCasinoQuery; readonly variables: ReadLookedAtCasinoQueryVariables };
  readonly ReadLookedAtCompany: { readonly result: ReadLookedAtCompanyQuery; readonly variables: ReadLookedAtCompanyQueryVariables };
  readonly ReadLookedAtGame: { readonly result: ReadLookedAtGameQuery; readonly variables: ReadLookedAtGameQueryVariables };
  readonly ReadOwnBrand: { readonly result: ReadOwnBrandQuery; readonly variables: ReadOwnBrandQueryVariables };
  readonly ReadOwnCasino: { readonly result: ReadOwnCasinoQuery; readonly variables: ReadOwnCasinoQueryVariables };
  readonly ReadReadiness: { readonly result: ReadReadinessQuery; readonly variables: ReadReadinessQueryVariables };
  readonly ReadStanding: { readonly result: ReadStandingQuery; readonly variables: ReadStandingQueryVariables };
  readonly ReadSupportSender: { readonly result: ReadSupportSenderQuery; readonly variables: ReadSupportSenderQueryVariables };
  readonly ReadTestRun: { readonly result: ReadTestRunQuery; readonly variables: ReadTestRunQueryVariables };
  readonly ReadTestRunEvidence: { readonly result: ReadTestRunEvidenceQuery; readonly variables: ReadTestRunEvidenceQueryVariables };
  readonly ReadUser: { readonly result: ReadUserQuery; readonly variables: ReadUserQueryVariables };
  readonly ReadVersion: { readonly result: ReadVersionQuery; readonly variables: ReadVersionQueryVariables };
  readonly ReadVersionForLab: { readonly result: ReadVersionForLabQuery; readonly variables: ReadVersionForLabQueryVariables };
  readonly ReadVersionForReview: { readonly result: ReadVersionForReviewQuery; readonly variables: ReadVersionForReviewQueryVariables };
  readonly ReadVersionHash: { readonly result: ReadVersionHashQuery; readonly variables: ReadVersionHashQueryVariables };
  readonly ReadVersionHistory: { readonly result: ReadVersionHistoryQuery; readonly variables: ReadVersionHistoryQueryVariables };
  readonly ReadWalletReport: { readonly result: ReadWalletReportQuery; readonly variables: ReadWalletReportQueryVariables };
  readonly ReadWalletTest: { readonly result: ReadWalletTestQuery; readonly variables: ReadWalletTestQueryVariables };
  readonly RecentGames: { readonly result: RecentGamesQuery; readonly variables: RecentGamesQueryVariables };
  readonly ReinstateBrandUser: { readonly result: ReinstateBrandUserMutation; readonly variables: ReinstateBrandUserMutationVariables };
  readonly ReinstateCasino: { readonly result: ReinstateCasinoMutation; readonly variables: ReinstateCasinoMutationVariables };
  readonly ReinstateCompany: { readonly result: ReinstateCompanyMutation; readonly variables: ReinstateCompanyMutationVariables };
  readonly RejectCasino: { readonly result: RejectCasinoMutation; readonly variables: RejectCasinoMutationVariables };
  readonly RejectCompany: { readonly result: RejectCompanyMutation; readonly variables: RejectCompanyMutationVariables };
  readonly RejectComplianceDocument: { readonly result: RejectComplianceDocumentMutation; readonly variables: RejectComplianceDocumentMutationVariables };
  readonly RejectPromotion: { readonly result: RejectPromotionMutation; readonly variables: RejectPromotionMutationVariables };
  readonly RejectVersion: { readonly result: RejectVersionMutation; readonly variables: RejectVersionMutationVariables };
  readonly RemoveBrandGame: { readonly result: RemoveBrandGameMutation; readonly variables: RemoveBrandGameMutationVariables };
  readonly RemoveComplianceDocument: { readonly result: RemoveComplianceDocumentMutation; readonly variables: RemoveComplianceDocumentMutationVariables };
  readonly RemoveFromGroup: { readonly result: RemoveFromGroupMutation; readonly variables: RemoveFromGroupMutationVariables };
  readonly RequestComplianceChanges: { readonly result: RequestComplianceChangesMutation; readonly variables: RequestComplianceChangesMutationVariables };
  readonly ResumeCasino: { readonly result: ResumeCasinoMutation; readonly variables: ResumeCasinoMutationVariables };
  readonly ResumeGame: { readonly result: ResumeGameMutation; readonly variables: ResumeGameMutationVariables };
  readonly ResumePromotion: { readonly result: ResumePromotionMutation; readonly variables: ResumePromotionMutationVariables };
  readonly RetireGame: { readonly result: RetireGameMutation; readonly variables: RetireGameMutationVariables };
  readonly RetryWaitingRound: { readonly result: RetryWaitingRoundMutation; readonly variables: RetryWaitingRoundMutationVariables };
  readonly RevokeApiKey: { readonly result: RevokeApiKeyMutation; readonly variables: RevokeApiKeyMutationVariables };
  readonly RevokeComplianceProfile: { readonly result: RevokeComplianceProfileMutation; readonly variables: RevokeComplianceProfileMutationVariables };
  readonly RotateSeeds: { readonly result: RotateSeedsMutation; readonly variables: RotateSeedsMutationVariables };
  readonly RotateWebhookSecret: { readonly result: RotateWebhookSecretMutation; readonly variables: RotateWebhookSecretMutationVariables };
  readonly SaveCoinPackage: { readonly result: SaveCoinPackageMutation; readonly variables: SaveCoinPackageMutationVariables };
  readonly SaveCoinType: { readonly result: SaveCoinTypeMutation; readonly variables: SaveCoinTypeMutationVariables };
  readonly SaveComplianceProfile: { readonly result: SaveComplianceProfileMutation; readonly variables: SaveComplianceProfileMutationVariables };
  readonly SaveNotificationSettings: { readonly result: SaveNotificationSettingsMutation; readonly variables: SaveNotificationSettingsMutationVariables };
  readonly Search: { readonly result: SearchQuery; readonly variables: SearchQueryVariables };
  readonly SearchCatalogue: { readonly result: SearchCatalogueQuery; readonly variables: SearchCatalogueQueryVariables };
  readonly SendTestWebhook: { readonly result: SendTestWebhookMutation; readonly variables: SendTestWebhookMutationVariables };
  readonly SendWebhookAgain: { readonly result: SendWebhookAgainMutation; readonly variables: SendWebhookAgainMutationVariables };
  readonly SetBrandUserLevel: { readonly result: SetBrandUserLevelMutation; readonly variables: SetBrandUserLevelMutationVariables };
  readonly SetBrandUserTags: { readonly result: SetBrandUserTagsMutation; readonly variables: SetBrandUserTagsMutationVariables };
  readonly SetBrandUserTier: { readonly result: SetBrandUserTierMutation; readonly variables: SetBrandUserTierMutationVariables };
  readonly SetPlayLimits: { readonly result: SetPlayLimitsMutation; readonly variables: SetPlayLimitsMutationVariables };
  readonly SetWalletKey: { readonly result: SetWalletKeyMutation; readonly variables: SetWalletKeyMutationVariables };
  readonly SetWebhookStatus: { readonly result: SetWebhookStatusMutation; readonly variables: SetWebhookStatusMutationVariables };
  readonly SettleWaitingRound: { readonly result: SettleWaitingRoundMutation; readonly variables: SettleWaitingRoundMutationVariables };
  readonly ShareRound: { readonly result: ShareRoundMutation; readonly variables: ShareRoundMutationVariables };
  readonly StartDemoSession: { readonly result: StartDemoSessionMutation; readonly variables: StartDemoSessionMutationVariables };
  readonly StartGuestSession: { readonly result: StartGuestSessionMutation; readonly variables: StartGuestSessionMutationVariables };
  readonly StartLaunchedSession: { readonly result: StartLaunchedSessionMutation; readonly variables: StartLaunchedSessionMutationVariables };
  readonly StartPlaySession: { readonly result: StartPlaySessionMutation; readonly variables: StartPlaySessionMutationVariables };
  readonly StartPreviewSession: { readonly result: StartPreviewSessionMutation; readonly variables: StartPreviewSessionMutationVariables };
  readonly StartTestRun: { readonly result: StartTestRunMutation; readonly variables: StartTestRunMutationVariables };
  readonly StartWalletTest: { readonly result: StartWalletTestMutation; readonly variables: StartWalletTestMutationVariables };
  readonly SubmitCasino: { readonly result: SubmitCasinoMutation; readonly variables: SubmitCasinoMutationVariables };
  readonly SubmitCompany: { readonly result: SubmitCompanyMutation; readonly variables: SubmitCompanyMutationVariables };
  readonly SubmitComplianceProfile: { readonly result: SubmitComplianceProfileMutation; readonly variables: SubmitComplianceProfileMutationVariables };
  readonly SubmitVersion: { readonly result: SubmitVersionMutation; readonly variables: SubmitVersionMutationVariables };
  readonly SuspendBrandUser: { readonly result: SuspendBrandUserMutation; readonly variables: SuspendBrandUserMutationVariables };
  readonly SuspendCasino: { readonly result: SuspendCasinoMutation; readonly variables: SuspendCasinoMutationVariables };
  readonly SuspendCompany: { readonly result: SuspendCompanyMutation; readonly variables: SuspendCompanyMutationVariables };
  readonly SuspendGame: { readonly result: SuspendGameMutation; readonly variables: SuspendGameMutationVariables };
  readonly UnfeatureGame: { readonly result: UnfeatureGameMutation; readonly variables: UnfeatureGameMutationVariables };
  readonly UnshareRound: { readonly result: UnshareRoundMutation; readonly variables: UnshareRoundMutationVariables };
  readonly UpdateBrand: { readonly result: UpdateBrandMutation; readonly variables: UpdateBrandMutationVariables };
  readonly UpdateCasino: { readonly result: UpdateCasinoMutation; readonly variables: UpdateCasinoMutationVariables };
  readonly UpdateCompany: { readonly result: UpdateCompanyMutation; readonly variables: UpdateCompanyMutationVariables };
  readonly UpdateGame: { readonly result: UpdateGameMutation; readonly variables: UpdateGameMutationVariables };
  readonly UpdatePromotion: { readonly result: UpdatePromotionMutation; readonly variables: UpdatePromotionMutationVariables };
  readonly UpdateTournament: { readonly result: UpdateTournamentMutation; readonly variables: UpdateTournamentMutationVariables };
  readonly UpdateVersion: { readonly result: UpdateVersionMutation; readonly variables: UpdateVersionMutationVariables };
  readonly UpdateWebhook: { readonly result: UpdateWebhookMutation; readonly variables: UpdateWebhookMutationVariables };
  readonly WithdrawCasino: { readonly result: WithdrawCasinoMutation; readonly variables: WithdrawCasinoMutationVariables };
  readonly WithdrawCoins: { readonly result: WithdrawCoinsMutation; readonly variables: WithdrawCoinsMutationVariables };
  readonly WithdrawCompany: { readonly result: WithdrawCompanyMutation; readonly variables: WithdrawCompanyMutationVariables };
  readonly WithdrawComplianceProfile: { readonly result: WithdrawComplianceProfileMutation; readonly variables: WithdrawComplianceProfileMutationVariables };
  readonly WithdrawVersion: { readonly result: WithdrawVersionMutation; readonly variables: WithdrawVersionMutationVariables };
}
