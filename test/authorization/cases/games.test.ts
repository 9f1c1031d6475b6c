import { runCases } from './run-cases';

runCases('games');
