import type { ReactNode } from 'react';

export const apiReference = 'API reference';
export const replaceHostOfExamples = (host: ReactNode) => (
  <>In the examples, replace {host} with the host of the site.</>
);
export const openApiDescription = 'OpenAPI description';
export const overviewForLanguageModels = 'Overview for language models';
export const operations = 'Operations';
export const parameters = 'Parameters';
export const body = 'Body';
export const answer = (name: string) => `Answer: ${name}`;
export const examples = 'Examples';
export const errors = 'Errors';
export const code = 'Code';
export const status = 'Status';
export const meaning = 'Meaning';
export const whatYouDo = 'What you do';
export const optional = 'optional';
export const withDefault = (type: string, value: string) => `${type}, default ${value}`;
export const range = (type: string, from: number, to: number) => `${type}, ${from} to ${to}`;
export const lengths = (type: string, from: number, to: number) => `${type}, ${from} to ${to} characters`;
