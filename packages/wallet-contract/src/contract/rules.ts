/** The rules of the contract by their number in `wallet.openapi.yaml`. */
export const walletRules = {
  1: 'A transaction id has one effect and one answer',
  2: 'A closed round accepts only prizes',
  3: 'No balance is ever negative, and no win funds its bet',
  4: 'A 4xx answer is final, and anything else can be repeated',
  5: 'A bet that was rolled back has no effect, also if it is late',
  6: 'Tokens belong to a user, a brand and a game, and expire',
  7: 'Answers come in time',
  8: 'Only signed requests have an effect',
  9: 'Only requests that match the contract have an effect',
  10: 'Connections are kept alive and do not delay each other',
} as const;

export type WalletRule = keyof typeof walletRules;
