import type { RunOperation } from './operation';
import { changePassword } from '../operations/ChangePassword';
import { confirmForgotPassword } from '../operations/ConfirmForgotPassword';
import { confirmSignUp } from '../operations/ConfirmSignUp';
import { deleteUser } from '../operations/DeleteUser';
import { forgotPassword } from '../operations/ForgotPassword';
import { getTokensFromRefreshToken } from '../operations/GetTokensFromRefreshToken';
import { getUser } from '../operations/GetUser';
import { getUserAttributeVerificationCode } from '../operations/GetUserAttributeVerificationCode';
import { globalSignOut } from '../operations/GlobalSignOut';
import { initiateAuth } from '../operations/InitiateAuth';
import { resendConfirmationCode } from '../operations/ResendConfirmationCode';
import { respondToAuthChallenge } from '../operations/RespondToAuthChallenge';
import { revokeToken } from '../operations/RevokeToken';
import { signUp } from '../operations/SignUp';
import { updateUserAttributes } from '../operations/UpdateUserAttributes';
import { verifyUserAttribute } from '../operations/VerifyUserAttribute';
import type { UserPoolServices } from '../services';

/** Operations that do not require IAM permissions. They check the client id, a code or an access token themselves. */
export const clientOperations = (services: UserPoolServices): Record<string, RunOperation> => ({
  ChangePassword: changePassword(services),
  ConfirmForgotPassword: confirmForgotPassword(services),
  ConfirmSignUp: confirmSignUp(services),
  DeleteUser: deleteUser(services),
  ForgotPassword: forgotPassword(services),
  GetTokensFromRefreshToken: getTokensFromRefreshToken(services),
  GetUser: getUser(services),
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode(services),
  GlobalSignOut: globalSignOut(services),
  InitiateAuth: initiateAuth(services),
  ResendConfirmationCode: resendConfirmationCode(services),
  RespondToAuthChallenge: respondToAuthChallenge(services),
  RevokeToken: revokeToken(services),
  SignUp: signUp(services),
  UpdateUserAttributes: updateUserAttributes(services),
  VerifyUserAttribute: verifyUserAttribute(services),
});
