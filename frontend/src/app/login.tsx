import { lazy } from 'react';
import { LoginPage } from '../public/auth/login-page';

// Loaded only for guests who open a casino's link.
const GuestLobby = lazy(async () => ({
  default: (await import('../player/lobby/guest-lobby')).GuestLobby,
}));

/** `/Login`: sign-in; for guests who open a casino's link, beside the lobby of the casino. */
export const Login = () => <LoginPage Lobby={GuestLobby} />;
