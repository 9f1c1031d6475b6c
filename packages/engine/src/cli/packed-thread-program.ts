/** The program of the threads in the packed package, where it is compiled and next to this code. */
export const threadProgram = (): Promise<URL> =>
  Promise.resolve(new URL('./chunk-thread.js', import.meta.url));
