import type { SupportStatus, SupportTopic } from '#domain/generated/types';

/** The topics of requests, in the order of the form. */
export const supportTopics: Record<SupportTopic, string> = {
  ACCOUNT: 'Account and sign-in',
  COMPANY: 'Company approval and compliance',
  GAMES: 'Games and Test Lab',
  CASINOS: 'Casinos and brands',
  PLAY: 'Playing and coins',
  PRIVACY: 'Personal data',
  PROBLEM: 'Something does not work',
  OTHER: 'Something else',
};

interface StatusLabels {
  readonly text: string;
  readonly tone: 'plain' | 'news' | 'good';
}

export const supportStatuses: Record<SupportStatus, StatusLabels> = {
  OPEN: { text: 'Open', tone: 'news' },
  ANSWERED: { text: 'Answered', tone: 'good' },
  CLOSED: { text: 'Closed', tone: 'plain' },
};
