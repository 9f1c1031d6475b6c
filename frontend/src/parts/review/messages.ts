export const cancel = 'Cancel';
export const withdraw = 'Withdraw';
export const withdrawWhat = (what: string) => `Withdraw ${what}?`;
