type Source = { title: string; address: string; checked: string };
type Entry = { file: string; sources?: readonly Source[] | undefined };

/** A claim has to be checked against its source again after this many days. */
const goodFor = 365;

/** The sources that were last checked more than a year before `today`, oldest first, each with the file that names it. */
export function findOldSources(entries: readonly Entry[], today: Date): (Source & { file: string })[] {
  const limit = new Date(today);
  limit.setUTCDate(limit.getUTCDate() - goodFor);
  const oldest = limit.toISOString().slice(0, 10);
  return entries
    .flatMap(({ file, sources = [] }) => sources.map((source) => ({ ...source, file })))
    .filter(({ checked }) => checked < oldest)
    .toSorted((a, b) => a.checked.localeCompare(b.checked));
}
