/**
 * Defines every key of every table. Plain functions, so that resolver bundles can contain them.
 * `Main` has pk, sk and three generic indexes (gsi1pk/gsi1sk …); `Audit` has pk, sk and one index, by time.
 */
export const indexes = {
  /** Entities by owner: `OWNER#sub`, `COMPANY#id`, `LAB#sub`, newest last; brands by player: `PLAYS#sub`. */
  byOwner: 'gsi1',
  /** All rows of one kind by status: `COMPANIES`, `status#id`; users by time: `PEOPLE`. */
  byStatus: 'gsi2',
  /**
   * Sparse: items that wait for an admin, `REVIEW`, `since#kind#id`; games that visitors see, `CATALOGUE`,
   * `since#id`, featured ones `FEATURED#since#id`; the players of a brand with level ADMIN, `ADMINSOF#id`, and its promotions that await
   * confirmation, `TOCONFIRM#id`.
   */
  review: 'gsi3',
} as const;

export const companyKey = (id: string) => ({ pk: `COMPANY#${id}`, sk: 'COMPANY' });
export const complianceKey = (companyId: string) => ({ pk: `COMPANY#${companyId}`, sk: 'COMPLIANCE' });

export const complianceDocumentKey = (companyId: string, id: string) => ({
  pk: `COMPANY#${companyId}`,
  sk: `DOCUMENT#${id}`,
});

/** The API keys of a company. */
export const apiKeyKey = (companyId: string, id: string) => ({ pk: `APIKEYS#${companyId}`, sk: `KEY#${id}` });
/** Changes with every new API key of the company. It sorts before the keys, so that a query reads it first. */
export const apiKeyCountKey = (companyId: string) => ({ pk: `APIKEYS#${companyId}`, sk: 'CREATED' });

/** The webhook endpoints of a company. */
export const webhookKey = (companyId: string, id: string) => ({
  pk: `WEBHOOKS#${companyId}`,
  sk: `ENDPOINT#${id}`,
});
/** Changes with every new endpoint of the company. */
export const webhookCountKey = (companyId: string) => ({ pk: `WEBHOOKS#${companyId}`, sk: 'CREATED' });
/** A delivery to an endpoint. The id is a time and the id of the event, so that deliveries are sorted by time. */
export const webhookDeliveryKey = (endpointId: string, id: string) => ({
  pk: `WEBHOOKDELIVERIES#${endpointId}`,
  sk: id,
});
/** A delivery that is still to be sent. An endpoint gets the deliveries of an entity in the order of `position`. */
export const webhookPendingKey = (endpointId: string, entity: string, position: string) => ({
  pk: `WEBHOOKPENDING#${endpointId}#${entity}`,
  sk: position,
});

/** `Play`: exists while the signature of a request with an API key cannot be used again. */
export const usedSignatureKey = (keyId: string, signature: string) => ({
  pk: `SIGNED#${keyId}#${signature}`,
  sk: 'USED',
});
/** `Play`: the number of requests with an API key in a window of time. */
export const requestCountKey = (keyId: string, window: number) => ({
  pk: `REQUESTS#${keyId}`,
  sk: `${window}`,
});

/** `Play`: a session that an operator's server requested, by the SHA-256 of its secret. */
export const launchKey = (secretHash: string) => ({ pk: `LAUNCH#${secretHash}`, sk: 'LAUNCH' });

/** A game, its versions and their models share a partition. */
export const gameKey = (id: string) => ({ pk: `GAME#${id}`, sk: 'GAME' });
export const gameVersionKey = (gameId: string, id: string) => ({ pk: `GAME#${gameId}`, sk: `VERSION#${id}` });
export const mathModelKey = (gameId: string, versionId: string) => ({
  pk: `GAME#${gameId}`,
  sk: `MODEL#${versionId}`,
});
/** Exists once per version number; belongs to the version that uses the number. */
export const semverKey = (gameId: string, semver: string) => ({
  pk: `GAME#${gameId}`,
  sk: `SEMVER#${semver}`,
});
/** The latest RTP alert of a version at a bet level. */
export const rtpAlertSort = (versionId: string, betLevel = '') =>
  `RTP#${versionId}${betLevel && `#${betLevel}`}`;
export const rtpAlertKey = (gameId: string, versionId: string, betLevel: string) => ({
  pk: `RTPALERTS#${gameId}`,
  sk: rtpAlertSort(versionId, betLevel),
});
/** Exists once per code; belongs to the game that uses the code. */
export const gameCodeKey = (code: string) => ({ pk: `GAMECODE#${code}`, sk: 'LOCK' });

/** A test run. Its model and, after its end, its result are in the same partition. */
export const testRunKey = (id: string) => ({ pk: `RUN#${id}`, sk: 'RUN' });
export const testRunModelKey = (id: string) => ({ pk: `RUN#${id}`, sk: 'MODEL' });
export const testRunResultKey = (id: string) => ({ pk: `RUN#${id}`, sk: 'RESULT' });
/** The open runs of one user. */
export const openRunsKey = (sub: string) => ({ pk: ownedRunsPartition(sub), sk: 'OPEN' });

/** The result of the upload check of a file, by the file's key in its bucket. */
export const fileKey = (key: string) => ({ pk: `FILE#${key}`, sk: 'FILE' });

/**
 * The number of stored files of a user, and their bytes; `folder` is the identity id in the keys of the
 * files.
 */
export const uploadQuotaKey = (folder: string) => ({ pk: `UPLOADS#${folder}`, sk: 'QUOTA' });

/** The age confirmation of a user. */
export const ageKey = (sub: string) => ({ pk: `PERSON#${sub}`, sk: 'AGE' });

/** The search index: all names, names by owner, and names that visitors see. */
export const searchPartition = (holds: string) => `SEARCH#${holds}`;
export const allNames = searchPartition('ALL');
export const catalogueNames = searchPartition('CATALOGUE');
export const ownedNames = (sub: string) => searchPartition(`OWNER#${sub}`);
/** One row for each word of a name. Words contain no `#`. */
export const searchSort = (word: string, kind: string, id: string) => `${word}#${kind}#${id}`;

/** A game session with practice coins. It expires some time after its token. */
export const demoSessionKey = (id: string) => ({ pk: `DEMO#${id}`, sk: 'SESSION' });
/** The only session of a guest, by the id that the identity pool assigned. */
export const guestSessionKey = (guest: string) => ({ pk: `GUEST#${guest}`, sk: 'SESSION' });

export const casinoKey = (id: string) => ({ pk: `CASINO#${id}`, sk: 'CASINO' });
/** The encrypted key that signs the calls to a casino's wallet. No resolver can read its partition. */
export const walletKeyKey = (casinoId: string) => ({ pk: `WALLETKEY#${casinoId}`, sk: 'KEY' });
/** The latest contract tests of a casino's wallet. */
export const walletTestKey = (casinoId: string) => ({ pk: `CASINO#${casinoId}`, sk: 'WALLETTEST' });
/** The report of contract tests, by its hash. */
export const walletReportKey = (hash: string) => ({ pk: `WALLETREPORT#${hash}`, sk: 'REPORT' });
/** A brand and its players share a partition. */
export const brandKey = (id: string) => ({ pk: `BRAND#${id}`, sk: 'BRAND' });
/** A player by user. The row contains the `playerId`, under which play and coins are stored. */
export const brandUserKey = (brandId: string, sub: string) => ({ pk: `BRAND#${brandId}`, sk: `USER#${sub}` });
/** The user of a player. */
export const playerKey = (brandId: string, playerId: string) => ({
  pk: `BRAND#${brandId}`,
  sk: `PLAYER#${playerId}`,
});
/** Exists once per slug; belongs to the brand that uses the slug. */
export const brandSlugKey = (slug: string) => ({ pk: `BRANDSLUG#${slug}`, sk: 'LOCK' });

/** A player's seeds and losses in a brand. Sessions and revealed seeds are in the same partition. */
export const playKey = (brandId: string, playerId: string) => ({
  pk: `PLAYER#${brandId}#${playerId}`,
  sk: 'PLAY',
});
export const playSessionKey = (brandId: string, playerId: string, id: string) => ({
  pk: `PLAYER#${brandId}#${playerId}`,
  sk: `SESSION#${id}`,
});
export const packageClaimKey = (brandId: string, playerId: string, packageId: string) => ({
  pk: `PLAYER#${brandId}#${playerId}`,
  sk: `CLAIM#${packageId}`,
});
/** The claim that a request of the player created. */
export const claimRequestKey = (brandId: string, playerId: string, requestId: string) => ({
  pk: `PLAYER#${brandId}#${playerId}`,
  sk: `CLAIMED#${requestId}`,
});
/** A server seed that a rotation revealed, by its commitment. */
export const revealedSeedKey = (brandId: string, playerId: string, serverSeedHash: string) => ({
  pk: `PLAYER#${brandId}#${playerId}`,
  sk: `REVEALED#${serverSeedHash}`,
});
/** The rounds that a player shares. */
export const sharedRoundsKey = (brandId: string, playerId: string) => ({
  pk: `PLAYER#${brandId}#${playerId}`,
  sk: 'REPLAYS',
});
/** A shared round, readable for everyone. */
export const replayKey = (id: string) => ({ pk: `REPLAY#${id}`, sk: 'REPLAY' });
/** The summaries of a brand's players on a day, in lanes, so that no partition gets all writes. */
export const summariesPartition = (brandId: string, day: string, lane: number | string) =>
  `SUMMARY#${brandId}#${day}#${lane}`;
/**
 * The player id is first: session ids are in order of time, and ascending keys would keep DynamoDB from
 * splitting a busy partition.
 */
export const summarySort = (playerId: string, sessionId: string) => `${playerId}#${sessionId}`;
/** The coins that players of a brand received without a bet on a day, in the lanes of their summaries. */
export const giftsPrefix = 'GIVEN#';
export const giftsPartition = (brandId: string, day: string, lane: number | string) =>
  `${giftsPrefix}${brandId}#${day}#${lane}`;
export const giftSort = (playerId: string, coin: string) => `${playerId}#${coin}`;
/** Counters of a brand's day in parts, one for the players of each lane. */
export const laneCountersPartition = (brandId: string, day: string) => `COUNTERS#LANES#${brandId}#${day}`;
export const laneCountersSort = (lane: number) => `${lane}`.padStart(2, '0');
/** Counters of a brand by day: for the brand as a whole, and by game. */
export const brandDaysPartition = (brandId: string) => `COUNTERS#BRAND#${brandId}`;
export const brandGamesPartition = (brandId: string) => `COUNTERS#BRANDGAMES#${brandId}`;
/** Counters of a game's day by brand, with versions, coins and bet levels. */
export const gameBrandsPartition = (gameId: string, day: string) => `COUNTERS#GAME#${gameId}#${day}`;
/** Counters of a company's day by game, and of the company by day. */
export const companyGameDayPartition = (companyId: string, day: string) =>
  `COUNTERS#COMPANYGAMES#${companyId}#${day}`;
export const companyDaysPartition = (companyId: string) => `COUNTERS#COMPANY#${companyId}`;
/** Counters of a day by brand, and of the platform by day. */
export const platformBrandsPartition = (day: string) => `COUNTERS#BRANDS#${day}`;
export const platformDaysPartition = 'COUNTERS#PLATFORM';

/** What the managers of a brand have given of a coin on a UTC day, such as `2026-11-30`, without a second manager. */
export const dayAllowanceKey = (brandId: string, day: string, coin: string) => ({
  pk: `ALLOWANCE#${brandId}`,
  sk: `${day}#${coin}`,
});

/** Exists while a user is excluded from all brands. */
export const exclusionKey = (sub: string) => ({ pk: `PERSON#${sub}`, sk: 'EXCLUSION' });
/** Exists for a user who excluded themselves from the brand with an earlier account. They cannot join it before `until`. */
export const carriedExclusionKey = (sub: string, brandId: string) => ({
  pk: exclusionKey(sub).pk,
  sk: `EXCLUSION#${brandId}`,
});

/**
 * Exists while the owner of an e-mail address is excluded from all brands; `hash` is a keyed hash of the
 * address.
 */
export const emailExclusionKey = (hash: string) => ({ pk: `EXCLUDED#${hash}`, sk: 'EXCLUSION' });
/** The same for one brand. */
export const emailBrandExclusionKey = (hash: string, brandId: string) => ({
  pk: emailExclusionKey(hash).pk,
  sk: `EXCLUSION#${brandId}`,
});

/** `Wallets`: all of a player's purses in a brand share a partition. */
export const walletKey = (brandId: string, playerId: string, coin: string, purse: string) => ({
  pk: `WALLET#${brandId}#${playerId}`,
  sk: `${coin}#${purse}`,
});
/** `Wallets`: the account that coins come from and go to, split into shards to avoid contention. */
export const treasuryKey = (brandId: string, coin: string, shard: number) => ({
  pk: `TREASURY#${brandId}#${coin}`,
  sk: `${shard}`.padStart(2, '0'),
});

/** `Journal`: a movement, posted or declined, under its idempotency key. */
export const movementKey = (key: string) => ({ pk: `MOVEMENT#${key}`, sk: 'M' });
/** The attributes of a movement in a statement, besides the keys of the table and the index: see `movementRow`. */
const statementAttributes = [
  'gsi2sk',
  'a',
  'b',
  'k',
  'by',
  'r',
  'ref',
  's',
  'g',
  'v',
  'l',
  'd',
  'n',
] as const;
/**
 * `Journal`: indexes by wallet and by a brand's day. The index by day has all attributes, because seals hash whole
 * movements.
 */
export const journalIndexes = {
  byWallet: {
    indexName: 'statements',
    partitionKey: 'gsi1pk',
    sortKey: 'gsi1sk',
    attributes: statementAttributes,
  },
  byDay: { indexName: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
} as const;
export const walletPartition = (brandId: string, playerId: string, coin: string, purse: string) =>
  `WALLET#${brandId}#${playerId}#${coin}#${purse}`;
export const walletSort = (seq: number) => `${seq}`.padStart(12, '0');
/**
 * A part of the movements of a brand's day. With a single part, every player of the brand would write to the
 * same partition.
 */
export const dayListPartition = (brandId: string, day: string, lane: number | string) =>
  `DAY#${brandId}#${day}#${lane}`;
/** The blocks of a lane of a day's hash chains. */
export const dayBlocksPartition = (brandId: string, day: string, lane: number | string) =>
  `BLOCKS#${brandId}#${day}#${lane}`;
export const dayBlockSort = (seq: number) => `${seq}`.padStart(12, '0');
/**
 * The days of a brand that received movements after they may have been sealed, by the time at which this was
 * detected.
 */
export const lateDaysPartition = (brandId: string) => `LATE#${brandId}`;
export const lateDaySort = (foundAt: string, day: string) => `${foundAt}#${day}`;

export const ownerPartition = (sub: string) => `OWNER#${sub}`;
/** All users who accepted the terms, by time, so that deleted accounts can be found. */
export const peoplePartition = 'PEOPLE';
export const personSort = (acceptedAt: string, sub: string) => `${acceptedAt}#${sub}`;
export const companiesPartition = 'COMPANIES';
export const gamesPartition = 'GAMES';
export const casinosPartition = 'CASINOS';
export const reviewPartition = 'REVIEW';
export const cataloguePartition = 'CATALOGUE';
export const companyGamesPartition = (companyId: string) => `COMPANY#${companyId}`;
export const companyGameSort = (id: string) => `GAME#${id}`;
export const companyCasinosPartition = (companyId: string) => `COMPANY#${companyId}`;
export const companyCasinoSort = (id: string) => `CASINO#${id}`;
export const casinoBrandsPartition = (casinoId: string) => `CASINO#${casinoId}`;
export const casinoBrandSort = (id: string) => `BRAND#${id}`;
/** Featured games sort after all times, so that a list in descending order starts with them. */
export const catalogueSort = (publishedAt: string, id: string, featuredAt?: string | null) =>
  featuredAt ? `FEATURED#${featuredAt}#${id}` : `${publishedAt}#${id}`;
export const ownedRunsPartition = (sub: string) => `LAB#${sub}`;
/** Index by review: the players of a brand with level ADMIN, by `sub`. */
export const brandAdminsPartition = (brandId: string) => `ADMINSOF#${brandId}`;
/** The brands in which a user is a player. */
export const playedBrandsPartition = (sub: string) => `PLAYS#${sub}`;
export const playedBrandSort = (id: string) => `BRAND#${id}`;
export const ownedRunSort = (id: string) => `RUN#${id}`;
export const ownedCompanySort = (id: string) => `COMPANY#${id}`;
/** Ids are ULIDs, so within a status the oldest item is first. */
export const statusSort = (status: string, id: string) => `${status}#${id}`;
export const reviewSort = (since: string, kind: string, id: string) => `${since}#${kind}#${id}`;

/** Exists while an owner has an open company. */
export const ownerLockKey = (sub: string) => ({ pk: `OWNER#${sub}`, sk: 'LOCK' });

/**
 * Exists while a group was withdrawn from a user whose tokens can still contain it; `ACCOUNT` after the
 * account was deleted.
 */
export const withdrawnKey = (sub: string, group: string) => ({
  pk: `PERSON#${sub}`,
  sk: `WITHDRAWN#${group}`,
});

/** The version of the terms that a user accepted. The row also contains the version of the policy. */
export const acceptanceKey = (sub: string, version: string) => ({
  pk: `PERSON#${sub}`,
  sk: `ACCEPTED#${version}`,
});

/** Exists since the user chose to play: the row makes a user without a group a casino user. */
export const playerChoiceKey = (sub: string) => ({ pk: `PERSON#${sub}`, sk: 'PLAYER' });

/** The notifications of a user, newest last, and the id of the last one that the user has read. */
export const notificationKey = (sub: string, id: string) => ({ pk: `NEWS#${sub}`, sk: `EVENT#${id}` });
export const readMarkKey = (sub: string) => ({ pk: `NEWS#${sub}`, sk: 'MARK' });
/** The notification topics that a user also gets by e-mail. */
export const settingsKey = (sub: string) => ({ pk: `PERSON#${sub}`, sk: 'SETTINGS' });

/** A support request. Indexes list the requests of a user and those with a status. */
export const supportKey = (id: string) => ({ pk: `SUPPORT#${id}`, sk: 'REQUEST' });
export const ownSupportPartition = (sub: string) => `SUPPORTOF#${sub}`;
export const ownSupportSort = (id: string) => `SUPPORT#${id}`;
export const supportPartition = 'SUPPORT';
/** The number of requests that a sender made in an hour, such as `2026-11-23T18`. */
export const supportCountKey = (who: string, hour: string) => ({ pk: `SUPPORTCOUNT#${who}`, sk: hour });

/** The admins and their number, which are changed in one transaction. */
export const adminKey = (sub: string) => ({ pk: 'ADMINS', sk: `ADMIN#${sub}` });
export const adminCountKey = { pk: 'ADMINS', sk: 'COUNT' } as const;

export type AuditedEntity = 'COMPANY' | 'USER' | 'GAME' | 'FILE' | 'CASINO' | 'BRAND' | 'SUPPORT';
export const auditPartition = (entityType: AuditedEntity, id: string) => `${entityType}#${id}`;
export const auditSort = (at: string, id: string) => `${at}#${id}`;
/** `Audit`: its index. */
export const auditIndexes = {
  /** The events of all entities, in the order of `auditSort`. Other rows are not in the index. */
  byTime: 'gsi1',
} as const;
export const eventsPartition = 'EVENTS';
/** The seals of all brands' days, by time of creation. */
export const sealTimesPartition = 'SEALTIMES';
export const sealTimeKeys = (sealedAt: string, brandId: string, seq: number) => ({
  gsi1pk: sealTimesPartition,
  gsi1sk: `${sealedAt}#${brandId}#${seq}`,
});
/** An event's keys in the index. */
export const auditTimeKeys = (at: string, id: string) => ({
  gsi1pk: eventsPartition,
  gsi1sk: auditSort(at, id),
});

/**
 * The hash chain of an entity's audit events: one link for each event, and a mark that the event has a link.
 */
export const auditChainKey = (entity: string, seq: number) => ({
  pk: `CHAIN#${entity}`,
  sk: `${seq}`.padStart(12, '0'),
});
export const auditChainedKey = (entity: string, eventKey: string) => ({
  pk: `CHAINED#${entity}`,
  sk: eventKey,
});

/** `Audit`: the seals of a brand's days by number, and the seals of each day. */
export const sealsPartition = (brandId: string) => `SEALS#${brandId}`;
export const sealKey = (brandId: string, seq: number) => ({
  pk: sealsPartition(brandId),
  sk: `${seq}`.padStart(12, '0'),
});
export const sealedDayKey = (brandId: string, day: string, part: number) => ({
  pk: `SEALED#${brandId}`,
  sk: `${day}#${`${part}`.padStart(6, '0')}`,
});
/** A seal's copy in the bucket of seals. */
export const sealObjectKey = (brandId: string, day: string, part: number) =>
  `seals/${brandId}/${day}/${part}.json`;

/** `Play`: rounds whose coins are in the wallet of an operator. */
export const seamlessRoundKey = (id: string) => ({ pk: `SEAMLESS#${id}`, sk: 'ROUND' });
/** The number of parts of the list of rounds that somebody has to continue. */
export const dueRoundLanes = 4;
/** Rounds by the time at which somebody has to continue them, `dueAt#id`, in an index of `Play`. */
export const dueRoundsPartition = (lane: number | '*') => `DUEROUNDS#${lane}`;
/** Rounds of a casino that need a person, `since#id`, in the same index. */
export const attentionPartition = (casinoId: string) => `ATTENTION#${casinoId}`;
/** Sparse. A round is in at most one of the two lists. */
export const playIndexes = { open: 'gsi1' } as const;
