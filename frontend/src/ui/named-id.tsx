interface NamedIdProps {
  readonly id: string;
  /** Undefined while it is loading, null if there is no name or it cannot be read. */
  readonly name: string | null | undefined;
  /** Shows the id under the name instead of in a tooltip. */
  readonly showsId?: boolean;
}

/** Shown in place of a name that is loading. */
export const loading = '…';

/** The name of an entity that is stored by its id. The id itself is shown only if there is no name. */
export const NamedId = ({ id, name, showsId = false }: NamedIdProps) => {
  if (name === null) return <span className="break-all">{id}</span>;
  return (
    <>
      <span title={showsId ? undefined : id}>{name ?? loading}</span>
      {showsId && <span className="block text-sm break-all text-muted">{id}</span>}
    </>
  );
};

/** The same as plain text. */
export const nameOrId = (id: string, name: string | null | undefined): string =>
  name === null ? id : (name ?? loading);

/** The same for values in files, which keep the id. */
export const nameWithId = (id: string, name: string | null): string =>
  name === null ? id : `${name} (${id})`;
