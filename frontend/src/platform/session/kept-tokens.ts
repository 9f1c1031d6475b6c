import type { Token, Tokens } from './session';

/** Amplify renews tokens that expire within this time. */
const toleranceMs = 5_000;

/**
 * Reads the tokens that Amplify stores on this device for a client of the user pool. This needs no code of
 * Amplify, so a page can start without it. Undefined if there are none, if one has to be renewed, or if one
 * is invalid; Amplify handles these cases.
 */
export const keptTokens = (clientId: string): Tokens | undefined => {
  try {
    const client = `CognitoIdentityServiceProvider.${clientId}`;
    const user = localStorage.getItem(`${client}.LastAuthUser`);
    const kept = (name: string) => localStorage.getItem(`${client}.${user}.${name}`);
    const access = tokenIn(kept('accessToken'));
    const id = tokenIn(kept('idToken'));
    const now = Date.now() + Number(kept('clockDrift') ?? 0) + toleranceMs;
    return access && id && [access, id].every((token) => expiryMs(token) >= now) ? { access, id } : undefined;
  } catch {
    // The browser blocks storage for this site, or a token is damaged.
    return undefined;
  }
};

const tokenIn = (text: string | null): Token | undefined => {
  if (text === null) return undefined;
  const encoded = text.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return { text, claims: JSON.parse(new TextDecoder().decode(bytes)) as Token['claims'] };
};

const expiryMs = ({ claims: { exp } }: Token): number => (typeof exp === 'number' ? exp * 1000 : 0);
