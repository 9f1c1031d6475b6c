import type { ReactNode } from 'react';

export const novaLink = 'NovaLink';

export const breadcrumbs = 'Breadcrumbs';

export const done = 'done';
export const missing = 'missing';

export const typeToContinue = (typed: string) => `Type ${typed} to continue.`;
export const typeToConfirm = (strong: ReactNode) => <>Type {strong} to confirm</>;
export const cancel = 'Cancel';

export const thisBrowserDidNotAllow = 'This browser did not allow copying to the clipboard.';

export const close = 'Close';

export const tryAgain = 'Try again';

export const yourPasswordNeeds = 'Your password needs';

export const loading = 'Loading…';
