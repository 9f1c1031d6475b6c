import { createHash } from 'node:crypto';
import { HttpRequest as SmithyRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { parse } from 'valibot';
import { credentialRegister, localAdministrator } from '#local/platform/credentials';
import type { HttpHandler } from '#local/platform/http';
import { startHttpServer } from '#local/platform/http-server';
import { createIam } from '#local/platform/iam/roles';
import { memoryStorage } from '#local/platform/memory-storage';
import type { PolicyDocument } from '#local/platform/principal';
import { Sha256 } from '#local/platform/sha256';
import { createAuthenticate } from '#local/platform/sigv4';
import { accountId, region } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';

/** What services need of the cloud, with real permissions and signatures, behind a server of its own. */
export async function smallCloud({ storage = memoryStorage(), clock = { now: () => new Date() } } = {}) {
  const credentials = credentialRegister({ storage, clock });
  const { iam, roles } = createIam({ clock });
  let handler: HttpHandler = () => Promise.reject(new Error('No service is attached.'));
  const server = await startHttpServer({
    port: 0,
    handler: (request) => handler(request),
    onBug: (error) => console.error(error),
  });
  const origin = `http://127.0.0.1:${server.port}`;

  const roleArn = (name: string) => `arn:aws:iam::${accountId}:role/${name}`;
  return {
    needs: {
      clock,
      storage,
      iam,
      roles,
      credentials,
      origin,
      authenticate: createAuthenticate({ credentials, clock }),
    },
    administrator: localAdministrator({ storage, credentials }),
    attach: (service: HttpHandler) => void (handler = service),
    /** A role that may do what the statements say; the answer is its ARN. */
    role(name: string, ...statements: PolicyDocument['Statement'][]): string {
      roles.put({
        arn: roleArn(name),
        name,
        trust: { Statement: { Effect: 'Allow', Principal: '*', Action: 'sts:AssumeRole' } },
        managedPolicyArns: [],
        inlinePolicies: statements.map((Statement) => ({ Version: '2012-10-17', Statement })),
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
    /** A signed call of an AWS JSON API whose SDK is not among the dependencies. */
    async signed(service: string, target: string, input: unknown, roleArn?: string) {
      const { endpoint, credentials: signing } = this.sdk(roleArn);
      const { hostname, host, port } = new URL(endpoint);
      const signer = new SignatureV4({ credentials: signing, region, service, sha256: Sha256 });
      const request = await signer.sign(
        new SmithyRequest({
          method: 'POST',
          protocol: 'http:',
          hostname,
          port: Number(port),
          path: '/',
          headers: { host, 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target },
          body: JSON.stringify(input),
        }),
      );
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers,
        body: String(request.body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    stop: () => server.stop(),
  };
}

/** Creates a resource as a template would, its properties parsed by its kind. */
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
