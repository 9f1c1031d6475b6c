import { useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { saveFile } from '../../platform/page/save-file';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly nextToken: string | null;
}

const exportPage = operation(/* GraphQL */ `
  query ExportMyData($nextToken: String) {
    exportMyData(nextToken: $nextToken)
  }
`);

type Progress = { readonly entries: number } | { readonly fault: unknown } | 'saved' | undefined;

/** Saves all stored data about the user as one JSON file, page by page. */
export const ExportData = () => {
  const { api } = usePlatform();
  const [progress, setProgress] = useState<Progress>();
  const save = async () => {
    const items: Page['items'][number][] = [];
    setProgress({ entries: 0 });
    try {
      let nextToken: string | null = null;
      do {
        const { exportMyData }: { exportMyData: string } = await api.send(exportPage, { nextToken });
        // The JSON of the server, saved unchanged.
        const page = JSON.parse(exportMyData) as Page;
        items.push(...page.items);
        ({ nextToken } = page);
        setProgress({ entries: items.length });
      } while (nextToken !== null);
      saveFile('novalink-my-data.json', JSON.stringify({ items }, null, 2), 'application/json');
      setProgress('saved');
    } catch (error) {
      setProgress({ fault: error });
    }
  };
  if (typeof progress === 'object' && 'fault' in progress)
    return <Failure text={sentenceFor(progress.fault)} onRetry={() => void save()} />;
  const isRunning = typeof progress === 'object';
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button look="quiet" disabled={isRunning} onClick={() => void save()}>
        Export my data
      </Button>
      <p role="status">
        {isRunning && `${progress.entries} entries so far…`}
        {progress === 'saved' && 'The file is saved.'}
      </p>
    </div>
  );
};
