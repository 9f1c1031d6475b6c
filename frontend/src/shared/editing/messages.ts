export const saveYourChangesFirst = 'Save your changes first.';

export const someoneElseSavedChanges = 'Someone else saved changes';
export const theirChangesAreSameAs = 'Their changes are the same as yours.';
export const ifYouSaveYourValues = 'If you save, your values replace these:';
export const useSavedValues = 'Use the saved values';
