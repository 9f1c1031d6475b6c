/**
 * The functions that change an account or its session: most of Amplify's code, which an open page does not
 * need.
 */
export {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth';
