import { util } from '@aws-appsync/utils';
import { rtpAlertKey } from '#domain/keys';
import { knownId } from '../known-id';
import { refuse } from '../refuse';

export interface NamedAlert {
  readonly gameId: string;
  readonly versionId: string;
  readonly betLevel: string;
}

const digits = '^[0-9]{1,19}(?![\\s\\S])';

/** The key of the requested alert. Refuses ids that cannot belong to an alert. */
export function knownAlert({ gameId, versionId, betLevel }: NamedAlert) {
  if (!util.matches(digits, betLevel)) refuse('rtp-alert.missing');
  return rtpAlertKey(knownId(gameId, 'rtp-alert.missing'), knownId(versionId, 'rtp-alert.missing'), betLevel);
}
