import { checkSiteVectors, type SiteVectors } from '#domain/audit/site-vectors';
import vectors from '../public/novalink-vectors.json' with { type: 'json' };
import { byId, element } from './elements';
import { verifyText } from './verify-text';

const selfTest = byId('self-test', HTMLElement);
const drop = byId('drop', HTMLElement);
const file = byId('file', HTMLInputElement);
const text = byId('text', HTMLTextAreaElement);
const cancel = byId('cancel', HTMLButtonElement);
const outcome = byId('outcome', HTMLElement);
let running = new AbortController();

const show = (nodes: readonly Node[]): void => {
  outcome.hidden = nodes.length === 0;
  outcome.replaceChildren(...nodes);
};

const verify = async (given: string): Promise<void> => {
  running.abort();
  const { signal } = (running = new AbortController());
  cancel.hidden = false;
  try {
    await verifyText(given, (nodes) => signal.aborted || show(nodes), signal);
  } catch (error) {
    console.error(error);
    show([element('p', 'bad', `This file cannot be verified: ${String(error)}`)]);
  }
  if (!signal.aborted) cancel.hidden = true;
};

const verifyFile = async (chosen: File | undefined): Promise<void> => {
  if (chosen === undefined) return;
  text.value = await chosen.text();
  await verify(text.value);
};

const runSelfTest = (): void => {
  const checks = checkSiteVectors(vectors as unknown as SiteVectors);
  const failed = checks.filter(({ passed }) => !passed).map(({ name }) => name);
  selfTest.textContent =
    failed.length === 0
      ? `Self-test passed: ${checks.length} of ${checks.length} golden vectors.`
      : `Self-test failed: ${failed.join(', ')}. Do not rely on this copy in this browser.`;
  selfTest.className = failed.length === 0 ? 'muted' : 'bad';
};

byId('verify', HTMLElement).addEventListener('click', () => void verify(text.value));
file.addEventListener('change', () => void verifyFile(file.files?.[0]));
cancel.addEventListener('click', () => {
  running.abort();
  cancel.hidden = true;
  show([]);
});
for (const over of ['dragenter', 'dragover'])
  drop.addEventListener(over, (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
drop.addEventListener('dragleave', () => drop.classList.remove('over'));
drop.addEventListener('drop', (event) => {
  event.preventDefault();
  drop.classList.remove('over');
  void verifyFile(event.dataTransfer?.files[0]);
});

byId('not-started', HTMLElement).hidden = true;
byId('verifier', HTMLElement).hidden = false;
selfTest.textContent = 'Running the self-test…';
setTimeout(runSelfTest);
