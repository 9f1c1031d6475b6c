import { limits } from '#domain/limits';

export const isClientSeed = (text: string): boolean =>
  text.length <= limits.demo.clientSeed && /^[\x20-\x7e]+$/.test(text);
