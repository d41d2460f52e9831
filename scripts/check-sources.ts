import { parseArgs } from 'node:util';
import { contentIn } from '../lib/content/content-in.ts';
import { findStaleSources } from '../lib/content/find-stale-sources.ts';
import { getEntry } from '../lib/content/get-entry.ts';
import { selectSources } from '../lib/landing/select-challenges.ts';
import { claimsIn } from './legal-claims.ts';

/**
 * `npm run check:sources`: lists legal and dated claims last checked against their source over a year ago, and those on pages
 * without a source; exits with 1 if any. With `--list`, prints all sources as a table in Markdown, with the pages that cite them.
 */
const { values } = parseArgs({ options: { list: { type: 'boolean' } } });
const { landing, services, cities, industries } = contentIn('en');
const entries = [...services, ...cities, ...industries, ...landing];
const cited = entries.flatMap(({ file, sources = [] }) => sources.map((source) => ({ ...source, file })));
const byUrl = Map.groupBy(cited, ({ address }) => address);

if (values.list) {
  console.log('| source | checked | pages |\n| --- | --- | --- |');
  for (const [address, uses] of [...byUrl].toSorted())
    for (const { publisher, title, checked } of uses.slice(0, 1))
      console.log(
        `| [${publisher}: ${title}](${address}) | ${checked} | ${uses.map(({ file }) => file).join(', ')} |`,
      );
}

const old = findStaleSources(entries, new Date());
for (const { checked, file, title, address } of old)
  console.error(`${checked}  content/${file}  ${title}, ${address}`);
console.log(`${old.length} of ${cited.length} sources were last checked more than a year ago.`);

/** A landing page also shows the sources of the challenges that it shows. */
const isSourced = (entry: (typeof entries)[number]) =>
  entry.sources !== undefined ||
  ('industry' in entry && selectSources(getEntry(industries, entry.industry), entry.challenges).length > 0);
const claims = entries.flatMap((entry) => {
  const { keywords: _, sources: __, ...texts } = entry;
  return claimsIn(texts).map((claim) => ({ file: entry.file, claim, isSourced: isSourced(entry) }));
});
const bare = claims.filter((claim) => !claim.isSourced);
for (const { file, claim } of bare) console.error(`content/${file}  expected a source for: ${claim}`);
console.log(
  `${claims.length - bare.length} of ${claims.length} sentences that name a law, a regulator or a year stand on pages with sources; ` +
    `${byUrl.size} sources in all.`,
);
if (old.length > 0)
  console.error(
    'Read each again, correct the page where it says otherwise, and set `checked` to the day you did.',
  );
if (old.length > 0 || bare.length > 0) process.exitCode = 1;
