import { runCases } from './run-cases';

runCases('tournaments');
