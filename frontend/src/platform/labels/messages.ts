export const justNow = 'just now';
