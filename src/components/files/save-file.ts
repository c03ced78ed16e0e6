/** Hands the browser a file to save under `name`. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have begun before the address goes away.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Has the browser save what is at an address under the name that the server gives it. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
