/** What scrolls sideways can be reached with the keyboard: tables that are wider than the window, and only those. */
const reach = () => {
  document.querySelectorAll('.table').forEach((box, index) => {
    const wide = box.scrollWidth > box.clientWidth;
    const attributes = { tabindex: '0', role: 'region', 'aria-label': `Table ${index + 1}` };
    for (const [name, value] of Object.entries(attributes)) {
      if (wide) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  });
};
reach();
addEventListener('resize', reach);

/** The search's text field has a title only, which is no label that can be seen or heard everywhere. */
const search = document.getElementById('starlight__search');
if (search !== null) {
  new MutationObserver(() => {
    const input = search.querySelector('input:not([aria-label])');
    if (input !== null) input.setAttribute('aria-label', 'Search');
  }).observe(search, { childList: true, subtree: true });
}
