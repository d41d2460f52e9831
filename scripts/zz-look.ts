import fs from 'node:fs';
import zlib from 'node:zlib';
import { parse } from 'yaml';
import { lettering } from '../art/text/lettering.ts';
import { readFonts } from './art/read-fonts.ts';
import { readCanadaMap } from './art/read-canada-map.ts';
import { minify } from './art/minify.ts';
import { schemes } from '../art/sheet/schemes.ts';
import { citadel } from '../art/plates/citadel.ts';
import { watch } from '../art/plates/watch.ts';
import { confluence } from '../art/plates/confluence.ts';
import { pressureChart } from '../art/plates/pressure-chart.ts';
import { restorePoints } from '../art/plates/restore-points.ts';
const letters = lettering(await readFonts()); const map = readCanadaMap();
const w = parse(fs.readFileSync('content/pictures/plates.yaml','utf8'));
const jobs = { 'managed-it-services': watch, 'cybersecurity-compliance': citadel, 'ai-applications': confluence, 'cloud-solutions': pressureChart, 'data-backup-recovery': restorePoints };
for (const [k,f] of Object.entries(jobs)) for (const format of ['card','small','wide','tall','bare']) for (const sc of ['light','night','blue']) {
  if (format==='tall' && !/cloud|backup/.test(k)) continue; if (sc==='night' && !(k.startsWith('managed')&&/card|small/.test(format))) continue; if ((sc==='blue') !== (format==='bare')) continue;
  const t=performance.now(); const raw=f({letters,words:w[k].en,scheme:schemes[sc],format,map}); const t1=performance.now(); const svg=minify(raw); const n=`${k}-${format}-${sc}`; fs.writeFileSync(`/tmp/out/${n}.svg`,svg); console.log(n, svg.length, zlib.brotliCompressSync(svg).length, Math.round(t1-t), Math.round(performance.now()-t1)); }
