/** The look of the product (packages/ui/src/tokens.css), as much of it as a page without any other file can have. */
export const STYLE = `
:root{--sky:#060a14;--panel:#0e1628;--line:#273451;--ink:#f3ecdd;--ink-2:#c3c8d4;--ink-3:#98a3b9;--brass:#e2c88f;--wash:rgba(226,200,143,.16);--ok:#8fd6a8;--warn:#ffb4a6;
--sans:"Barlow Semi Condensed","Roboto Condensed","Avenir Next Condensed","Segoe UI",system-ui,sans-serif;--display:"Marcellus","Optima","Palatino Linotype","Iowan Old Style",Georgia,serif}
*{box-sizing:border-box}
html{background:var(--sky);color:var(--ink);font:16px/1.45 var(--sans);-webkit-text-size-adjust:100%}
body{margin:0 auto;max-width:1120px;padding:32px 20px 64px}
h1,h2,h3{font-family:var(--display);font-weight:400;line-height:1.15;color:var(--brass);margin:0}
h1{font-size:clamp(28px,5vw,44px)}
h2{font-size:26px;padding-top:20px;border-top:1px solid var(--line);margin-top:44px}
h3{font-size:19px;color:var(--ink);margin:26px 0 6px}
p{margin:8px 0;max-width:72ch;color:var(--ink-2)}
a{color:var(--brass)}
.lead{font-size:18px}
ul.says{list-style:none;margin:20px 0 0;padding:18px 20px;background:var(--panel);border:1px solid var(--line);border-left:3px solid var(--brass);border-radius:5px}
ul.says li{padding:3px 0 3px 26px;position:relative}
ul.says li:before{content:"\\b7";position:absolute;left:8px;color:var(--ink-3)}
ul.says .in:before{content:"\\2713";left:4px;color:var(--ok)}
ul.says .out:before{content:"\\2715";left:4px;color:var(--warn)}
.pair{columns:2 420px;column-gap:40px}.pair>div{break-inside:avoid;padding-top:1px}
table{border-collapse:collapse;width:100%;margin:8px 0 4px}
.plot{table-layout:fixed}
.plot col.a{width:34%}.plot col.b{width:25%}
th,td{text-align:left;vertical-align:middle;padding:5px 10px 5px 0;font-weight:400}
tbody tr{border-top:1px solid var(--line)}
thead th{color:var(--ink-3);font-size:13px;padding:2px 10px 2px 0;vertical-align:bottom}
tbody th.group{color:var(--brass);font-family:var(--display);padding-top:16px}
td small,th small{display:block;color:var(--ink-3);font-size:12.5px;line-height:1.25}
.plot td:last-child,.plot thead th:last-child{position:relative;padding:0}
.strip{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.axis{display:block;width:100%;height:16px;overflow:visible}
.axis text,.axes text{fill:var(--ink-3);font:12px var(--sans)}.axes text{font-size:14px}
.axes line{stroke:var(--line)}
.gate{fill:var(--wash)}
.even{stroke:var(--brass);stroke-dasharray:3 3}
.whisker{stroke:var(--ink-2);stroke-width:1.5;marker-start:url(#cap);marker-end:url(#cap)}#cap{overflow:visible}#cap path{stroke:var(--ink-2);stroke-width:1.5}
.mark{fill:currentColor;stroke:currentColor;stroke-width:1.5;color:var(--ink)}
.hollow{fill:var(--sky)}
.key{width:14px;height:14px;margin-right:8px;vertical-align:-2px;overflow:visible}
.marks{position:absolute}
.charts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,250px),1fr));gap:20px;margin:12px 0}
figure{margin:0}figcaption{color:var(--ink-2);font-size:14px;margin-bottom:2px}
.chart{display:block;width:100%;height:auto}
.own{fill:none;stroke:currentColor;stroke-width:2.5}
.other{fill:none;stroke:var(--ink-3);stroke-opacity:.35}
.band{fill:currentColor;fill-opacity:.2}
.bar{fill:var(--brass)}
details{margin:10px 0}summary{cursor:pointer;color:var(--brass);padding:8px 0}
.wide{overflow-x:auto}.wide td,.wide th{white-space:nowrap;font-size:14px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--panel);border:1px solid var(--line);border-radius:5px;padding:12px 14px;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 20px}dt{color:var(--ink-3)}dd{margin:0;overflow-wrap:anywhere}
.hid{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(min-width:900px){section>.plot small,details>.plot small{display:inline-block;margin-left:12px}section>.plot col.a,details>.plot col.a{width:26%}section>.plot col.b,details>.plot col.b{width:34%}}
@media(max-width:600px){body{padding:20px 16px 40px}th,td{padding-right:8px}.plot col.a{width:35%}.plot col.b{width:31%}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
@media print{:root{--sky:#fff;--panel:#fff;--line:#bbb;--ink:#000;--ink-2:#222;--ink-3:#555;--brass:#6b5420;--wash:#efe6cf;--ok:#1d6b3a;--warn:#a02a17}html{font-size:13px}td small,th small,thead th,.axis text{font-size:11px}body{padding:0}tr,figure{break-inside:avoid}h2,h3{break-after:avoid}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`
