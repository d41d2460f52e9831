import { contentIn } from '../lib/content/content-in.ts';
import { findStaleSources } from '../lib/content/find-stale-sources.ts';

/** `npm run check:sources`: lists legal and dated claims last checked against their source over a year ago; exits with 1 if any. */
const { landing, services, cities, industries } = contentIn('en');
const entries = [...services, ...cities, ...industries, ...landing];
const old = findStaleSources(entries, new Date());
const count = entries.reduce((sum, { sources = [] }) => sum + sources.length, 0);

for (const { checked, file, title, address } of old)
  console.error(`${checked}  content/${file}  ${title}, ${address}`);
console.log(`${old.length} of ${count} sources were last checked more than a year ago.`);
if (old.length > 0) {
  console.error(
    'Read each again, correct the page where it says otherwise, and set `checked` to the day you did.',
  );
  process.exitCode = 1;
}
