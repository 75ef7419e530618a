/** The fragment of the address, decoded; nothing where it cannot be. */
export function fragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
