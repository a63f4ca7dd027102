// Runs before the first paint, so that a dark page does not flash white. A separate file, because the policy allows no
// inline script.
(() => {
  const kept = localStorage.getItem('direct-mail-color-scheme') ?? 'auto';
  const dark = kept === 'dark' || (kept === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
