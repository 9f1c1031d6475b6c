export const chosenLabel = (label: string) => `Chosen: ${label}`;
export const removeText = (text: string) => `Remove ${text}`;

export const optionsFor = (label: string) => `Options for ${label}`;

export const itemAdded = (item: string) => `${item} added`;
export const itemRemoved = (item: string) => `${item} removed`;

export const optional = '(optional)';
export const atMostCharacters = (longest: number) => `At most ${longest.toLocaleString('en')} characters.`;

export const sections = 'Sections';

export const yourUnsavedChangesWereRestored = 'Your unsaved changes were restored';
export const savedValuesChangedInMeantime =
  'The saved values changed in the meantime. Check the form before you save.';
export const theyAreNotSavedYet = 'They are not saved yet.';

export const leaveWithoutSaving = 'Leave without saving?';
export const youHaveUnsavedChangesOn = 'You have unsaved changes on this page.';
export const stayHere = 'Stay here';
export const leave = 'Leave';

export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

export const discardChanges = 'Discard changes';
export const unsavedChanges = 'Unsaved changes';
export const discardYourChanges = 'Discard your changes?';
export const yourChangesAreLostAnd = 'Your changes are lost and the form shows the saved values again.';
export const keepEditing = 'Keep editing';

export const unsavedWork = 'unsaved work';

export const someValuesAreNotValid = 'Some values are not valid';
export const itemKey = (key: number) => `item ${key}`;
