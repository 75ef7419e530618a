// region check
/** What a wallet would object to; empty if the manifest is valid. */
export async function checkManifest(manifestUrl: string): Promise<string[]> {
  const problems: string[] = [];
  const response = await fetch(manifestUrl, {
    headers: {Origin: 'https://wallet.example'},
  });
  if (response.status !== 200)
    return [`status ${response.status} (code 2 in the wallet)`];
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== 'https://wallet.example')
    problems.push('Access-Control-Allow-Origin does not admit other origins');

  let manifest: Record<string, unknown>;
  try {
    manifest = (await response.json()) as Record<string, unknown>;
  } catch {
    return [...problems, 'the body is not JSON (code 3 in the wallet)'];
  }
  for (const key of ['url', 'name', 'iconUrl'])
    if (typeof manifest[key] !== 'string' || manifest[key] === '')
      problems.push(`${key} is missing (code 3 in the wallet)`);
  for (const key of ['url', 'iconUrl', 'termsOfUseUrl', 'privacyPolicyUrl']) {
    const value = manifest[key];
    if (value === undefined || value === '') continue;
    if (!/^https:\/\/[^/]+/.test(String(value)))
      problems.push(`${key} is not an https address`);
  }
  if (String(manifest['url']).endsWith('/')) problems.push('url ends with a slash');
  if (String(manifest['iconUrl']).endsWith('.svg'))
    problems.push('the icon is SVG; use PNG or ICO');
  return problems;
}
// endregion
