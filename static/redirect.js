// Loaded by the pages of `plugins/redirect-pages`: leads on at once, with the reader's query and fragment.
(function () {
  var to = document.currentScript.dataset.to;
  var search = window.location.search;
  if (search && to.indexOf('?') >= 0) search = '&' + search.slice(1);
  window.location.replace(to + search + window.location.hash);
})();
