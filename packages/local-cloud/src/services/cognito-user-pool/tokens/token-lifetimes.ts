import type { UserPoolClientProperties } from '../kinds/user-pool-client-properties';

const secondsOf = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

/** A client's token lifetimes in seconds, with Cognito's defaults: one hour, and 30 days for refresh. */
export function tokenLifetimes(client: UserPoolClientProperties) {
  const { AccessToken = 'hours', IdToken = 'hours', RefreshToken = 'days' } = client.TokenValidityUnits;
  return {
    accessSeconds: client.AccessTokenValidity * secondsOf[AccessToken] || secondsOf.hours,
    idSeconds: client.IdTokenValidity * secondsOf[IdToken] || secondsOf.hours,
    refreshSeconds: client.RefreshTokenValidity * secondsOf[RefreshToken] || 30 * secondsOf.days,
  };
}
