import { S3Client } from '@aws-sdk/client-s3';
import { systemClock } from '#local/platform/clock';
import { credentialRegister, localAdministrator } from '#local/platform/credentials';
import { startHttpServer } from '#local/platform/http-server';
import { createDecide } from '#local/platform/iam/decide';
import { memoryStorage } from '#local/platform/memory-storage';
import type { Credentials, PolicyDocument, Principal } from '#local/platform/principal';
import { createAuthenticate } from '#local/platform/sigv4';
import type { EventTargets } from '#local/services/needs';
import { deploy } from '#local/template/deploy';
import { parseTemplate } from '#local/template/template';
import { createS3Service } from '#local/services/s3/s3-service';

const place = { region: 'eu-west-1', accountId: '000000000000', parameters: {} };

/** Starts S3 with a template's resources behind HTTP. */
export async function startBuckets(
  resources: Record<string, unknown>,
  { storage = memoryStorage(), clock = systemClock } = {},
) {
  const credentials = credentialRegister({ storage, clock: systemClock });
  const decide = createDecide({ clock });
  const authenticate = createAuthenticate({ credentials, clock: systemClock });
  const iam = { decide, roleSession: () => ({ arn: 'nobody', gates: [], context: {} }) };
  const reported: { functionArn: string; event: unknown }[] = [];
  const eventTargets: EventTargets = {
    admit(functionArn, caller) {
      const isForS3 = 'service' in caller && caller.service === 's3.amazonaws.com';
      if (!isForS3 || !functionArn.endsWith('-for-s3')) throw new Error(`S3 may not invoke ${functionArn}`);
    },
    send(functionArn, event) {
      reported.push({ functionArn, event });
      return Promise.resolve();
    },
  };
  const assets = { pathOf: (_bucket: string, key: string) => key };
  const service = createS3Service({ storage, clock, iam, authenticate, assets, eventTargets });
  const template = parseTemplate('Files', { Resources: resources });
  await deploy([{ name: 'Files', template }], service.kinds, place);
  const bugs: unknown[] = [];
  const server = await startHttpServer({
    port: 0,
    handler: service.handler,
    onBug: (bug) => bugs.push(bug),
  });
  const origin = `http://127.0.0.1:${server.port}`;
  const clientOf = (own: Credentials, endpoint = origin) =>
    new S3Client({ endpoint, region: 'eu-west-1', forcePathStyle: true, credentials: own, maxAttempts: 1 });
  const keysOf = (principal: Partial<Principal>) =>
    credentials.issue(
      { arn: 'arn:aws:sts::000000000000:assumed-role/Role/one', gates: [], context: {}, ...principal },
      new Date(Date.now() + 3_600_000),
    );
  return {
    service,
    bugs,
    /** Events sent to functions. S3 has permission to invoke functions whose names end with `-for-s3`. */
    reported,
    origin,
    clientOf,
    keys: localAdministrator({ storage, credentials }),
    administrator: clientOf(localAdministrator({ storage, credentials })),
    keysOf,
    clientWith: (...policies: PolicyDocument[]) => clientOf(keysOf({ gates: [policies] })),
    clientAs: (principal: Partial<Principal>) => clientOf(keysOf(principal)),
    stop: () => server.stop(),
  };
}
