import { runCases } from './run-cases';

runCases('players');
