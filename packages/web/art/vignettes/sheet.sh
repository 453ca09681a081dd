#!/bin/bash
# contact sheet: sheet.sh out.png cols width files… (names relative to this folder)
cd "$(dirname "$0")"; out=$1; cols=$2; w=$3; shift 3
h=$((w*2/3)); rows=$(( ($# + cols - 1) / cols ))
f=$(mktemp --suffix=.html)
{ echo "<body style='margin:0;background:#21150d;display:grid;grid-template-columns:repeat($cols,${w}px);gap:8px;padding:8px;font:10px sans-serif;color:#cba'>"; for i in "$@"; do echo "<div><img src='file://$PWD/$i' width=$w height=$h style='display:block;border-radius:4px'></div>"; done; } > $f
d=$(mktemp -d)
chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --user-data-dir=$d --hide-scrollbars --allow-file-access-from-files --screenshot=$out --window-size=$((cols*(w+8)+8)),$((rows*(h+8)+8)) file://$f >/dev/null 2>&1
rm -rf $d $f
