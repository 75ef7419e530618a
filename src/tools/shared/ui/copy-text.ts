/** Writes `text` to the clipboard; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages served without TLS have no clipboard object.
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'code-clipboard';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
