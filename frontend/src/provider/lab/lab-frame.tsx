import type { ReactNode } from 'react';
import { TabLinks } from '../../ui/tab-links';
import { useLabPlace } from './lab-place';

interface LabFrameProps {
  readonly model: ReactNode;
  /** Made of `<UnderModel>` and `<BesideModel>`. */
  readonly children: ReactNode;
}

/** Model and results: two columns from 1,200 px on, tabs below. Switching tabs unmounts nothing. */
export const LabFrame = ({ model, children }: LabFrameProps) => {
  const { part, searchOf } = useLabPlace();
  return (
    <div className="grid grid-cols-1 gap-6 min-[1200px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] min-[1200px]:grid-rows-[auto_1fr]">
      <TabLinks
        label="Test Lab"
        className="min-[1200px]:hidden"
        open={part}
        tabs={[
          { id: 'model', label: 'Model', to: { search: searchOf(undefined) } },
          { id: 'results', label: 'Results', to: { search: searchOf('exact') } },
          { id: 'history', label: 'History', to: { search: searchOf('history') } },
        ]}
      />
      <div
        className={`min-w-0 min-[1200px]:col-start-1 min-[1200px]:row-start-1 ${shownIn(part === 'model')}`}
      >
        {model}
      </div>
      {children}
    </div>
  );
};

interface ColumnProps {
  readonly children: ReactNode;
}

/** The settings of a run, below the model. */
export const UnderModel = ({ children }: ColumnProps) => {
  const { part } = useLabPlace();
  return (
    <div className={`min-w-0 min-[1200px]:col-start-1 min-[1200px]:row-start-2 ${shownIn(part === 'model')}`}>
      {children}
    </div>
  );
};

/** The results. */
export const BesideModel = ({ children }: ColumnProps) => {
  const { part } = useLabPlace();
  return (
    <div
      className={`min-w-0 min-[1200px]:col-start-2 min-[1200px]:row-span-2 min-[1200px]:row-start-1 ${shownIn(part !== 'model')}`}
    >
      {children}
    </div>
  );
};

/** Wide screens show both. */
const shownIn = (isOpen: boolean): string => (isOpen ? '' : 'max-[1199.9px]:hidden');
