/**
 * Starts the service worker that sends requests for S3 to the local cloud, and waits until it controls this
 * page. Only the configuration of a stage outside of AWS names such a script.
 */
export const startS3Worker = async (script: string): Promise<void> => {
  const workers = navigator.serviceWorker;
  const taken = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const registration = await workers.register(script, { scope: '/' });
  if (workers.controller) return;
  // A page that bypassed its worker (Shift + reload) is controlled only after a new worker has started.
  if (registration.active?.state === 'activated') {
    await registration.unregister();
    await workers.register(script, { scope: '/' });
  }
  await taken;
};
