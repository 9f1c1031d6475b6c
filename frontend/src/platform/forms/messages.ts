export const chooseCountry = 'Choose a country';

export const itemIndex = (index: number) => `Item ${index}`;
