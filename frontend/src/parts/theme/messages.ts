export const theme = 'Theme';
