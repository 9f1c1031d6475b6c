export const saveYourChangesFirst = 'Save your changes first.';

export const someoneElseSavedChanges = 'Someone else saved changes';
export const theirChangesAreSameAs = 'Their changes are the same as yours.';
export const ifYouSaveYourValues = 'If you save, your values replace these:';
export const useSavedValues = 'Use the saved values';

export const timeZoneIs = (zone: string, offset: string) =>
  zone === offset ? `Time zone: ${zone}.` : `Time zone: ${zone} (${offset}).`;
export const whichOfRepeatedTimes = (label: string) => `${label}: before or after the clocks go back`;
export const repeatedTime = (isFirst: boolean, offset: string) =>
  `${isFirst ? 'Before' : 'After'} the clocks go back (${offset})`;
export const timeDoesNotExist = (time: string, zone: string) =>
  `${time} does not exist in the time zone ${zone}, because the clocks go forward. Enter another time.`;
