import { runCases } from './run-cases';

runCases('companies');
