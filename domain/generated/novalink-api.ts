// Made from domain/novalink-api.openapi.yaml by `npm run generate`; not edited by hand.
import type { ApiOperation } from '../api/api-operation';
export interface paths {
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the API
         * @description Answers if the API can be reached.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the games
         * @description The live games: first those that an admin features, then the newest. A suspended game disappears within one
         *     minute, because responses are cached for that time.
         */
        get: operations["listCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the games of your company
         * @description For an operator: all live games, first those that an admin features, then the newest, with the brands of the
         *     company that offer them. For a provider: the live games of the company. Unlike the catalogue, the response is not
         *     cached.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Launch a game
         * @description Creates a session of a game that the brand offers. Whoever opens `url` first plays in it: it contains a secret in its
         *     fragment, works for ten minutes until it is opened, and afterwards only in the same browser. Send the request to the
         *     origin of the site, and request a new session for each launch.
         *
         *     In mode `DEMO`, the player has practice coins and needs no account. The page asks for the age of the player.
         *
         *     In mode `PLAY`, the player has the coins in your own wallet, so it is only for brands of casinos with a seamless wallet.
         *     NovaLink sends `token` to `/authenticate` of the wallet before it answers. You have asked for the age and the consent of
         *     your players.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read metrics
         * @description The figures of a range of days: for an operator, of one of its brands by coin; for a provider, of its games in all
         *     brands. Today's figures are incomplete and at most some minutes old.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rounds
         * @description The rounds of a brand in a range of days, oldest first. A page can be short or empty while `nextCursor` is not null:
         *     a request reads a limited number of days and movements.
         */
        get: operations["listRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rounds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a round
         * @description A round of one of your brands. Rounds of other companies are not found.
         */
        get: operations["getRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rounds/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the replay of a round
         * @description The public replay of a round that its player shares. Only the player can share a round, so a round without a replay
         *     is not found.
         */
        get: operations["getRoundReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description The movements of a brand in a range of days, also declined ones: ordered by time, then wins after all others, then by
         *     id. A page can be short or empty while `nextCursor` is not null, because a request reads a limited number of days.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the checksum of a day
         * @description The number, the sums and the checksum of the transactions of a brand's day. An open day can still get transactions.
         */
        get: operations["getTransactionDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tournaments
         * @description The tournaments of a brand, newest first, with drafts.
         */
        get: operations["listTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tournament
         * @description A tournament of one of your brands. Tournaments of other companies are not found.
         */
        get: operations["getTournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the leaderboard
         * @description The entries with at least one round, best first. Ranks can change between pages until the tournament is settled.
         */
        get: operations["listLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promotions
         * @description The promotions of a brand, newest first, with drafts.
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a promotion
         * @description A promotion of one of your brands. Promotions of other companies are not found.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verify-id-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an ID token
         * @description Tells whose ID token this is. A token that is not valid is an answer, not an error: the response has the reason.
         */
        post: operations["verifyIdToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days of the audit log
         * @description The heads of closed days, newest first. The first page also has the days that are still open.
         */
        get: operations["listAuditDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit/days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a day
         * @description The entries of a day in order. A day without entries is an empty list, not an error.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "company.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The company was approved
         * @description The company was approved or reinstated.
         */
        post: operations["companyApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes were requested
         * @description Changes of the company were requested.
         */
        post: operations["companyRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The company was suspended
         * @description The company was suspended.
         */
        post: operations["companySuspended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "game.live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A game is live
         * @description A version of a game was published, or a game was resumed. A resumed game has no `version`.
         */
        post: operations["gameLive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "game.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A game was suspended
         * @description A game was suspended.
         */
        post: operations["gameSuspended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "player.self-excluded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A player excluded themselves
         * @description A player excluded themselves from a brand. Without `until`, the exclusion has no end.
         */
        post: operations["playerSelfExcluded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "promotion.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A promotion was cancelled
         * @description A promotion was cancelled before its end. No event is sent at the end that its rules say.
         */
        post: operations["promotionEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "round.needs-attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A round needs a person
         * @description The wallet of a casino refused a win or a rollback, or did not answer for 72 hours. The page of the casino lists the
         *     round until it is sent again or settled by hand.
         */
        post: operations["roundNeedsAttention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "rtp.alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The RTP differs
         * @description The RTP of a version differs from its certificate.
         */
        post: operations["rtpAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tournament.settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A tournament was settled
         * @description A tournament ended and its prizes were paid.
         */
        post: operations["tournamentSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The id of the event, as in the header `webhook-id`. */
        EventId: string;
        /** @description The id of your company. */
        EventCompany: string;
        /**
         * Format: date
         * @description A day, such as 2026-11-23.
         */
        Day: string;
        /** @description A time in UTC, such as 2026-11-30T09:30:00.000Z. */
        Time: string;
        /** @description SHA-256 in hexadecimal digits. */
        Hash: string;
        /** @description The `cursor` of the next page. Null on the last page. */
        NextCursor: string | null;
        Health: {
            /** @constant */
            status: "ok";
            /** @description The stage that answers. */
            stage: string;
            at: components["schemas"]["Time"];
        };
        /**
         * @description How far single rounds are from the RTP.
         * @enum {string}
         */
        Volatility: "LOW" | "MEDIUM" | "HIGH" | "VERY_HIGH";
        Game: {
            id: string;
            /** @description The provider's own code. */
            code: string;
            title: string;
            /** @enum {string} */
            type: "SLOT" | "TABLE" | "INSTANT";
            description: string | null;
            tags: string[];
            /** @description The provider of the game. */
            companyId: string;
            companyName: string;
            /** @description The path of the thumbnail on the origin of the site. */
            thumbnailKey: string;
            /** @description Paths of further images. */
            images: string[];
            /** @description ISO 639-1. */
            languages: string[];
            /** @description Countries in which the game cannot be offered, ISO 3166-1 alpha-2. */
            restrictedCountries: string[];
            live: components["schemas"]["LiveVersion"];
        };
        /** @description The version that is played. */
        LiveVersion: {
            versionId: string;
            /** @description The version of the game, such as 1.0.0. */
            semver: string;
            /** @description The return to player as a decimal, such as 0.9612. */
            rtp: string;
            /** @description The share of rounds with a win. */
            hit: string;
            /** @description The largest win of a round as a multiple of the bet. */
            maxWinX: number;
            volatility: components["schemas"]["Volatility"];
            features: ("WILD" | "SCATTER" | "FREE_SPINS" | "MULTIPLIER" | "WAYS")[];
            /** @description The bets in minor units. */
            betLevels: number[];
            mathModelHash: components["schemas"]["Hash"];
            publishedAt: components["schemas"]["Time"];
        };
        GamePage: {
            items: components["schemas"]["Game"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Metrics: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            items: components["schemas"]["MetricsItem"][];
        };
        MetricsItem: {
            /** @description The day, or the id of the game. */
            id: string;
            /** @description The title of the game. */
            title: string | null;
            /** @description The active players of the day. For a game, a player who is active on two days counts twice. */
            players: number;
            figures: components["schemas"]["Figures"][];
        };
        Figures: {
            /** @description The code of the coin. Null for a provider, whose amounts are in one unit for all coins. */
            coin: string | null;
            /** @description The number of decimals of the amounts. */
            decimals: number;
            rounds: number;
            /** @description The sum of all bets. */
            turnover: components["schemas"]["Amount"];
            wins: components["schemas"]["Amount"];
            /** @description Turnover minus wins. */
            ggr: components["schemas"]["Amount"];
            /** @description Wins divided by turnover, such as 0.9612. Null without rounds. */
            actualRtp: string | null;
        };
        /** @description Minor units as digits, such as 1200 or -50. */
        Amount: string;
        Round: {
            id: string;
            /** @description The id of the brand. */
            brand: string;
            /** @description The id of the player in this brand. */
            player: string;
            /** @description The id of the game. */
            game: string;
            /** @description The id of the version of the game. */
            version: string;
            /** @description The code of the coin. */
            coin: string;
            /**
             * @description The purse that paid the bet and received the win. `PROMO` is the purse of rewards with wagering and of free
             *     rounds, and `EXTERNAL` is the wallet of the operator.
             * @enum {string}
             */
            purse: "MAIN" | "PROMO" | "EXTERNAL";
            bet: components["schemas"]["Amount"];
            /** @description 0 for a round without a win. With the purse `EXTERNAL` */
            win: components["schemas"]["Amount"];
            /** @description The commitment to the server seed that the round was drawn from. */
            serverSeedHash: components["schemas"]["Hash"];
            /** @description The number of the round under its server seed. */
            nonce: number;
            at: components["schemas"]["Time"];
        };
        RoundPage: {
            items: components["schemas"]["Round"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        RoundReplay: {
            /** @description The id of the replay. */
            id: string;
            /** @description The path of the public page on the origin of the site. */
            path: string;
            expiresAt: components["schemas"]["Time"];
        };
        /**
         * @description What a movement is for.
         * @enum {string}
         */
        MovementKind: "WELCOME" | "DAILY" | "PACKAGE" | "GRANT" | "WITHDRAWAL" | "BET" | "WIN" | "REVERSAL" | "BUY_IN" | "REFUND" | "PRIZE" | "ESCROW" | "REWARD" | "RELEASE" | "FORFEIT";
        Transaction: {
            /** @description SHA-256 of the idempotency key of the movement. */
            id: components["schemas"]["Hash"];
            at: components["schemas"]["Time"];
            kind: components["schemas"]["MovementKind"];
            /**
             * @description A declined movement has moved no coins and never will.
             * @enum {string}
             */
            state: "POSTED" | "DECLINED";
            /** @description The id of the player in this brand. For `ESCROW`, the id of the tournament. */
            player: string;
            /** @description The code of the coin. */
            coin: string;
            /** @enum {string} */
            purse: "MAIN" | "PROMO" | "EXTERNAL";
            /** @description Negative for a debit of the player. */
            amount: components["schemas"]["Amount"];
            /** @description The balance of the purse after the movement. Null if it was declined. */
            balance: components["schemas"]["Amount"] | null;
            /** @description The id of the round of a bet or a win. */
            round: string | null;
            /** @description The id of the game of a bet or a win. */
            game: string | null;
            /** @description The reason of a manual movement. */
            reason: string | null;
            /** @description SHA-256 of the whole movement, as in the Merkle tree of its seal. */
            hash: components["schemas"]["Hash"];
        };
        TransactionPage: {
            items: components["schemas"]["Transaction"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The sum of the posted movements of one kind in one purse. */
        TransactionSum: {
            coin: string;
            /** @enum {string} */
            purse: "MAIN" | "PROMO" | "EXTERNAL";
            kind: components["schemas"]["MovementKind"];
            count: number;
            amount: components["schemas"]["Amount"];
        };
        TransactionDay: {
            day: components["schemas"]["Day"];
            brand: string;
            /**
             * @description `SEALED` if seals cover all transactions. A sealed day is open again if a late transaction arrives, until that is
             *     sealed too.
             * @enum {string}
             */
            status: "OPEN" | "SEALED";
            /** @description The number of transactions, also declined ones. */
            count: number;
            declined: number;
            sums: components["schemas"]["TransactionSum"][];
            /**
             * @description The SHA-256 of the lines of all transactions. Null for a sealed day with more than 100000 transactions: compare
             *     `count`, `sums` and the roots of the seals.
             */
            checksum: components["schemas"]["Hash"] | null;
            seals: components["schemas"]["TransactionSeal"][];
        };
        TransactionSeal: {
            /** @description 1 for the first seal of the day. Further ones cover late transactions. */
            part: number;
            /** @description The number of transactions that it covers. */
            count: number;
            root: components["schemas"]["Hash"];
            sealedAt: components["schemas"]["Time"];
        };
        Tournament: {
            id: string;
            /** @description The id of the brand. */
            brand: string;
            name: string;
            description: string | null;
            /** @description The code of the coin. */
            coin: string;
            /** @description The number of decimals of the coin. */
            decimals: number;
            /** @description The ids of the games. */
            games: string[];
            startsAt: components["schemas"]["Time"];
            endsAt: components["schemas"]["Time"];
            /** @enum {string} */
            entryMode: "AUTO" | "OPT_IN" | "BUY_IN" | "APPROVAL";
            /** @description Minor units of `buyInCoin`, or else of `coin`. */
            buyIn: string | null;
            /** @description The coin of tickets for the buy-in. */
            buyInCoin: string | null;
            /** @description The decimals of `buyInCoin`. */
            buyInDecimals: number | null;
            /** @description With fewer entrants, the tournament is cancelled at its start. */
            minEntrants: number;
            maxEntrants: number | null;
            minBet: components["schemas"]["Amount"];
            /** @description Only the first rounds of an entrant count. */
            maxRounds: number | null;
            scoring: components["schemas"]["TournamentScoring"];
            /** @enum {string} */
            prizeKind: "FIXED" | "POOL";
            prizes: components["schemas"]["TournamentPrize"][];
            /** @description The amount that is reserved for fixed prizes. */
            budget: components["schemas"]["Amount"];
            /** @description The sum of the buy-ins in coins so far. */
            pool: components["schemas"]["Amount"];
            entrants: number;
            /** @enum {string} */
            status: "DRAFT" | "SCHEDULED" | "RUNNING" | "SETTLING" | "SETTLED" | "CANCELLED";
            /** @description SHA-256 of the rules from the publication on. */
            rulesHash: string | null;
            cancelReason: string | null;
            /** @description Null before the settlement. */
            result: components["schemas"]["TournamentResult"] | null;
            publishedAt: string | null;
            settledAt: string | null;
        };
        TournamentScoring: {
            /** @enum {string} */
            model: "SUM_MULTIPLIER" | "HIGHEST_MULTIPLIER" | "TOTAL_WIN" | "NET_PROFIT" | "BEST_STREAK" | "BEST_OF_N" | "LOG_MULTIPLIER" | "FIXED_BANKROLL" | "TOTAL_BET" | "ROUND_COUNT";
            /** @description For SUM_MULTIPLIER, in hundredths of the bet. */
            capX100: number | null;
            /** @description For BEST_STREAK, in hundredths of the bet. */
            fromX100: number | null;
            /** @description For BEST_OF_N. */
            rounds: number | null;
            /** @description For FIXED_BANKROLL, in minor units. */
            bankroll: string | null;
        };
        TournamentPrize: {
            rankFrom: number;
            rankTo: number;
            /** @description For FIXED: minor units for each rank. */
            amount: string | null;
            /** @description For POOL: hundredths of a percent of the pool. */
            share: number | null;
        };
        TournamentResult: {
            entrants: number;
            /** @description The number of entries with a rank. */
            ranked: number;
            /** @description The sum of all prizes. */
            paid: components["schemas"]["Amount"];
            resultHash: components["schemas"]["Hash"];
        };
        TournamentPage: {
            items: components["schemas"]["Tournament"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Standing: {
            rank: number;
            /** @description The id of the entry on the public leaderboard. */
            entryId: string;
            /** @description The id of the player in the brand. */
            player: string;
            score: components["schemas"]["Amount"];
            rounds: number;
            reachedAt: components["schemas"]["Time"];
        };
        StandingPage: {
            items: components["schemas"]["Standing"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Promotion: {
            id: string;
            /** @description The id of the brand. */
            brand: string;
            /** @description Such as FREE_ROUNDS. Types can be added. */
            type: string;
            name: string;
            /** @description The code of the coin. */
            coin: string;
            /** @description The number of decimals of the coin. */
            decimals: number;
            /** @description An object with the schema `novalink.promotion-rules/1`. */
            rules: unknown;
            /** @enum {string} */
            status: "DRAFT" | "AWAITING_CONFIRMATION" | "SCHEDULED" | "ACTIVE" | "PAUSED" | "ENDED" | "CANCELLED";
            /** @description SHA-256 of the rules from the publication on. */
            rulesHash: string | null;
            startsAt: components["schemas"]["Time"];
            endsAt: string | null;
            budget: components["schemas"]["Amount"];
            /** @description The remaining budget. */
            remaining: components["schemas"]["Amount"];
            /** @description The number of collected rewards. */
            claims: number;
            cancelReason: string | null;
            publishedAt: string | null;
        };
        PromotionPage: {
            items: components["schemas"]["Promotion"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        OfferedGamePage: {
            items: components["schemas"]["OfferedGame"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        OfferedGame: {
            id: string;
            /** @description The provider's own code. */
            code: string;
            title: string;
            /** @enum {string} */
            type: "SLOT" | "TABLE" | "INSTANT";
            description: string | null;
            tags: string[];
            /** @description The provider of the game. */
            companyId: string;
            companyName: string;
            /** @description The path of the thumbnail on the origin of the site. */
            thumbnailKey: string;
            /** @description Paths of further images. */
            images: string[];
            /** @description ISO 639-1. */
            languages: string[];
            /** @description Countries in which the game cannot be offered, ISO 3166-1 alpha-2. */
            restrictedCountries: string[];
            live: components["schemas"]["LiveVersion"];
            /** @description The brands of the company that offer the game. Empty for a provider. */
            brandIds: string[];
        };
        IdToken: {
            /** @description The token from the sign-in of the user. */
            idToken: string;
        };
        NewSession: {
            /** @description The id of a brand of the company. */
            brand: string;
            /** @description The id of a game that the brand offers. */
            game: string;
            /**
             * @description `DEMO` is play with practice coins, `PLAY` with the coins in your own wallet.
             * @enum {string}
             */
            mode: "DEMO" | "PLAY";
            /** @description The id of the player in your wallet. Only for `PLAY`, like `token` and `coin`. */
            user?: string;
            /** @description The token of the player for your wallet. */
            token?: string;
            /** @description The code of a coin of the brand. */
            coin?: string;
            /** @description The country of the player, ISO 3166-1 alpha-2. Countries that the casino or the game does not allow are refused. */
            country: string;
            /**
             * @description The page to which the player returns: with https, and on one of the origins that the casino allows to embed its
             *     games.
             */
            returnUrl: string;
            /** @description The language of the player, such as `en` or `pt-BR`. Games are shown in English at the moment. */
            lang?: string;
            /**
             * @description The device of the player. The page adapts to its screen by itself.
             * @enum {string}
             */
            device?: "DESKTOP" | "MOBILE";
        };
        LaunchedSession: {
            /** @description The address of the game. Do not store or log it. */
            url: string;
            /** @description The id of the session. */
            sessionId: string;
            expiresAt: components["schemas"]["Time"];
        };
        TokenVerdict: {
            /** @constant */
            valid: true;
            /** @description The id of the user. */
            sub: string;
            email: string;
            /** @description ADMINS, PROVIDERS or OPERATORS. */
            groups: string[];
            expiresAt: components["schemas"]["Time"];
        } | {
            /** @constant */
            valid: false;
            /** @enum {string} */
            reason: "expired" | "not-an-id-token" | "not-for-us" | "not-genuine" | "user-deleted";
        };
        /** @description A day to which entries can still be added. */
        OpenAuditDay: {
            day: components["schemas"]["Day"];
            /** @description The number of entries. */
            count: number;
            lastHash: components["schemas"]["Hash"];
        };
        /** @description Closes a day. Its entries cannot change afterwards without detection. */
        AuditHead: {
            day: components["schemas"]["Day"];
            /** @description The number of entries. */
            count: number;
            lastHash: components["schemas"]["Hash"];
            previous: components["schemas"]["Hash"];
            closedAt: components["schemas"]["Time"];
            hash: components["schemas"]["Hash"];
        };
        AuditDayPage: {
            open: components["schemas"]["OpenAuditDay"][];
            items: components["schemas"]["AuditHead"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        AuditEntry: {
            day: components["schemas"]["Day"];
            /** @description The number of the entry in its day, without gaps. */
            seq: number;
            at: components["schemas"]["Time"];
            /** @description What happened, such as GAME_SUSPENDED or DAY_SEALED. */
            action: string;
            /** @enum {string} */
            kind: "COMPANY" | "GAME" | "CASINO" | "BRAND" | "USER";
            /** @description The name of the subject if visitors can see it. */
            name: string | null;
            /** @description SHA-256 of a secret salt followed by the event as canonical JSON. */
            commitment: components["schemas"]["Hash"];
            hash: components["schemas"]["Hash"];
        };
        AuditEntryPage: {
            day: components["schemas"]["Day"];
            /** @description Null while the day is open. */
            head: components["schemas"]["AuditHead"] | null;
            /** @description The head of the previous day. Null if that day is open or this is the first day of the log. */
            before: components["schemas"]["AuditHead"] | null;
            items: components["schemas"]["AuditEntry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong, in English, for developers. */
            message: string;
            /** @description Report it if you need help. It is in our logs. */
            traceId: string;
            /** @description The field of the request that is wrong. */
            field?: string;
        };
        /** @enum {string} */
        ErrorCode: "INVALID_REQUEST" | "INVALID_SIGNATURE" | "FORBIDDEN" | "LOCATION_BLOCKED" | "NOT_FOUND" | "TOO_LARGE" | "RATE_LIMITED" | "WALLET_UNAVAILABLE" | "INTERNAL";
    };
    responses: {
        /** @description The request failed. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INVALID_REQUEST",
                 *       "message": "limit must be a whole number from 1 to 100.",
                 *       "traceId": "0b9f1a52-4c1e-4f0c-9a55-3c4f5a1f2b77",
                 *       "field": "limit"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The `nextCursor` of the previous page. */
        Cursor: string;
        /**
         * @description The largest number of items of a page.
         * @example 2
         */
        Limit: number;
        /**
         * @description The id of a brand of the company.
         * @example 01KB9NZ8G0BRAND00000000000
         */
        OwnBrand: string;
        /**
         * @description The first day in UTC.
         * @example 2026-01-01
         */
        From: components["schemas"]["Day"];
        /**
         * @description The last day in UTC, at most 30 days after the first.
         * @example 2026-01-02
         */
        To: components["schemas"]["Day"];
        /**
         * @description The id of a tournament.
         * @example 01KB9NZ8G0T0VRNAMENT000000
         */
        TournamentId: string;
        /**
         * @description The id of a promotion.
         * @example 01KB9NZ8G0PR0M0T10N0000000
         */
        PromotionId: string;
        /**
         * @description The id of a round, from a list.
         * @example 01KB9NZ8G0BRAND00000000000.01KB9NZ8G0PAYER00000000000.01KB9NZ8G0R0VND00000000000
         */
        RoundId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "stage": "prod",
                     *       "at": "2026-11-30T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    listCatalogue: {
        parameters: {
            query?: {
                /**
                 * @description The number of games of a page.
                 * @example 2
                 */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Whether to list only games that have an image for each symbol. Such a page can be short. */
                withArt?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            400: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /**
                 * @description The number of games of a page. A page can be short.
                 * @example 2
                 */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedGamePage"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "brand": "01KB9NZ8G0BRAND00000000000",
                 *       "game": "01KB9NZ8G0GAME000000000000",
                 *       "mode": "DEMO",
                 *       "country": "MT",
                 *       "returnUrl": "https://casino.example/lobby"
                 *     }
                 */
                "application/json": components["schemas"]["NewSession"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchedSession"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    getMetrics: {
        parameters: {
            query: {
                /** @description The id of a brand of the company. Operators must send it, providers must not. */
                brand?: string;
                /** @description What an item is about. Days are in order; games have the one with most rounds first. */
                by?: "day" | "game";
                /**
                 * @description The first day in UTC.
                 * @example 2026-01-01
                 */
                from: components["schemas"]["Day"];
                /**
                 * @description The last day in UTC, at most 365 days after the first.
                 * @example 2026-01-07
                 */
                to: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metrics"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    listRounds: {
        parameters: {
            query: {
                /**
                 * @description The id of a brand of the company.
                 * @example 01KB9NZ8G0BRAND00000000000
                 */
                brand: components["parameters"]["OwnBrand"];
                /**
                 * @description The first day in UTC.
                 * @example 2026-01-01
                 */
                from: components["parameters"]["From"];
                /**
                 * @description The last day in UTC, at most 30 days after the first.
                 * @example 2026-01-02
                 */
                to: components["parameters"]["To"];
                /** @description The id of a player. Lists only the rounds of this player. */
                user?: string;
                /**
                 * @description The largest number of items of a page.
                 * @example 2
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rounds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundPage"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    getRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a round, from a list.
                 * @example 01KB9NZ8G0BRAND00000000000.01KB9NZ8G0PAYER00000000000.01KB9NZ8G0R0VND00000000000
                 */
                id: components["parameters"]["RoundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The round. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Round"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    getRoundReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a round, from a list.
                 * @example 01KB9NZ8G0BRAND00000000000.01KB9NZ8G0PAYER00000000000.01KB9NZ8G0R0VND00000000000
                 */
                id: components["parameters"]["RoundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundReplay"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    listTransactions: {
        parameters: {
            query: {
                /**
                 * @description The id of a brand of the company.
                 * @example 01KB9NZ8G0BRAND00000000000
                 */
                brand: components["parameters"]["OwnBrand"];
                /**
                 * @description The first day in UTC.
                 * @example 2026-01-01
                 */
                from: components["parameters"]["From"];
                /**
                 * @description The last day in UTC, at most 30 days after the first.
                 * @example 2026-01-02
                 */
                to: components["parameters"]["To"];
                /**
                 * @description The largest number of items of a page.
                 * @example 2
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionPage"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    getTransactionDay: {
        parameters: {
            query: {
                /**
                 * @description The id of a brand of the company.
                 * @example 01KB9NZ8G0BRAND00000000000
                 */
                brand: components["parameters"]["OwnBrand"];
            };
            header?: never;
            path: {
                /**
                 * @description The day in UTC.
                 * @example 2026-01-01
                 */
                day: components["schemas"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionDay"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    listTournaments: {
        parameters: {
            query: {
                /**
                 * @description The id of a brand of the company.
                 * @example 01KB9NZ8G0BRAND00000000000
                 */
                brand: components["parameters"]["OwnBrand"];
                /**
                 * @description The largest number of items of a page.
                 * @example 2
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tournaments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    getTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a tournament.
                 * @example 01KB9NZ8G0T0VRNAMENT000000
                 */
                id: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    listLeaderboard: {
        parameters: {
            query?: {
                /**
                 * @description The largest number of items of a page.
                 * @example 2
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a tournament.
                 * @example 01KB9NZ8G0T0VRNAMENT000000
                 */
                id: components["parameters"]["TournamentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the leaderboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingPage"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    listPromotions: {
        parameters: {
            query: {
                /**
                 * @description The id of a brand of the company.
                 * @example 01KB9NZ8G0BRAND00000000000
                 */
                brand: components["parameters"]["OwnBrand"];
                /**
                 * @description The largest number of items of a page.
                 * @example 2
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionPage"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a promotion.
                 * @example 01KB9NZ8G0PR0M0T10N0000000
                 */
                id: components["parameters"]["PromotionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
            403: components["responses"]["Error"];
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    verifyIdToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idToken": "eyJraWQiOiJrMSJ9.eyJ0b2tlbl91c2UiOiJpZCJ9.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": components["schemas"]["IdToken"];
            };
        };
        responses: {
            /** @description The user of the token, or the reason why it is not valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenVerdict"];
                };
            };
            400: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    listAuditDays: {
        parameters: {
            query?: {
                /**
                 * @description The number of closed days of a page.
                 * @example 2
                 */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditDayPage"];
                };
            };
            400: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description The number of entries of a page. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The day in UTC.
                 * @example 2026-11-23
                 */
                day: components["schemas"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            400: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    companyApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "company.approved",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {}
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "company.approved";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    /** @description Empty. */
                    data: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    companyRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "company.rejected",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {}
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "company.rejected";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    /** @description Empty. */
                    data: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    companySuspended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "company.suspended",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {}
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "company.suspended";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    /** @description Empty. */
                    data: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    gameLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "game.live",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {
                 *         "game": "01JD0000000000000000000001",
                 *         "version": "01JD0000000000000000000002"
                 *       }
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "game.live";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    data: {
                        /** @description The id of the game. */
                        game: string;
                        /** @description The id of the version. */
                        version?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    gameSuspended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "game.suspended",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {
                 *         "game": "01JD0000000000000000000001"
                 *       }
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "game.suspended";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    data: {
                        /** @description The id of the game. */
                        game: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    playerSelfExcluded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "player.self-excluded",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {
                 *         "brand": "01JD0000000000000000000003",
                 *         "player": "01JD0000000000000000000004",
                 *         "until": "2027-11-30T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "player.self-excluded";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    data: {
                        /** @description The id of the brand. */
                        brand: string;
                        /** @description The id of the player in this brand. */
                        player: string;
                        /** @description The end of the exclusion. */
                        until?: components["schemas"]["Time"];
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    promotionEnded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "promotion.ended",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {
                 *         "brand": "01JD0000000000000000000003",
                 *         "promotion": "01JD0000000000000000000004"
                 *       }
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "promotion.ended";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    data: {
                        /** @description The id of the brand. */
                        brand: string;
                        /** @description The id of the promotion. */
                        promotion: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    roundNeedsAttention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "round.needs-attention",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {
                 *         "casino": "01JD0000000000000000000002",
                 *         "brand": "01JD0000000000000000000003",
                 *         "player": "01JD0000000000000000000004",
                 *         "round": "01JD000000-5f2b7c1d9e8a4f60b3c2d1e0f9a8b7c6"
                 *       }
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "round.needs-attention";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    data: {
                        /** @description The id of the casino. */
                        casino: string;
                        /** @description The id of the brand. */
                        brand: string;
                        /** @description The id of the player in this brand. */
                        player: string;
                        /** @description The id of the round in calls to the wallet. */
                        round: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    rtpAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "rtp.alert",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {
                 *         "game": "01JD0000000000000000000001",
                 *         "version": "01JD0000000000000000000002"
                 *       }
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "rtp.alert";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    data: {
                        /** @description The id of the game. */
                        game: string;
                        /** @description The id of the version. */
                        version: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    tournamentSettled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD0000000000000000000009",
                 *       "type": "tournament.settled",
                 *       "at": "2026-11-30T09:30:00.000Z",
                 *       "companyId": "01JD0000000000000000000000",
                 *       "data": {
                 *         "brand": "01JD0000000000000000000003",
                 *         "tournament": "01JD0000000000000000000005"
                 *       }
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["EventId"];
                    /** @constant */
                    type: "tournament.settled";
                    at: components["schemas"]["Time"];
                    companyId: components["schemas"]["EventCompany"];
                    data: {
                        /** @description The id of the brand. */
                        brand: string;
                        /** @description The id of the tournament. */
                        tournament: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}


export const getHealth: ApiOperation<
  {  },
  operations['getHealth']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/health","access":"open","parameters":[],"body":null};

export const listCatalogue: ApiOperation<
  { limit: number; cursor?: string; withArt: boolean },
  operations['listCatalogue']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/catalogue","access":"open","parameters":[{"in":"query","name":"limit","isRequired":false,"schema":{"type":"integer","minimum":1,"maximum":100,"default":24}},{"in":"query","name":"cursor","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":200}},{"in":"query","name":"withArt","isRequired":false,"schema":{"type":"boolean","default":false}}],"body":null};

export const listGames: ApiOperation<
  { limit: number; cursor?: string },
  operations['listGames']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/games","access":"any-key","parameters":[{"in":"query","name":"limit","isRequired":false,"schema":{"type":"integer","minimum":1,"maximum":100,"default":24}},{"in":"query","name":"cursor","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};

export const createSession: ApiOperation<
  { body: operations['createSession']['requestBody']['content']['application/json'] },
  operations['createSession']['responses'][200]['content']['application/json']
> = {"method":"POST","path":"/v1/sessions","access":"sessions:write","parameters":[],"body":{"type":"object","required":["brand","game","mode","country","returnUrl"],"properties":{"brand":{"type":"string","minLength":1,"maxLength":100,"description":"The id of a brand of the company."},"game":{"type":"string","minLength":1,"maxLength":100,"description":"The id of a game that the brand offers."},"mode":{"description":"`DEMO` is play with practice coins, `PLAY` with the coins in your own wallet.","type":"string","enum":["DEMO","PLAY"]},"user":{"description":"The id of the player in your wallet. Only for `PLAY`, like `token` and `coin`.","type":"string","minLength":1,"maxLength":100},"token":{"description":"The token of the player for your wallet.","type":"string","minLength":1,"maxLength":1000},"coin":{"type":"string","minLength":1,"maxLength":20,"description":"The code of a coin of the brand."},"country":{"description":"The country of the player, ISO 3166-1 alpha-2. Countries that the casino or the game does not allow are refused.\n","type":"string","minLength":2,"maxLength":2},"returnUrl":{"description":"The page to which the player returns: with https, and on one of the origins that the casino allows to embed its\ngames.\n","type":"string","minLength":1,"maxLength":1000},"lang":{"description":"The language of the player, such as `en` or `pt-BR`. Games are shown in English at the moment.\n","type":"string","minLength":2,"maxLength":35},"device":{"description":"The device of the player. The page adapts to its screen by itself.","type":"string","enum":["DESKTOP","MOBILE"]}}}};

export const getMetrics: ApiOperation<
  { brand?: string; by: string; from: string; to: string },
  operations['getMetrics']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/metrics","access":"metrics:read","parameters":[{"in":"query","name":"brand","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":100}},{"in":"query","name":"by","isRequired":false,"schema":{"type":"string","enum":["day","game"],"default":"day"}},{"in":"query","name":"from","isRequired":true,"schema":{"description":"A day, such as 2026-11-23.","type":"string","format":"date"}},{"in":"query","name":"to","isRequired":true,"schema":{"description":"A day, such as 2026-11-23.","type":"string","format":"date"}}],"body":null};

export const listRounds: ApiOperation<
  { brand: string; from: string; to: string; user?: string; limit: number; cursor?: string },
  operations['listRounds']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/rounds","access":"rounds:read","parameters":[{"in":"query","name":"brand","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":100}},{"in":"query","name":"from","isRequired":true,"schema":{"description":"A day, such as 2026-11-23.","type":"string","format":"date"}},{"in":"query","name":"to","isRequired":true,"schema":{"description":"A day, such as 2026-11-23.","type":"string","format":"date"}},{"in":"query","name":"user","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":100}},{"in":"query","name":"limit","isRequired":false,"schema":{"type":"integer","minimum":1,"maximum":100,"default":100}},{"in":"query","name":"cursor","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};

export const getRound: ApiOperation<
  { id: string },
  operations['getRound']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/rounds/{id}","access":"rounds:read","parameters":[{"in":"path","name":"id","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};

export const getRoundReplay: ApiOperation<
  { id: string },
  operations['getRoundReplay']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/rounds/{id}/replay","access":"rounds:read","parameters":[{"in":"path","name":"id","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};

export const listTransactions: ApiOperation<
  { brand: string; from: string; to: string; limit: number; cursor?: string },
  operations['listTransactions']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/transactions","access":"rounds:read","parameters":[{"in":"query","name":"brand","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":100}},{"in":"query","name":"from","isRequired":true,"schema":{"description":"A day, such as 2026-11-23.","type":"string","format":"date"}},{"in":"query","name":"to","isRequired":true,"schema":{"description":"A day, such as 2026-11-23.","type":"string","format":"date"}},{"in":"query","name":"limit","isRequired":false,"schema":{"type":"integer","minimum":1,"maximum":100,"default":100}},{"in":"query","name":"cursor","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};

export const getTransactionDay: ApiOperation<
  { day: string; brand: string },
  operations['getTransactionDay']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/transactions/days/{day}","access":"rounds:read","parameters":[{"in":"path","name":"day","isRequired":true,"schema":{"description":"A day, such as 2026-11-23.","type":"string","format":"date"}},{"in":"query","name":"brand","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":100}}],"body":null};

export const listTournaments: ApiOperation<
  { brand: string; limit: number; cursor?: string },
  operations['listTournaments']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/tournaments","access":"tournaments:read","parameters":[{"in":"query","name":"brand","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":100}},{"in":"query","name":"limit","isRequired":false,"schema":{"type":"integer","minimum":1,"maximum":100,"default":100}},{"in":"query","name":"cursor","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};

export const getTournament: ApiOperation<
  { id: string },
  operations['getTournament']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/tournaments/{id}","access":"tournaments:read","parameters":[{"in":"path","name":"id","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":100}}],"body":null};

export const listLeaderboard: ApiOperation<
  { id: string; limit: number; cursor?: string },
  operations['listLeaderboard']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/tournaments/{id}/leaderboard","access":"tournaments:read","parameters":[{"in":"path","name":"id","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":100}},{"in":"query","name":"limit","isRequired":false,"schema":{"type":"integer","minimum":1,"maximum":100,"default":100}},{"in":"query","name":"cursor","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};

export const listPromotions: ApiOperation<
  { brand: string; limit: number; cursor?: string },
  operations['listPromotions']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/promotions","access":"promotions:read","parameters":[{"in":"query","name":"brand","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":100}},{"in":"query","name":"limit","isRequired":false,"schema":{"type":"integer","minimum":1,"maximum":100,"default":100}},{"in":"query","name":"cursor","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};

export const getPromotion: ApiOperation<
  { id: string },
  operations['getPromotion']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/promotions/{id}","access":"promotions:read","parameters":[{"in":"path","name":"id","isRequired":true,"schema":{"type":"string","minLength":1,"maxLength":100}}],"body":null};

export const verifyIdToken: ApiOperation<
  { body: operations['verifyIdToken']['requestBody']['content']['application/json'] },
  operations['verifyIdToken']['responses'][200]['content']['application/json']
> = {"method":"POST","path":"/v1/verify-id-token","access":"open","parameters":[],"body":{"type":"object","required":["idToken"],"properties":{"idToken":{"type":"string","minLength":1,"maxLength":16384,"description":"The token from the sign-in of the user."}}}};

export const listAuditDays: ApiOperation<
  { limit: number; cursor?: string },
  operations['listAuditDays']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/audit/days","access":"open","parameters":[{"in":"query","name":"limit","isRequired":false,"schema":{"type":"integer","minimum":1,"maximum":100,"default":30}},{"in":"query","name":"cursor","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};

export const listAuditEntries: ApiOperation<
  { day: string; limit: number; cursor?: string },
  operations['listAuditEntries']['responses'][200]['content']['application/json']
> = {"method":"GET","path":"/v1/audit/days/{day}","access":"open","parameters":[{"in":"path","name":"day","isRequired":true,"schema":{"description":"A day, such as 2026-11-23.","type":"string","format":"date"}},{"in":"query","name":"limit","isRequired":false,"schema":{"type":"integer","minimum":1,"maximum":500,"default":500}},{"in":"query","name":"cursor","isRequired":false,"schema":{"type":"string","minLength":1,"maxLength":200}}],"body":null};
