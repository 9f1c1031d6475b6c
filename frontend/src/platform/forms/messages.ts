export const chooseCountry = 'Choose a country';

export const itemIndex = (index: number) => `Item ${index}`;
export const numberHasTwoMeanings = (typed: string, whole: string, decimal: string) =>
  `${typed} can mean two numbers. Write ${whole} or ${decimal}.`;
