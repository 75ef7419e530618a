// Stands in for a component of the theme that this site never shows (plugins/slim-client/parts.ts).
export default function Nothing() {
  return null;
}
