export const forbidden = 'Forbidden';
