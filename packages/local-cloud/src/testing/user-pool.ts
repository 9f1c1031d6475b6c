import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { parse } from 'valibot';
import { createIam } from '#local/platform/iam/roles';
import { credentialRegister, localAdministrator } from '#local/platform/credentials';
import type { HttpHandler } from '#local/platform/http';
import { startHttpServer } from '#local/platform/http-server';
import { memoryStorage } from '#local/platform/memory-storage';
import { createAuthenticate } from '#local/platform/sigv4';
import type { Storage } from '#local/platform/storage';
import { region } from '#local/services/needs';
import type { FunctionAnswer } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';
import { createUserPoolService } from '#local/services/cognito-user-pool/user-pool-service';

export const goodPassword = 'Correct-Horse-9';

/** Starts a user pool on its own port, with a clock that tests can move and with a recording inbox and functions. */
export async function startTestPool(options: Partial<TestPoolOptions> = {}) {
  const { pool = {}, client = {}, storage = memoryStorage() } = options;
  let now = Date.parse('2026-03-01T12:00:00Z');
  const clock = { now: () => new Date(now) };
  const mails: { to: string; subject: string; text: string; code: string | null }[] = [];
  const triggered: { event: Record<string, unknown>; caller: unknown }[] = [];
  const credentials = credentialRegister({ storage, clock });
  const { iam, roles } = createIam({ clock });
  // The SDK signs with the machine's time.
  const authenticate = createAuthenticate({ credentials, clock: { now: () => new Date() } });
  const service = createUserPoolService({
    clock,
    storage,
    iam,
    authenticate,
    inbox: { deliver: (mail) => mails.push(mail) },
    functions: {
      invoke(_arn, event, caller) {
        triggered.push({ event: event as Record<string, unknown>, caller });
        return Promise.resolve(options.onTrigger?.(event as Record<string, unknown>) ?? { payload: event });
      },
    },
  });
  const create = createdBy(service.kinds);
  const poolId = await create('AWS::Cognito::UserPool', { ...poolProperties, ...pool });
  const clientId = await create('AWS::Cognito::UserPoolClient', {
    ...clientProperties,
    UserPoolId: poolId,
    ...client,
  });
  const server = await serve(service.handler);
  const administrator = localAdministrator({ storage, credentials });
  const sdk = (asked = administrator) =>
    new CognitoIdentityProviderClient({
      region,
      endpoint: server.origin,
      credentials: asked,
      maxAttempts: 1,
    });

  const cognito = sdk();
  return {
    service,
    storage,
    iam,
    roles,
    credentials,
    administrator,
    clock,
    mails,
    triggered,
    create,
    poolId,
    clientId,
    sdk,
    cognito,
    origin: server.origin,
    stop: server.stop,
    /** Advances the pool's clock. */
    pass: (ms: number) => (now += ms),
    lastCode: (to: string) => mails.findLast((mail) => mail.to === to)?.code ?? 'none',
    /** Creates a confirmed user with `goodPassword` and returns the e-mail address. */
    async person(email: string, ...groups: string[]) {
      const who = { UserPoolId: poolId, Username: email };
      const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
      await cognito.send(new AdminCreateUserCommand({ ...who, UserAttributes, MessageAction: 'SUPPRESS' }));
      await cognito.send(
        new AdminSetUserPasswordCommand({ ...who, Password: goodPassword, Permanent: true }),
      );
      for (const GroupName of groups)
        await cognito.send(new AdminAddUserToGroupCommand({ ...who, GroupName }));
      return email;
    },
    /** Signs in with a password and returns the tokens. */
    async signIn(USERNAME: string, PASSWORD = goodPassword) {
      const { AuthenticationResult: tokens } = await cognito.send(
        new InitiateAuthCommand({
          ClientId: clientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD },
        }),
      );
      if (!tokens?.AccessToken || !tokens.IdToken || !tokens.RefreshToken) throw new Error('no tokens');
      return { AccessToken: tokens.AccessToken, IdToken: tokens.IdToken, RefreshToken: tokens.RefreshToken };
    },
  };
}

interface TestPoolOptions {
  pool: Record<string, unknown>;
  client: Record<string, unknown>;
  storage: Storage;
  onTrigger: (event: Record<string, unknown>) => FunctionAnswer | undefined;
}

export const poolProperties = {
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ['email'],
  Policies: {
    PasswordPolicy: {
      MinimumLength: 8,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
      TemporaryPasswordValidityDays: 3,
    },
  },
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
};

const clientProperties = {
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  AccessTokenValidity: 15,
  IdTokenValidity: 15,
  RefreshTokenValidity: 30,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  PreventUserExistenceErrors: 'ENABLED',
  WriteAttributes: ['email'],
};

/** Creates resources by type like a deployment and returns their `Ref`. */
export const createdBy =
  (kinds: readonly ResourceKind[]) =>
  async (
    type: string,
    properties: Record<string, unknown>,
    logicalId = type.replaceAll(':', ''),
  ): Promise<string> => {
    const kind = kinds.find((one) => one.type === type);
    if (!kind) throw new Error(`no kind ${type}`);
    const nameSeed = logicalId.toLowerCase();
    const parsed: unknown = parse(kind.properties, properties);
    return (await kind.create({ logicalId, stackName: 'Test', type, properties: parsed, nameSeed })).ref;
  };

/** Serves a handler on a real port of this machine. */
export async function serve(handler: HttpHandler) {
  const server = await startHttpServer({ port: 0, handler, onBug: (error) => console.error(error) });
  return { origin: `http://127.0.0.1:${server.port}`, stop: () => server.stop() };
}
