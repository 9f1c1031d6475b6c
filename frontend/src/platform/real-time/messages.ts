export const unauthorized = 'Unauthorized';
