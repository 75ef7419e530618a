/** Version of the modal that the theme's search bar works with, without loading the modal to ask it. */
export const version = '3.9.0';
