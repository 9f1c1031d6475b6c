import type { MiddlewareFunction } from 'react-router-dom';
import type { Api } from '../../platform/api/api';
import type { Sessions } from '../../platform/session/session';

export type Middleware = (needs: MiddlewareNeeds) => MiddlewareFunction;

export interface MiddlewareNeeds {
  readonly sessions: Sessions;
  readonly api: Api;
  /** The address to which the router navigates, with the fragment, which its requests do not contain. */
  readonly heading: () => string;
}
