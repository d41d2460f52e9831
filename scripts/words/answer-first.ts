import type { LandingPair } from '../../lib/landing/landing-pairs.ts';

/** What is sold, by the service's file name. */
const services: Readonly<Record<string, RegExp>> = {
  'managed-it-services':
    /\bmanaged IT\b|\bIT (?:support|services|desk|help desk|department|company)\b|\bhelp desk\b/i,
  'cybersecurity-compliance': /\bcybersecurity\b|\bsecurity\b|\bcompliance\b/i,
  'ai-applications': /\bAI\b/,
  'cloud-solutions': /\bcloud\b|\bMicrosoft 365\b/i,
  'data-backup-recovery': /\bback(?:ed|ing|s)?[ -]?ups?\b|\brecover(?:y|s)?\b|\brestor\w+/i,
};

/** Whom it is for, by the industry's file name. */
const industries: Readonly<Record<string, RegExp>> = {
  healthcare: /\bclinics?\b|\bdent\w+|\bphysio\w*|\bpharmac\w+|\bhealth\s?care\b|\bmedical\b|\bpractices?\b/i,
  legal: /\blaw\b|\blawyers?\b|\blegal\b|\bnotar\w+/i,
  accounting: /\baccount\w+|\bCPAs?\b|\bbookkeep\w+|\btax\b/i,
  retail: /\bretail\w*|\bshops?\b|\bstores?\b|\bboutiques?\b/i,
  manufacturing: /\bmanufactur\w+|\bplants?\b|\bshops?\b|\bfactor(?:y|ies)\b|\bfabricat\w+/i,
  'real-estate': /\breal estate\b|\bbrokerages?\b|\bpropert\w+|\bstratas?\b|\bcondo\w*|\brealt\w+/i,
  construction: /\bconstruction\b|\bcontractors?\b|\bbuilders?\b/i,
  education: /\bschools?\b|\bcolleges?\b|\beducat\w+|\btraining\b|\bacadem\w+/i,
  nonprofit: /\bnon-?profits?\b|\bcharit\w+|\bfoundations?\b|\bassociations?\b|\bshelters?\b/i,
  'professional-services':
    /\bconsult\w+|\bengineer\w*|\barchitect\w*|\bagenc\w+|\bdesign\w*|\bprofessional\b/i,
  'financial-services':
    /\bfinanc\w+|\bbrokers?\b|\bbrokerages?\b|\badvis[eo]rs?\b|\binvestment\b|\bdealers?\b/i,
};

/** Words that people type when they look for a company like this one. */
const itWord =
  /\b(?:IT|AI)\b|\b[Hh]elp desk\b|\b[Cc]yber\w*|\b[Ss]ecurity\b|\b[Cc]loud\b|\bMicrosoft 365\b|\b[Bb]ack(?:s|ed|ing)?[ -]?ups?\b|\b[Rr]ecovery\b/;

/**
 * What a lead or description of a landing page leaves out: what is sold or whom it is for, the place, an IT word.
 *
 * @param text for a lead, its first sentence
 */
export function missingIn(text: string, pair: LandingPair, cityName?: string): string[] {
  const place = cityName ? new RegExp(`\\b${cityName}`, 'i') : /\bCanad(?:a|ian)\b|\bacross the country\b/;
  const subjects = [
    ...('service' in pair ? [services[pair.service]] : []),
    ...('industry' in pair ? [industries[pair.industry]] : []),
  ];
  return [
    ...(subjects.every((subject) => subject?.test(text)) ? [] : ['what or whom']),
    ...(place.test(text) ? [] : ['where']),
    ...(itWord.test(text) ? [] : ['an IT word']),
  ];
}

/** A text up to the end of its first sentence. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.?!])\s+(?=[“‘«]?\p{Lu})/u)[0] ?? text;
}
