import { util } from '@aws-appsync/utils';
import { rtpAlertKey } from '#domain/keys';
import { parseId } from '../parse-id';
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
  return rtpAlertKey(parseId(gameId, 'rtp-alert.missing'), parseId(versionId, 'rtp-alert.missing'), betLevel);
}
