/** Made by `plugins/home` for the language of the build. */
declare module '@generated/home/default/home.json' {
  const data: import('../../../plugins/home').HomeData;
  export default data;
}
