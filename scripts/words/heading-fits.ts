import type { LandingPair } from '../../lib/landing/landing-pairs.ts';

type Names = {
  /** What pages call a service, a city, an industry, by its file name. */
  service: ReadonlyMap<string, string>;
  city: ReadonlyMap<string, string>;
  industry: ReadonlyMap<string, string>;
};
type Subject = keyof Names;

const subjects: readonly Subject[] = ['service', 'city', 'industry'];
/** How a heading in any language of the site says that it lists several. */
const plural: Readonly<Record<Subject, RegExp>> = {
  service: /\bservices?\b/i,
  city: /\b(?:city|cities|villes?)\b/i,
  industry: /\b(?:industry|industries|trades|secteurs?)\b/i,
};

/**
 * Whether a heading over a related page is true of it: the page has every subject that the heading names, and differs from
 * the page it is shown on in the one that the heading counts ("other cities", "by industry"). A heading that names nothing
 * claims that all else stays the same.
 */
export function headingFits(heading: string, from: LandingPair, to: LandingPair, names: Names): boolean {
  let rest = heading;
  for (const subject of subjects) {
    const key = subjectOf(to, subject) ?? '';
    const isShared = subjectOf(from, subject) === key;
    for (const [other, name] of names[subject]) {
      if (!rest.toLowerCase().includes(name.toLowerCase())) continue;
      if (other !== key || !isShared) return false;
      rest = rest.replace(new RegExp(name, 'i'), '');
    }
  }
  const counted = subjects.find((subject) => plural[subject].test(rest));
  if (!counted || subjectOf(from, counted) === subjectOf(to, counted)) return false;
  if (rest !== heading) return true;
  return subjects.every(
    (subject) => subject === counted || subjectOf(from, subject) === subjectOf(to, subject),
  );
}

function subjectOf(pair: LandingPair, subject: Subject): string | undefined {
  const value: unknown = Reflect.get(pair, subject);
  return typeof value === 'string' ? value : undefined;
}
