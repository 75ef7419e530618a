/** Stands for the theme's `Head` in the search bar: its one content is a preconnect to a provider that is not asked. */
export default function NoHead(): null {
  return null;
}
