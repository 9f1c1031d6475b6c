/** The time between two counts of changed days in minutes, except in the local cloud, where it is one. */
export const countedEveryMinutes = 5;
