/** `amount` as text, such as `1` or `2.50`. */
export const ticketsOf = (amount: string, coinName: string) => `${amount} × ${coinName}`;
export const notEnoughTickets = (price: string, held: string) =>
  `You do not have enough tickets. Joining costs ${price}, and you have ${held}.`;

export const prizes = 'Prizes';
export const percentOfPoolNow = (share: string, each: string, now: string, coin: string) =>
  `${share} % of the pool${each} (now ${now} ${coin})`;
