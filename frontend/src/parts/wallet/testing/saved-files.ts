/** Records the files that the page downloads from now on, because jsdom does not. */
export const savedFiles = () => {
  const files: { readonly name: string; readonly text: () => Promise<string> }[] = [];
  const addresses = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    const address = `blob:${addresses.size}`;
    if (file instanceof Blob) addresses.set(address, file);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    const file = addresses.get(this.href);
    if (file) files.push({ name: this.download, text: () => textOf(file) });
  };
  return files;
};

// jsdom's blobs have no `text()`.
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file);
  });
