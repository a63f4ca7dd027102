/** Styles of the page: light or dark, by the system's preference. */
export const style = `
:root { --text: #1c1e21; --soft: #5c6470; --line: #d9dde3; --ground: #fff; --card: #f6f7f9; --good: #17693a; --bad: #b3261e; --note: #8a5300; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --soft: #a5adb8; --line: #3a4049; --ground: #16181c; --card: #1f2329; --good: #6fd39a; --bad: #ff9a92; --note: #f1b963; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere; }
small { color: var(--soft); }
.ended { border-left: 4px solid var(--bad); padding: .5rem .75rem; background: var(--card); }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .5rem; list-style: none; margin: 1rem 0; padding: 0; }
.figures li { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .75rem; color: var(--soft); }
.figures b { display: block; font-size: 1.5rem; color: var(--text); }
.figures .pass b { color: var(--good); } .figures .fail b { color: var(--bad); } .figures .differs b { color: var(--note); }
dl { display: grid; grid-template-columns: minmax(0, max-content) minmax(4rem, 1fr); gap: .1rem 1rem; color: var(--soft); } dd { margin: 0; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .35rem 0; }
summary { cursor: pointer; padding: .45rem .75rem; }
dt, h3, summary, p, li, details td { overflow-wrap: anywhere; }
details table { margin: 0; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; border-bottom: 2px solid var(--line); }
th, td { padding: .4rem .75rem; vertical-align: top; }
td { border-top: 1px solid var(--line); }
td:first-child { white-space: nowrap; }
.wide { overflow-x: auto; }
.wide td:last-child { min-width: 11rem; }
.badge { display: inline-block; border: 1px solid currentColor; border-radius: 1rem; padding: 0 .55rem; font-size: .8rem; color: var(--soft); white-space: nowrap; }
.badge.pass, .badge.same { color: var(--good); } .badge.fail { color: var(--bad); font-weight: 700; } .badge.differs, .badge.later { color: var(--note); }
@media print { details:not([open]) > :not(summary) { display: block; } }
`;
