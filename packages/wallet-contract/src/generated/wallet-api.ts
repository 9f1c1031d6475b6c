// Made from packages/wallet-contract/wallet.openapi.yaml by `npm run generate`; not edited by hand.
import type { Schema } from '@cfworker/json-schema';
export interface paths {
    "/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a session
         * @description Tells whose token this is. It was sent to NovaLink when the operator started the game.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the balance
         * @description The balance of the user of a token.
         */
        post: operations["balance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a bet
         * @description Takes the amount from the balance, and credits the win if there is one. First look up the `txId` (rule 1), because the
         *     token of a repeated bet can have expired. Then check the token, the round and the balance.
         */
        post: operations["bet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit a win
         * @description Credits the amount, which can be 0. A win of the kind `ROUND` or `FREE_ROUND` needs a bet of its round: without one it
         *     is 404 `TX_NOT_FOUND`, and if all bets of the round were rolled back, 409 `TX_ROLLED_BACK`.
         */
        post: operations["win"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll back bets
         * @description Gives the amounts of bets back, all or none. A win in the same call as the bet is taken back with it; if the balance is
         *     too low for that, the answer is 402. A bet that the wallet does not know is stored as rolled back. A bet of another
         *     user or round is 409 `TX_CONFLICT`.
         */
        post: operations["rollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a round
         * @description Closes a round that has no further bets and wins. A closed round answers 200 again.
         */
        post: operations["close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a session for tests
         * @description Creates a user with a balance and a token, or a further token of a user. The contract tests start with this call. A
         *     wallet in production answers 404 `NOT_FOUND`.
         */
        post: operations["devSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An id that NovaLink makes. Upper and lower case differ. */
        Id: string;
        /** @description The id of the user in the wallet. */
        User: string;
        /** @description The token of a session. */
        Token: string;
        /** @description The code of the coin. */
        Coin: string;
        /** @description Minor units, such as "500". */
        Amount: string;
        /** @description A win that is credited with the bet. */
        Win: {
            txId: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
        };
        AuthenticateRequest: {
            requestId: components["schemas"]["Id"];
            token: components["schemas"]["Token"];
            brand: components["schemas"]["Id"];
        };
        AuthenticateAnswer: {
            user: components["schemas"]["User"];
            coin: components["schemas"]["Coin"];
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            balance: components["schemas"]["Amount"];
        };
        BalanceRequest: {
            requestId: components["schemas"]["Id"];
            token: components["schemas"]["Token"];
            user: components["schemas"]["User"];
            coin: components["schemas"]["Coin"];
        };
        BalanceAnswer: {
            balance: components["schemas"]["Amount"];
        };
        BetRequest: {
            requestId: components["schemas"]["Id"];
            token: components["schemas"]["Token"];
            user: components["schemas"]["User"];
            coin: components["schemas"]["Coin"];
            txId: components["schemas"]["Id"];
            roundId: components["schemas"]["Id"];
            game: components["schemas"]["Id"];
            gameVersion: string;
            amount: components["schemas"]["Amount"];
            /** @description Whether this is the last call of the round. */
            roundClosed: boolean;
            win?: components["schemas"]["Win"];
            /** @description The id of the free rounds that pay this bet. Its amount is 0. */
            freeRound?: components["schemas"]["Id"];
        };
        TransactionAnswer: {
            /** @description The `txId` of the request. */
            txId: components["schemas"]["Id"];
            /** @description The balance after the transaction. */
            balance: components["schemas"]["Amount"];
        };
        WinRequest: {
            requestId: components["schemas"]["Id"];
            user: components["schemas"]["User"];
            coin: components["schemas"]["Coin"];
            txId: components["schemas"]["Id"];
            roundId: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            /** @description Whether this is the last call of the round. */
            roundClosed: boolean;
            /** @enum {string} */
            kind: "ROUND" | "FREE_ROUND" | "TOURNAMENT" | "PROMOTION" | "JACKPOT";
            /** @description What the win is for, in any script. */
            ref?: string;
        };
        RollbackRequest: {
            requestId: components["schemas"]["Id"];
            user: components["schemas"]["User"];
            coin: components["schemas"]["Coin"];
            roundId: components["schemas"]["Id"];
            txIds: components["schemas"]["TxIds"];
        };
        /** @description The ids of bets. */
        TxIds: components["schemas"]["Id"][];
        RollbackAnswer: {
            txIds: components["schemas"]["TxIds"];
            balance: components["schemas"]["Amount"];
        };
        CloseRequest: {
            requestId: components["schemas"]["Id"];
            user: components["schemas"]["User"];
            roundId: components["schemas"]["Id"];
        };
        DevSessionRequest: {
            requestId: components["schemas"]["Id"];
            coin: components["schemas"]["Coin"];
            /** @description The balance of a new user. Unused for another session. */
            balance: components["schemas"]["Amount"];
            /** @description The brand of the token. */
            brand: components["schemas"]["Id"];
            /** @description The game of the token. */
            game: components["schemas"]["Id"];
            /** @description A user of an earlier call. Without it a user is created. */
            user?: components["schemas"]["User"];
            /** @description If true, all tokens of the user have expired, also the new one. */
            expired?: boolean;
        };
        DevSessionAnswer: {
            token: components["schemas"]["Token"];
            user: components["schemas"]["User"];
        };
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong, in English, for developers. */
            message: string;
            /** @description How to find the call in your logs. */
            traceId?: string;
            /** @description The field of the request that is wrong. */
            field?: string;
            balance?: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        ErrorCode: "INVALID_REQUEST" | "INVALID_SIGNATURE" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "INSUFFICIENT_FUNDS" | "FORBIDDEN" | "USER_DISABLED" | "LIMIT_REACHED" | "LOCATION_BLOCKED" | "NOT_FOUND" | "TX_NOT_FOUND" | "WRONG_COIN" | "TX_CONFLICT" | "TX_ROLLED_BACK" | "ROUND_CLOSED" | "TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "BUSY" | "MAINTENANCE";
    };
    responses: {
        /** @description The call is refused, or failed. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INSUFFICIENT_FUNDS",
                 *       "message": "The balance is too low.",
                 *       "balance": "300"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authenticate: {
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
                 *       "requestId": "01KB9Z4M3QK6T1Y8N5W2R7V0CA",
                 *       "token": "9b2f6c0e",
                 *       "brand": "arcade"
                 *     }
                 */
                "application/json": components["schemas"]["AuthenticateRequest"];
            };
        };
        responses: {
            /** @description The user of the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": "u-204",
                     *       "coin": "GOLD",
                     *       "country": "MT",
                     *       "balance": "125000"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthenticateAnswer"];
                };
            };
            401: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    balance: {
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
                 *       "requestId": "01KB9Z4M3QK6T1Y8N5W2R7V0CB",
                 *       "token": "9b2f6c0e",
                 *       "user": "u-204",
                 *       "coin": "GOLD"
                 *     }
                 */
                "application/json": components["schemas"]["BalanceRequest"];
            };
        };
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": "125000"
                     *     }
                     */
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            401: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    bet: {
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
                 *       "requestId": "01KB9Z4M3QK6T1Y8N5W2R7V0CC",
                 *       "token": "9b2f6c0e",
                 *       "user": "u-204",
                 *       "coin": "GOLD",
                 *       "txId": "01KB9Z4M3QK6T1Y8N5W2R7V0B1",
                 *       "roundId": "01KB9Z4M3QK6T1Y8N5W2R7V0R1",
                 *       "game": "diamonds",
                 *       "gameVersion": "1.2.0",
                 *       "amount": "500",
                 *       "roundClosed": false
                 *     }
                 */
                "application/json": components["schemas"]["BetRequest"];
            };
        };
        responses: {
            /** @description The bet is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "txId": "01KB9Z4M3QK6T1Y8N5W2R7V0B1",
                     *       "balance": "124500"
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionAnswer"];
                };
            };
            402: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    win: {
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
                 *       "requestId": "01KB9Z4M3QK6T1Y8N5W2R7V0CD",
                 *       "user": "u-204",
                 *       "coin": "GOLD",
                 *       "txId": "01KB9Z4M3QK6T1Y8N5W2R7V0W1",
                 *       "roundId": "01KB9Z4M3QK6T1Y8N5W2R7V0R1",
                 *       "amount": "1200",
                 *       "roundClosed": true,
                 *       "kind": "ROUND"
                 *     }
                 */
                "application/json": components["schemas"]["WinRequest"];
            };
        };
        responses: {
            /** @description The win is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "txId": "01KB9Z4M3QK6T1Y8N5W2R7V0W1",
                     *       "balance": "125700"
                     *     }
                     */
                    "application/json": components["schemas"]["TransactionAnswer"];
                };
            };
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    rollback: {
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
                 *       "requestId": "01KB9Z4M3QK6T1Y8N5W2R7V0CE",
                 *       "user": "u-204",
                 *       "coin": "GOLD",
                 *       "roundId": "01KB9Z4M3QK6T1Y8N5W2R7V0R2",
                 *       "txIds": [
                 *         "01KB9Z4M3QK6T1Y8N5W2R7V0B2"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RollbackRequest"];
            };
        };
        responses: {
            /** @description The bets are rolled back, now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "txIds": [
                     *         "01KB9Z4M3QK6T1Y8N5W2R7V0B2"
                     *       ],
                     *       "balance": "125700"
                     *     }
                     */
                    "application/json": components["schemas"]["RollbackAnswer"];
                };
            };
            409: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    close: {
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
                 *       "requestId": "01KB9Z4M3QK6T1Y8N5W2R7V0CF",
                 *       "user": "u-204",
                 *       "roundId": "01KB9Z4M3QK6T1Y8N5W2R7V0R1"
                 *     }
                 */
                "application/json": components["schemas"]["CloseRequest"];
            };
        };
        responses: {
            /** @description The round is closed, now or earlier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": "125700"
                     *     }
                     */
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
    devSession: {
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
                 *       "requestId": "01KB9Z4M3QK6T1Y8N5W2R7V0CG",
                 *       "coin": "GOLD",
                 *       "balance": "125000",
                 *       "brand": "arcade",
                 *       "game": "diamonds"
                 *     }
                 */
                "application/json": components["schemas"]["DevSessionRequest"];
            };
        };
        responses: {
            /** @description The token and its user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "9b2f6c0e",
                     *       "user": "u-204"
                     *     }
                     */
                    "application/json": components["schemas"]["DevSessionAnswer"];
                };
            };
            404: components["responses"]["Error"];
            default: components["responses"]["Error"];
        };
    };
}

export const contractVersion = "1.1.0";

export const walletCalls: Readonly<
  Record<keyof operations, { readonly path: string; readonly request: Schema; readonly answer: Schema }>
> = {"authenticate":{"path":"/authenticate","request":{"type":"object","required":["requestId","token","brand"],"properties":{"requestId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"token":{"description":"The token of a session.","type":"string","minLength":1,"maxLength":1000},"brand":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}}},"answer":{"type":"object","required":["user","coin","country","balance"],"properties":{"user":{"description":"The id of the user in the wallet.","type":"string","minLength":1,"maxLength":100},"coin":{"description":"The code of the coin.","type":"string","pattern":"^[A-Z]{2,5}$"},"country":{"type":"string","pattern":"^[A-Z]{2}$","description":"ISO 3166-1 alpha-2."},"balance":{"description":"Minor units, such as \"500\".","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"}}}},"balance":{"path":"/balance","request":{"type":"object","required":["requestId","token","user","coin"],"properties":{"requestId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"token":{"description":"The token of a session.","type":"string","minLength":1,"maxLength":1000},"user":{"description":"The id of the user in the wallet.","type":"string","minLength":1,"maxLength":100},"coin":{"description":"The code of the coin.","type":"string","pattern":"^[A-Z]{2,5}$"}}},"answer":{"type":"object","required":["balance"],"properties":{"balance":{"description":"Minor units, such as \"500\".","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"}}}},"bet":{"path":"/bet","request":{"type":"object","required":["requestId","token","user","coin","txId","roundId","game","gameVersion","amount","roundClosed"],"properties":{"requestId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"token":{"description":"The token of a session.","type":"string","minLength":1,"maxLength":1000},"user":{"description":"The id of the user in the wallet.","type":"string","minLength":1,"maxLength":100},"coin":{"description":"The code of the coin.","type":"string","pattern":"^[A-Z]{2,5}$"},"txId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"roundId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"game":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"gameVersion":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+$"},"amount":{"description":"Minor units, such as \"500\".","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"},"roundClosed":{"type":"boolean","description":"Whether this is the last call of the round."},"win":{"description":"A win that is credited with the bet.","type":"object","required":["txId","amount"],"properties":{"txId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"amount":{"description":"Minor units, such as \"500\".","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"}}},"freeRound":{"description":"The id of the free rounds that pay this bet. Its amount is 0.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}}},"answer":{"type":"object","required":["txId","balance"],"properties":{"txId":{"description":"The `txId` of the request.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"balance":{"description":"The balance after the transaction.","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"}}}},"win":{"path":"/win","request":{"type":"object","required":["requestId","user","coin","txId","roundId","amount","roundClosed","kind"],"properties":{"requestId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"user":{"description":"The id of the user in the wallet.","type":"string","minLength":1,"maxLength":100},"coin":{"description":"The code of the coin.","type":"string","pattern":"^[A-Z]{2,5}$"},"txId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"roundId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"amount":{"description":"Minor units, such as \"500\".","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"},"roundClosed":{"type":"boolean","description":"Whether this is the last call of the round."},"kind":{"type":"string","enum":["ROUND","FREE_ROUND","TOURNAMENT","PROMOTION","JACKPOT"]},"ref":{"type":"string","maxLength":200,"description":"What the win is for, in any script."}}},"answer":{"type":"object","required":["txId","balance"],"properties":{"txId":{"description":"The `txId` of the request.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"balance":{"description":"The balance after the transaction.","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"}}}},"rollback":{"path":"/rollback","request":{"type":"object","required":["requestId","user","coin","roundId","txIds"],"properties":{"requestId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"user":{"description":"The id of the user in the wallet.","type":"string","minLength":1,"maxLength":100},"coin":{"description":"The code of the coin.","type":"string","pattern":"^[A-Z]{2,5}$"},"roundId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"txIds":{"description":"The ids of bets.","type":"array","minItems":1,"maxItems":20,"items":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}}}},"answer":{"type":"object","required":["txIds","balance"],"properties":{"txIds":{"description":"The ids of bets.","type":"array","minItems":1,"maxItems":20,"items":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}},"balance":{"description":"Minor units, such as \"500\".","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"}}}},"close":{"path":"/close","request":{"type":"object","required":["requestId","user","roundId"],"properties":{"requestId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"user":{"description":"The id of the user in the wallet.","type":"string","minLength":1,"maxLength":100},"roundId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}}},"answer":{"type":"object","required":["balance"],"properties":{"balance":{"description":"Minor units, such as \"500\".","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"}}}},"devSession":{"path":"/dev/session","request":{"type":"object","required":["requestId","coin","balance","brand","game"],"properties":{"requestId":{"description":"An id that NovaLink makes. Upper and lower case differ.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"coin":{"description":"The code of the coin.","type":"string","pattern":"^[A-Z]{2,5}$"},"balance":{"description":"The balance of a new user. Unused for another session.","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"},"brand":{"description":"The brand of the token.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"game":{"description":"The game of the token.","type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"user":{"description":"A user of an earlier call. Without it a user is created.","type":"string","minLength":1,"maxLength":100},"expired":{"type":"boolean","description":"If true, all tokens of the user have expired, also the new one."}}},"answer":{"type":"object","required":["token","user"],"properties":{"token":{"description":"The token of a session.","type":"string","minLength":1,"maxLength":1000},"user":{"description":"The id of the user in the wallet.","type":"string","minLength":1,"maxLength":100}}}}};

export const errorSchema: Schema = {"type":"object","required":["code","message"],"properties":{"code":{"type":"string","enum":["INVALID_REQUEST","INVALID_SIGNATURE","INVALID_TOKEN","TOKEN_EXPIRED","INSUFFICIENT_FUNDS","FORBIDDEN","USER_DISABLED","LIMIT_REACHED","LOCATION_BLOCKED","NOT_FOUND","TX_NOT_FOUND","WRONG_COIN","TX_CONFLICT","TX_ROLLED_BACK","ROUND_CLOSED","TOO_LARGE","RATE_LIMITED","INTERNAL","BUSY","MAINTENANCE"]},"message":{"type":"string","description":"What is wrong, in English, for developers."},"traceId":{"type":"string","description":"How to find the call in your logs."},"field":{"type":"string","description":"The field of the request that is wrong."},"balance":{"description":"Minor units, such as \"500\".","type":"string","pattern":"^(0|[1-9][0-9]{0,17})$"}}};
