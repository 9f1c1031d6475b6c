/**
 * Whether Amplify stores tokens on this device, under `CognitoIdentityServiceProvider.<client>.LastAuthUser`.
 */
export const isSessionKept = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith('.LastAuthUser'));
  } catch {
    // The browser blocks storage for this site.
    return false;
  }
};
