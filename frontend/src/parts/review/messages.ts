export const cancel = 'Cancel';

export const youOwnThisAnotherAdmin = (what: string) => `You own this ${what}. Another admin must review it.`;

export const bets = 'Bets';
export const changes = 'Changes';
export const rules = 'Rules';
export const withdraw = 'Withdraw';
export const withdrawWhat = (what: string) => `Withdraw ${what}?`;
