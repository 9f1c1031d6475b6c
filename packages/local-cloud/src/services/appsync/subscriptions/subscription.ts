import type { CheckedDocument } from '../execution/documents';
import type { Extended } from '../execution/extended';
import type { ApiSchema } from '../schema/api-schema';

/** A subscription of a client. */
export interface Subscription {
  /** The subscription field. */
  readonly fieldName: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly filters: Pick<Extended, 'filter' | 'invalidationFilter'>;
  readonly selection: Selection;
}

/** The part of published data that a client selected. */
export interface Selection {
  /** Equal for selections that get the same payload. */
  readonly key: string;
  readonly schema: ApiSchema;
  readonly checked: CheckedDocument;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A subscription and its client. */
export interface Subscriber {
  readonly subscription: Subscription;
  /** Sends a JSON payload unless the subscription has ended. */
  deliver(payload: string): void;
  /** Ends the subscription and notifies the client. */
  invalidate(): void;
}
