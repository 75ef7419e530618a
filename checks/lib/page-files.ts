// The pages and their files are data of the site; the checks have always known them under this name.
export * from '../../site/page-files.ts';
