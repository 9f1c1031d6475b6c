import type { Clock } from '#lambda/runtime/clock';
import type { SecretBox } from '#lambda/services/api-keys/secret-box';
import type { ApiKeyStore } from '#lambda/stores/api-keys/api-key-store';

export interface Needs {
  readonly keys: ApiKeyStore;
  readonly box: Pick<SecretBox, 'seal'>;
  readonly randomSecret: () => string;
  readonly clock: Clock;
}
