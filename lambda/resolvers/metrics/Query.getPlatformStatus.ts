import { metricsAnswer } from './ask-metrics';

export function request() {
  return { operation: 'Invoke', payload: { of: 'status' } };
}

export const response = metricsAnswer;
