import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what every browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder });
