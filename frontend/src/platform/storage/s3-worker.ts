/**
 * Starts the service worker that carries requests for S3's own addresses to the local cloud, and waits until it sees
 * those of this page. Only a stage that is not AWS names such a script in its outputs.
 */
export const startS3Worker = async (script: string): Promise<void> => {
  const workers = navigator.serviceWorker;
  const taken = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const registration = await workers.register(script, { scope: '/' });
  if (workers.controller) return;
  // A page loaded past its worker (Shift + reload) is taken over only when a worker starts anew.
  if (registration.active?.state === 'activated') {
    await registration.unregister();
    await workers.register(script, { scope: '/' });
  }
  await taken;
};
