/** AppSync gives an AWSJSON argument as what it reads, not as the text that came. */
export const modelText = (given: unknown) => (typeof given === 'object' ? JSON.stringify(given) : given);
