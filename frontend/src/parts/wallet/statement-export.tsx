import { Download } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { whole } from '../../platform/labels/numbers';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { say } from '../../ui/toasts';
import { useGameTitles } from '../rounds/read-game-titles';
import { allPages } from './all-pages';
import { statementPage, type Wallet } from './list-statement';

/** Downloads the complete statement of a wallet. */
export const StatementExport = ({ wallet }: { readonly wallet: Wallet }) => {
  const { api } = usePlatform();
  const [lines, setLines] = useState(0);
  const titles = useGameTitles(wallet.brandId);
  const save = useMutation({
    mutationFn: async () => {
      setLines(0);
      const read = (nextToken: string | undefined) => statementPage(api, wallet, { limit: 100, nextToken });
      const movements = await allPages(read, setLines);
      const { saveStatement } = await import('./save-statement');
      saveStatement(`statement-${wallet.coin}-${wallet.purse}`, movements, titles);
    },
    onSuccess: () => say.done('The statement is downloaded.'),
    onError: (fault) => say.failed(sentenceFor(fault)),
  });
  return (
    <Button look="quiet" busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden className="size-5" />
      {save.isPending ? `${whole(lines)} lines …` : 'Export all as CSV'}
    </Button>
  );
};
