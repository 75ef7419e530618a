/** The client is loaded with the first intent to search. One place for it: each `import()` of its own would be a file of its own. */
export const loadClient = () => import('./client');
