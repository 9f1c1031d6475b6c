/** Numbers that forms, functions and resolver bundles share. Lengths are in characters. */
export const limits = {
  page: { smallest: 1, largest: 100, standard: 25 },
  /** Length of a page token, in characters. */
  pageToken: 2000,
  /** Length of a filter or a condition as JSON. */
  filter: 2000,
  /**
   * Items in a page of the review queue. The company and the game of each item are read in one call of at
   * most 100 keys.
   */
  reviewPage: { smallest: 1, largest: 50, standard: 25 },
  userPage: { smallest: 1, largest: 60, standard: 25 },
  company: {
    name: { shortest: 2, longest: 80 },
    description: 2000,
    terms: 10_000,
    images: 10,
    imageKey: 200,
    postal: 12,
    reviewNote: 1000,
    website: 200,
  },
  apiKey: {
    /** The keys of a company that are neither revoked nor expired: one in use, and its successor. */
    active: 2,
    /** Days for which a revoked or expired key is listed. */
    listedDays: 90,
    /** The shortest time between two updates of the last use. */
    lastUseSeconds: 60,
    /** The requests with one key in each window of time. */
    requests: { most: 100, windowSeconds: 2 },
    /** Of a signed request. */
    bodyBytes: 65_536,
    /** The longest range of a list of rounds or transactions. */
    rangeDays: 31,
    /** The largest number of movements from which a request computes the checksum of a day. */
    checksumMovements: 100_000,
  },
  launch: {
    /** The time in which a session must be opened. */
    openMinutes: 10,
    /** The time in which the browser that opened a session can open it again. */
    keptHours: 24,
    /** The secret in the URL, in base64url. */
    secret: 43,
  },
  webhook: {
    /** The endpoints of a company. */
    endpoints: 10,
    /** The time for an answer. */
    answerMilliseconds: 5000,
    /** The waits between attempts double up to this. */
    longestWaitSeconds: 300,
    /** An endpoint is disabled after a delivery failed for this time. */
    triedHours: 72,
    /** Deliveries have signatures of the previous secret for this time. */
    previousSecretHours: 24,
    deliveriesKeptDays: 30,
    /** Characters of an answer that are kept. */
    answerKept: 500,
  },
  walletTest: {
    /** The longest run of contract tests: the maximum of Lambda. */
    minutes: 15,
    /** No scenario starts after this time. */
    startScenariosMinutes: 12,
  },
  notification: { keptDays: 90 },
  /** A user's `sub` in an argument. */
  sub: 64,
  /** An id of any entity in an argument. The longest are a time in ISO 8601 and the id of an event. */
  id: 100,
  /** A key of S3. */
  objectKey: 1024,
  compliance: {
    beneficialOwners: 20,
    licences: 20,
    /** Owners with at least this share of a company must be listed. */
    listedSharePercent: 25,
    documents: 50,
    /** The number of days for which an approved profile is valid. */
    validDays: 365,
  },
  game: {
    title: { shortest: 2, longest: 60 },
    description: 1000,
    tags: 10,
    tag: 30,
    images: 10,
    languages: 30,
    restrictedCountries: 250,
    reviewNote: 1000,
    /** The number of existing features; duplicates in a filter have no effect. */
    filterFeatures: 5,
  },
  gameVersion: {
    semver: 20,
    betLevels: 20,
    rulesText: 5000,
    changelog: 2000,
  },
  testRun: {
    rounds: { smallest: 10_000, quick: 1_000_000, standard: 10_000_000, largest: 200_000_000 },
    /** The number of chunks that one invocation of a function plays: about four million rounds. */
    shardChunks: 64,
    /** The maximum number of open runs of one user. */
    openAtOnce: 5,
    /** The time from the start of a run after which it counts as ERROR. */
    minutes: 60,
    /** The number of digits of a seed and of a hash. */
    hexDigits: 64,
  },
  upload: {
    imageBytes: 5_242_880,
    imagePixels: 25_000_000,
    documentBytes: 10_485_760,
    /** The number of images and documents that one user may store, with or without a group. */
    files: 500,
    /** The total size of all files of one user. */
    totalBytes: 1_073_741_824,
    key: 200,
    /** Length of the original name of an uploaded file. */
    fileName: 100,
    /** The number of images whose details are read in one request. */
    details: 100,
  },
  /** The number of images in one page of the image library. */
  imagePage: 1000,
  demo: {
    sessionMinutes: 60,
    clientSeed: 64,
    /** The practice balance at the start. */
    practiceBalance: 10_000,
    /** The number of sessions that a guest can start in an hour. */
    guestSessionsPerHour: 60,
    /** The minimum time from the start of one spin to the start of the next. */
    spinCycleMilliseconds: 2500,
    /** The time of play until the reality check. */
    realityCheckMinutes: 30,
  },
  casino: {
    name: { shortest: 2, longest: 60 },
    licenceNumber: 60,
    licenceUrl: 200,
    minAge: { smallest: 18, largest: 25 },
    blockedCountries: 250,
  },
  brand: {
    name: { shortest: 2, longest: 60 },
    tagline: 300,
    games: 100,
    /** In the lobby that guests see. */
    publicLobby: { games: 24, events: 6 },
    coinTypes: 10,
    packages: 20,
    realityCheckMinutes: { smallest: 15, largest: 60, standard: 30 },
    sessionMinutes: { smallest: 15, largest: 480, standard: 120 },
    /** In whole coins. */
    largestLossLimit: 1_000_000_000,
  },
  coin: {
    name: { shortest: 2, longest: 30 },
    decimals: 6,
    /** In minor units, like every amount. The largest amount that a person can enter, bet or win in one round. */
    largestAmount: 1_000_000_000_000,
    /** The largest balance, and the largest amount of a movement that adds up others. */
    largestBalance: 9_000_000_000_000_000,
    reason: { shortest: 3, longest: 500 },
    /** The maximum age of a repeated request, and how far the caller's clock may be ahead. */
    requestId: { keptHours: 24, aheadMinutes: 5 },
    /** The number of shards of an account that every player's movements change. */
    treasuryShards: 16,
    /**
     * The number of parts of the list of a brand's day, each for 1,000 movements per second. It can be
     * increased at any time. If it were decreased, movements of earlier days would be hidden.
     */
    dayListLanes: 64,
  },
  coinPackage: {
    name: { shortest: 2, longest: 40 },
    coins: 5,
    cooldownHours: { smallest: 1, largest: 720 },
    claims: { smallest: 1, largest: 1000 },
  },
  brandUser: {
    /** The brands in the list of a player's brands. */
    joinedBrands: 50,
    displayName: { shortest: 2, longest: 30 },
    tier: 10,
    /** Tags of a player, and the characters of a tag. */
    tags: 10,
    tag: 24,
    exclusionMonths: { smallest: 6, largest: 60 },
    breakDays: { smallest: 1, largest: 42 },
    /** The waiting time of a looser limit. */
    loosenHours: 24,
  },
  tournament: {
    name: { shortest: 2, longest: 60 },
    description: 1000,
    cancelReason: 1000,
    games: 20,
    days: 31,
    entrants: 1_000_000,
    rounds: 1_000_000,
    /** The number of consecutive rounds of BEST_OF_N. */
    bestOf: { smallest: 2, largest: 20 },
    /** In hundredths of the bet. */
    multiplierX100: 100_000_000,
    prizeRanges: 50,
    rankedPrizes: 1000,
    /**
     * The maximum number of published, unsettled tournaments of a brand. Every round of the brand reads their
     * rules.
     */
    published: 10,
    /**
     * The minimum time between the publication and the start of a tournament, so that every round knows it.
     */
    noticeSeconds: 60,
    /**
     * The time between the end of a tournament and the computation of its result. All rounds that were open
     * at the end are closed by then.
     */
    settleAfterSeconds: 120,
  },
  promotion: {
    /** Characters of the rules as JSON. */
    rules: 24_000,
    /** Characters of the reason of a cancellation or a rejection. */
    cancelReason: 1000,
    /**
     * The maximum number of published or paused promotions of a brand that have not ended. Every request for
     * the offers evaluates their rules.
     */
    published: 10,
    /** The longest dry run, and the timeout of its function. */
    dryRunSeconds: 30,
    /** Characters of a code as it was entered. */
    code: 60,
    /** The sum of the weights of a wheel: the draw of a round takes one word of 32 bits. */
    weights: 4_294_967_296,
    /** Codes that do not exist or are for others, for each player, brand and hour. Then no code is accepted. */
    codeMisses: 10,
  },
  search: {
    text: 100,
    /** The number of words of a search text. */
    words: 6,
    /** The number of indexed words of a name. Later words are only found together with an earlier one. */
    indexedWords: 10,
    wordLength: 40,
    /** The number of results of each kind. */
    page: { smallest: 1, largest: 10, standard: 5 },
    /**
     * The maximum number of index entries that a request reads for one word: without further conditions, and
     * with further words or kinds.
     */
    entries: 100,
    narrowedEntries: 1000,
  },
  support: {
    /** Characters of a request or an answer. */
    text: 4000,
    answers: 20,
    /** Requests per clock hour. `network` is for all guests of a group of IP addresses. */
    perHour: { user: 5, guest: 3, network: 10, allGuests: 1000 },
    /** Days until a closed request expires. */
    keptDays: 365,
  },
  password: { shortest: 8, longest: 256 },
} as const;
