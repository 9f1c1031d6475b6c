import { object, string, type InferOutput } from 'valibot';

export const launchedPlayerSchema = object({
  brandId: string(),
  playerId: string(),
  /** Like the `sub` of other players, but without an account. */
  userId: string(),
  casinoId: string(),
  /** The id of the user in the wallet of the operator. */
  user: string(),
  coin: string(),
  /** At the launch, in minor units. */
  balance: string(),
  /** The token of the wallet, encrypted: see `walletTokenName`. */
  token: string(),
});

/** A player whom the server of an operator with its own wallet sent. */
export type LaunchedPlayer = Readonly<InferOutput<typeof launchedPlayerSchema>>;

/** The name under which the token of a player is encrypted. */
export const walletTokenName = (playerId: string) => `wallet-token ${playerId}`;
