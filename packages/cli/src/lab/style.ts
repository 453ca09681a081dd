/** The report's style sheet; light and dark. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#faf8f3;--card:#fff;--ink:#25221d;--soft:#766f63;--line:#e4ded2;--band:#dcead9;
--dot:#2c6e4c;--off:#bb3a2c;--fill:#9dbf9f;--parity:#b9ae9a}
@media (prefers-color-scheme:dark){:root{--bg:#171613;--card:#201f1b;--ink:#ece7dc;--soft:#a39b8c;--line:#37342d;
--band:#22382b;--dot:#7cc79b;--off:#ef7a68;--fill:#3f6a50;--parity:#6d6657}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:32px 20px 80px}
h1{font:600 34px/1.15 Georgia,serif;margin:0 0 8px}
h2{font:600 22px/1.25 Georgia,serif;margin:40px 0 10px}
h3{font:600 17px/1.3 Georgia,serif;margin:28px 0 8px}
p{margin:4px 0}.soft,small{color:var(--soft)}small{display:block;font-size:12px;line-height:1.35}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px 18px;margin:12px 0;overflow-x:auto}
.row{display:flex;flex-wrap:wrap;gap:14px}.row .card{flex:1 1 360px;margin:0}
table{border-collapse:collapse;width:100%}
th{text-align:left;font-weight:600;color:var(--soft);font-size:12px;padding:4px 8px;border-bottom:1px solid var(--line)}
td{padding:5px 8px;border-bottom:1px solid var(--line);vertical-align:middle;font-variant-numeric:tabular-nums}
.card>h3:first-child{margin-top:0}.card>svg{width:100%}.card.row{margin:0}
.criteria td{vertical-align:top}.criteria td:first-child{width:26%;min-width:200px}
details{font-size:12px;color:var(--soft)}summary{cursor:pointer}ul{margin:4px 0;padding-left:16px}
tr:last-child td{border-bottom:0}td.n{text-align:right;white-space:nowrap}
.badge{display:inline-block;border-radius:99px;padding:1px 10px;font-size:12px;font-weight:600;color:var(--card);background:var(--dot)}
.badge.off{background:var(--off)}
svg{display:block;max-width:100%;height:auto}td svg{max-width:none}
svg text{fill:var(--soft);font:11px system-ui,sans-serif;text-anchor:middle}svg text.start{text-anchor:start;font-size:13px;fill:var(--ink)}
.rail{stroke:var(--line)}.band{fill:var(--band)}.parity{stroke:var(--parity);stroke-dasharray:2 2}
.whisker{stroke:var(--dot);stroke-width:2;opacity:.55}.dot{fill:var(--dot)}.whisker.off{stroke:var(--off)}.dot.off{fill:var(--off)}
.fill{fill:var(--fill)}.mean{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:4 3}
.tabs>input{position:absolute;opacity:0}
.tabs>label{display:inline-block;padding:7px 18px;margin:0 6px 8px 0;border:1px solid var(--line);border-radius:99px;cursor:pointer;background:var(--card)}
.tabs>input:checked+label{background:var(--ink);color:var(--bg);border-color:var(--ink)}
.tabs>input:focus-visible+label{outline:2px solid var(--dot);outline-offset:2px}
.tabs>section{display:none}
.key{display:inline-flex;align-items:center;gap:6px;margin:0 14px 4px 0;font-size:13px}.key i{width:12px;height:12px;border-radius:3px}
${Array.from({ length: 12 }, (_, i) => `.s${i}{fill:hsl(${(i * 67 + 140) % 360} ${i % 2 ? 38 : 48}% ${i % 3 === 0 ? 46 : 58}%);background:hsl(${(i * 67 + 140) % 360} ${i % 2 ? 38 : 48}% ${i % 3 === 0 ? 46 : 58}%)}`).join('\n')}
@media print{.tabs>section{display:block}}
`;
