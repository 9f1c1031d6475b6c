/** Plain numbers that forms, functions and resolver bundles share; lengths are in characters. */
export const limits = {
  page: { smallest: 1, largest: 100, standard: 25 },
  /** Of a token of NovaLink's own, in characters. */
  pageToken: 2000,
  /** Of a filter or a condition, as JSON. */
  filter: 2000,
  /** Of the review queue: the company and the game of each item are read in one call of at most 100 keys. */
  reviewPage: { smallest: 1, largest: 50, standard: 25 },
  userPage: { smallest: 1, largest: 60, standard: 25 },
  company: {
    name: { shortest: 2, longest: 80 },
    description: 2000,
    terms: 10_000,
    images: 10,
    imageKey: 200,
    addressField: 120,
    postal: 12,
    reviewNote: 1000,
    website: 200,
  },
  notification: {
    keptDays: 90,
    /** Of its id: a time in ISO 8601 and the id of the event. */
    id: 100,
  },
  /** A user's `sub` in an argument. */
  sub: 64,
  compliance: {
    textField: 200,
    beneficialOwners: 20,
    licences: 20,
    /** Who owns this much or more of a company must be listed. */
    listedSharePercent: 25,
    documents: 50,
    /** How long an accepted profile holds. */
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
    /** As many as there are; a feature that is named twice narrows nothing. */
    filterFeatures: 5,
  },
  gameVersion: {
    semver: 20,
    declaredRtpDigits: 6,
    betLevels: 20,
    largestBet: 1_000_000,
    rulesText: 5000,
    changelog: 2000,
    symbolName: 40,
    /** Of the math model's JSON. */
    modelBytes: 65_536,
  },
  testRun: {
    rounds: { smallest: 10_000, quick: 1_000_000, standard: 10_000_000, largest: 200_000_000 },
    /** For runs in a page or on the command line, which use no server resources. */
    largestAtHome: 10_000_000_000,
    /** Chunks that one call of a function plays: about four million rounds. */
    shardChunks: 64,
    /** Runs of one person that have not ended. */
    openAtOnce: 5,
    /** From its start until it counts as ERROR. */
    minutes: 60,
    /** Digits of a seed and of a hash. */
    hexDigits: 64,
  },
  upload: {
    imageBytes: 5_242_880,
    imagePixels: 25_000_000,
    documentBytes: 10_485_760,
    /** Images and documents that one person may keep, with or without a group. */
    files: 500,
    /** Of all files of one person together. */
    totalBytes: 1_073_741_824,
    key: 200,
    /** Of the name that a file was uploaded under. */
    fileName: 100,
    /** Images whose details are read at once. */
    details: 100,
  },
  /** One page of the image library. */
  imagePage: 1000,
  demo: {
    sessionMinutes: 60,
    clientSeed: 64,
    /** What a page starts its practice balance with. */
    practiceBalance: 10_000,
    /** Sessions that one guest starts in an hour. */
    guestSessionsPerHour: 60,
    /** From one spin's start to the next. */
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
    reviewNote: 1000,
  },
  brand: {
    name: { shortest: 2, longest: 60 },
    tagline: 300,
    games: 100,
    featuredGames: 20,
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
    /** In minor units, like every amount; the largest movement. */
    largestAmount: 1_000_000_000_000,
    largestBalance: 9_000_000_000_000_000,
    reason: { shortest: 3, longest: 500 },
    /** How old a request may be when it is repeated, and how far the caller's clock may be ahead. */
    requestId: { keptHours: 24, aheadMinutes: 5 },
    /** Shards of an account that every player moves. */
    treasuryShards: 16,
    /**
     * Parts of the list of a brand's day, each good for 1,000 movements a second. It may be raised at any time; lowered it
     * would hide movements of the days before.
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
    displayName: { shortest: 2, longest: 30 },
    tier: 10,
    statusReason: 1000,
    exclusionMonths: { smallest: 6, largest: 60 },
    /** How long a looser limit waits. */
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
    /** Rounds in a row of BEST_OF_N. */
    bestOf: { smallest: 2, largest: 20 },
    /** In hundredths of the bet. */
    multiplierX100: 100_000_000,
    prizeRanges: 50,
    rankedPrizes: 1000,
    /** Of a brand, published and not settled yet. Every round of the brand reads their rules. */
    published: 10,
    /** How long before its start a tournament is published at the latest, so that every round knows it. */
    noticeSeconds: 60,
    /** How long after the end the result is computed. Rounds that were open at the end are closed by then. */
    settleAfterSeconds: 120,
  },
  promotion: {
    /** Characters of the rules as JSON. */
    rules: 24_000,
    /** Characters of the reason of a cancellation or a rejection. */
    cancelReason: 1000,
    /** Of a brand, published or paused and not over. Every look at the offers evaluates their rules. */
    published: 10,
    /** Characters of a code as it was entered. */
    code: 60,
  },
  search: {
    text: 100,
    /** Of the text that is searched for. */
    words: 6,
    /** Of a name in the index; further words are found beside an earlier one only. */
    indexedWords: 10,
    wordLength: 40,
    /** Hits of each kind. */
    page: { smallest: 1, largest: 10, standard: 5 },
    /** Entries of one word that a request reads at most, and when more words or kinds narrow them. */
    entries: 100,
    narrowedEntries: 1000,
  },
  support: {
    /** Characters of a request or an answer. */
    text: 4000,
    answers: 20,
    /** Requests per clock hour. */
    perHour: { user: 5, guest: 3, allGuests: 100 },
    /** Days until a closed request expires. */
    keptDays: 365,
  },
  password: { shortest: 8, longest: 256 },
} as const;
