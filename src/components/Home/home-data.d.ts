/** Made by `plugins/home` for the language of the build. */
declare module '@generated/home/default/home.json' {
  import type {HomeData} from '@site/src/components/Home/data';

  const data: HomeData;
  export default data;
}
