import { runCases } from './run-cases';

runCases('promotions');
