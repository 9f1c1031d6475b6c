import { createHash } from 'node:crypto';
import { HttpRequest as SmithyRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { parse } from 'valibot';
import { systemClock, type Clock } from '#local/platform/clock';
import { credentialRegister, localAdministrator } from '#local/platform/credentials';
import { upgradeDoor } from '#local/front-door';
import type { HttpHandler, Upgrade } from '#local/platform/http';
import { startHttpServer } from '#local/platform/http-server';
import { createIam } from '#local/platform/iam/roles';
import { memoryStorage } from '#local/platform/memory-storage';
import type { Credentials, PolicyDocument } from '#local/platform/principal';
import type { Storage } from '#local/platform/storage';
import { Sha256 } from '#local/platform/sha256';
import { createAuthenticate } from '#local/platform/sigv4';
import { accountId, region } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';

/** Provides the dependencies of services with real permissions and signatures, behind its own server. */
export async function smallCloud({
  storage = memoryStorage(),
  clock = systemClock,
  tokenClock = clock,
}: { storage?: Storage; clock?: Clock; tokenClock?: Clock } = {}) {
  const credentials = credentialRegister({ storage, clock: tokenClock });
  const { iam, roles } = createIam({ clock });
  let handler: HttpHandler = () => Promise.reject(new Error('No service is attached.'));
  let upgrade = upgradeDoor({});
  const server = await startHttpServer({
    port: 0,
    handler: (request) => handler(request),
    onBug: (error) => console.error(error),
    onUpgrade: (incoming, socket, head) => upgrade(incoming, socket, head),
  });
  const origin = `http://127.0.0.1:${server.port}`;

  const roleArn = (name: string) => `arn:aws:iam::${accountId}:role/${name}`;
  return {
    needs: {
      clock,
      tokenClock,
      storage,
      iam,
      roles,
      credentials,
      origin,
      authenticate: createAuthenticate({ credentials, clock: tokenClock }),
    },
    administrator: localAdministrator({ storage, credentials }),
    attach(service: HttpHandler, upgrades: Readonly<Record<string, Upgrade>> = {}): void {
      handler = service;
      upgrade = upgradeDoor(upgrades);
    },
    /** Creates a role with the permissions and returns its ARN. */
    role(name: string, ...statements: PolicyDocument['Statement'][]): string {
      roles.put({
        arn: roleArn(name),
        name,
        trust: { Statement: { Effect: 'Allow', Principal: '*', Action: 'sts:AssumeRole' } },
        managedPolicyArns: [],
        inlinePolicies: statements.map((Statement, index) => ({
          name: `policy${index}`,
          document: { Version: '2012-10-17', Statement },
        })),
      });
      return roleArn(name);
    },
    /** Settings for an AWS SDK client that acts as the role, or as the administrator. */
    sdk(roleArn?: string) {
      const issued =
        roleArn === undefined
          ? localAdministrator({ storage, credentials })
          : credentials.issue(iam.roleSession(roleArn, 'test'));
      return {
        region,
        endpoint: origin,
        credentials: issued,
        maxAttempts: 1,
      };
    },
    /** Sends a signed request to an AWS JSON API whose SDK is not a dependency. */
    async signed(service: string, target: string, input: unknown, roleArn?: string) {
      return signedJson(this.sdk(roleArn), service, target, input);
    },
    /** Sends a signed request to an AWS REST API whose SDK is not a dependency. */
    async signedRest(service: string, method: string, target: string, input?: unknown, roleArn?: string) {
      return signedRest(this.sdk(roleArn), service, method, target, input);
    },
    /** Sends a signed request in AWS's Query protocol, for services whose SDK is not a dependency. */
    async signedForm(service: string, form: Readonly<Record<string, string>>, roleArn?: string) {
      return signedForm(this.sdk(roleArn), service, form);
    },
    stop: () => server.stop(),
  };
}

interface Signing {
  readonly endpoint: string;
  readonly credentials: Credentials;
}

/** Sends a signed request to an AWS JSON API. */
export async function signedJson(signing: Signing, service: string, target: string, input: unknown) {
  const { status, text } = await signedRequest(signing, service, {
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target },
    body: JSON.stringify(input),
  });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

/** Sends a signed request to an AWS REST API by path and query. */
export async function signedRest(
  signing: Signing,
  service: string,
  method: string,
  target: string,
  input?: unknown,
) {
  const { status, text } = await signedRequest(signing, service, {
    ...{ method, target, headers: { 'content-type': 'application/json' } },
    ...(input !== undefined && { body: JSON.stringify(input) }),
  });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

/** Sends a signed request to an AWS API with the Query protocol. The answer is XML. */
export const signedForm = (signing: Signing, service: string, form: Readonly<Record<string, string>>) =>
  signedRequest(signing, service, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });

interface RequestParts {
  readonly method?: string;
  /** The path and the query. */
  readonly target?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export async function signedRequest(
  { endpoint, credentials }: Signing,
  service: string,
  { method = 'POST', target = '/', headers, body }: RequestParts,
) {
  const url = new URL(target, endpoint);
  const signer = new SignatureV4({ credentials, region, service, sha256: Sha256 });
  const withBody = body === undefined ? {} : { body };
  const signed = await signer.sign(
    new SmithyRequest({
      ...{ method, protocol: 'http:', hostname: url.hostname, port: Number(url.port), path: url.pathname },
      query: Object.fromEntries(url.searchParams),
      headers: { host: url.host, ...headers },
      ...withBody,
    }),
  );
  const answer = await fetch(url, { method, headers: signed.headers, ...withBody });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Creates a resource like a template, with its properties parsed by its kind. */
export async function deploy(
  kinds: readonly ResourceKind[],
  type: string,
  logicalId: string,
  properties: Readonly<Record<string, unknown>>,
) {
  const kind = kinds.find((candidate) => candidate.type === type);
  if (kind === undefined) throw new Error(`There is no kind ${type}.`);
  const nameSeed = createHash('sha256').update(logicalId).digest('hex').slice(0, 13);
  const resource = {
    logicalId,
    stackName: 'Test',
    type,
    properties: parse(kind.properties, properties),
    nameSeed,
  };
  const created = await kind.create(resource);
  return {
    ref: created.ref,
    attributes: created.attributes ?? {},
    replaceCode: (path: string) => kind.replaceCode?.(resource, path),
  };
}
