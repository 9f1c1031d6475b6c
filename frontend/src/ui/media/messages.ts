export const loading = 'Loading…';

export const noImage = 'No image';
