/** Hands the player a file; resolves with its size. */
export function saveFile(name: string, parts: readonly BlobPart[], type: string): number {
  const blob = new Blob([...parts], { type });
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return blob.size;
}
