// What the classic theme imports from prism-react-renderer, without the highlighter.
export const themes = {palenight: {plain: {}, styles: []}};
export const Prism = {languages: {}};
export const Highlight = () => null;
