interface NamedIdProps {
  readonly id: string;
  /** Undefined while it is loading, null if nothing with this id exists. */
  readonly name: string | null | undefined;
  /** Shows the id under the name instead of in a tooltip. */
  readonly showsId?: boolean;
}

const loading = '…';

/** The name of something that data refer to by its id. The id itself is shown only if there is no name. */
export const NamedId = ({ id, name, showsId = false }: NamedIdProps) => {
  if (name === null) return <span className="break-all">{id}</span>;
  return (
    <>
      <span title={showsId ? undefined : id}>{name ?? loading}</span>
      {showsId && <span className="block text-sm break-all text-muted">{id}</span>}
    </>
  );
};

/** The same as text, for labels of choices. */
export const nameOrId = (id: string, name: string | null | undefined): string =>
  name === null ? id : (name ?? loading);

/** The same for values in files, which keep the id. */
export const nameWithId = (id: string, name: string | null): string =>
  name === null ? id : `${name} (${id})`;
