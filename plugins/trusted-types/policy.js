// Runs in the head of each page, before any other code can write HTML. The content security policy (deploy/csp.ts) lets
// nothing but the policies of names.ts turn a string into HTML or into the address of a script. Short: it is in every page.
((types) => {
  if (!types) return;
  const inspection = types.createPolicy('inspect', {createHTML: (html) => html});
  const refused = /^(script|iframe|frame|object|embed|base|link|meta|template)$/i;
  // Libraries (React, react-helmet, nprogress, DocSearch) write strings: each goes through here. What would run or load
  // something is refused: the write throws, and the console says so. No string becomes the address of a script, and none a
  // script but JSON, which does nothing: react-helmet writes the structured data of a page so.
  types.createPolicy('default', {
    createHTML(html) {
      if (!html.includes('<')) return html;
      const template = document.createElement('template');
      template.innerHTML = inspection.createHTML(html);
      for (const element of template.content.querySelectorAll('*')) {
        if (refused.test(element.localName)) return null;
        for (const {name, value} of element.attributes) {
          // A browser passes over control characters and blanks in an address.
          if (/^(on|srcdoc$)/i.test(name) || /^javascript:/i.test(value.replace(/[\0- ]/g, ''))) return null;
        }
      }
      return html;
    },
    createScript(text) {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
  });
})(window.trustedTypes);
