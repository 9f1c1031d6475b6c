import { afterAll } from '@jest/globals';
import { stopAll } from './stop-after-file';

afterAll(stopAll);
