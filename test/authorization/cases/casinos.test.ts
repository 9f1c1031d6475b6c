import { runCases } from './run-cases';

runCases('casinos');
