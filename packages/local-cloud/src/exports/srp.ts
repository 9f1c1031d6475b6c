/** The numbers of Cognito's Secure Remote Password protocol, for a client without the Amplify library. */
export {
  derivedKey,
  generator,
  hashOf,
  modulus,
  multiplier,
  padded,
  power,
  privateKey,
  type PasswordOwner,
} from '#local/services/cognito-user-pool/sign-in/srp-numbers';
