import { Link } from 'react-router-dom';
import { playSession } from '#domain/play/play-session';
import type { Sector } from '#domain/promotions/rules';
import { checkWheelDraw } from '#domain/promotions/wheel';
import { Facts } from '../../ui/facts';
import { brandPath } from '../../parts/brand/brand-context';
import { CheckTable } from '../../parts/rounds/check-table';
import type { ShownDraw } from '../../parts/promotions/list-claims';

interface DrawProofProps {
  readonly brandId: string;
  readonly draw: ShownDraw;
}

/** The inputs of a wheel's draw and, after the server seed is revealed, its verification in this browser. */
export const DrawProof = ({ brandId, draw }: DrawProofProps) => {
  const { serverSeed, serverSeedHash, wheelHash, clientSeed, nonce } = draw;
  return (
    <div className="grid gap-4">
      <Facts
        rows={[
          ['Your seed', <code key="seed">{clientSeed}</code>],
          ['Nonce', nonce],
          ['Hash of the server seed', <HashText key="server" value={serverSeedHash} />],
          ['Hash of the wheel', <HashText key="wheel" value={wheelHash} />],
        ]}
      />
      {serverSeed === null ? (
        <p className="text-muted">
          The server seed is secret until you change your seeds. After that you can verify the draw here for{' '}
          {playSession.keptDays} days.{' '}
          <Link
            to={`${brandPath('BrandAccount', brandId)}?tab=seeds`}
            className="text-secondary underline underline-offset-4"
          >
            Change seeds
          </Link>
        </p>
      ) : (
        <CheckTable check={checkedDraw(draw, serverSeed)} serverSeed={serverSeed} />
      )}
    </div>
  );
};

const HashText = ({ value }: { readonly value: string }) => (
  <code className="text-sm break-all">{value}</code>
);

const checkedDraw = ({ sectors, ...draw }: ShownDraw, serverSeed: string) =>
  checkWheelDraw({ ...draw, serverSeed, sectors: JSON.parse(sectors) as readonly Sector[] });
