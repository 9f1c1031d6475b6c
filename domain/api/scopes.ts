import type { ApiKeyScope } from '../generated/types';

interface Scope {
  /** As in the contract, such as `metrics:read`. */
  readonly name: string;
  /** What a key with the scope can do. */
  readonly meaning: string;
}

/** The scopes of API keys. An operation of the contract names at most one in its `security`. */
export const apiScopes: Readonly<Record<ApiKeyScope, Scope>> = {
  ROUNDS_READ: {
    name: 'rounds:read',
    meaning: 'Read the rounds and transactions of the brands of the company',
  },
  TOURNAMENTS_READ: {
    name: 'tournaments:read',
    meaning: 'Read the tournaments of the brands of the company',
  },
  PROMOTIONS_READ: { name: 'promotions:read', meaning: 'Read the promotions of the brands of the company' },
  SESSIONS_WRITE: { name: 'sessions:write', meaning: 'Launch games for the brands of the company' },
  METRICS_READ: { name: 'metrics:read', meaning: 'Read the metrics of the company' },
};
