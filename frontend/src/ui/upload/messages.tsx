import type { ReactNode } from 'react';

export const orDropThemHere = (several: boolean) => `or drop ${several ? 'them' : 'it'} here`;

export const uploads = 'Uploads';

export const uploadedAndChecked = (checkCircle2: ReactNode) => <>{checkCircle2} Uploaded and checked</>;
export const tryAgainWith = (fileName: string, part: (text: string) => ReactNode) => (
  <>Try again{part(` with ${fileName}`)}</>
);
export const cancel = 'Cancel';
export const dismiss = 'Dismiss';
export const uploadingName = (name: string) => `Uploading ${name}`;
export const checkingFile = 'Checking the file…';
export const percentUploaded = (percent: number) => `${percent}% uploaded`;
