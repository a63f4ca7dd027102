/** Styles of the page: light or dark, by the system's preference; on paper light. */
export const style = `
:root { --text: #1c1e21; --soft: #59616d; --line: #d9dde3; --ground: #fff; --card: #f6f7f9; --bar: #2f6fb3; --good: #17693a; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --soft: #a5adb8; --line: #3a4049; --ground: #16181c; --card: #1f2329; --bar: #6ea8e6; --good: #6fd39a; --bad: #ff9a92; } }
@media print { :root { --text: #000; --soft: #444; --line: #bbb; --ground: #fff; --card: #fff; --bar: #2f6fb3; --good: #17693a; --bad: #b3261e; } section { break-inside: avoid; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 3rem; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; print-color-adjust: exact; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere; }
p, li, td { overflow-wrap: anywhere; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .5rem; list-style: none; margin: 1rem 0; padding: 0; }
.figures li { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .75rem; color: var(--soft); }
.figures b { display: block; font-size: 1.4rem; color: var(--text); font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; border-bottom: 2px solid var(--line); }
th, td { padding: .35rem .75rem .35rem 0; vertical-align: top; }
td { border-top: 1px solid var(--line); }
th:not(:first-child), td:not(:first-child) { text-align: right; }
svg { display: block; width: 100%; max-width: 42rem; height: auto; margin: .75rem 0; }
svg text { font: 14px system-ui, sans-serif; fill: var(--text); font-variant-numeric: tabular-nums; }
svg .name { text-anchor: end; } svg .middle { text-anchor: middle; font-size: 13px; fill: var(--soft); }
svg rect, svg circle { fill: var(--bar); } svg .interval { stroke: var(--bar); stroke-width: 3; } svg .zero { stroke: var(--soft); stroke-dasharray: 4 3; }
.verdict { border-left: 4px solid var(--soft); padding: .5rem .75rem; background: var(--card); }
.verdict.more { border-color: var(--good); } .verdict.fewer { border-color: var(--bad); }
.note, footer { color: var(--soft); font-size: .9rem; }
`;
