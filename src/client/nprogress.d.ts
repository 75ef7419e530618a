// The progress bar of the classic theme, which has no types of its own.
declare module 'nprogress' {
  const nprogress: {done(): void};
  export default nprogress;
}
