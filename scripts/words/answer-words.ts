import type { Language } from '../../lib/i18n/languages.ts';

/** Patterns that the first sentence of a landing page has to match, in one language. */
type AnswerWords = {
  /** Services, by slug. */
  services: Readonly<Record<string, RegExp>>;
  /** Industries, by slug. */
  industries: Readonly<Record<string, RegExp>>;
  /** The place, on a page that is not about a city. */
  country: RegExp;
  /** Words that people search for to find a company like this one. */
  itWord: RegExp;
};

const english: AnswerWords = {
  services: {
    'managed-it-services':
      /\bmanaged IT\b|\bIT (?:support|services|desk|help desk|department|company)\b|\bhelp desk\b/i,
    'cybersecurity-compliance': /\bcybersecurity\b|\bsecurity\b|\bcompliance\b/i,
    'ai-applications': /\bAI\b/,
    'cloud-solutions': /\bcloud\b|\bMicrosoft 365\b/i,
    'data-backup-recovery': /\bback(?:ed|ing|s)?[ -]?ups?\b|\brecover(?:y|s)?\b|\brestor\w+/i,
  },
  industries: {
    healthcare:
      /\bclinics?\b|\bdent\w+|\bphysio\w*|\bpharmac\w+|\bhealth\s?care\b|\bmedical\b|\bpractices?\b/i,
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
  },
  country: /\bCanad(?:a|ian)\b|\bacross the country\b/,
  itWord:
    /\b(?:IT|AI)\b|\b[Hh]elp desk\b|\b[Cc]yber\w*|\b[Ss]ecurity\b|\b[Cc]loud\b|\bMicrosoft 365\b|\b[Bb]ack(?:s|ed|ing)?[ -]?ups?\b|\b[Rr]ecovery\b/,
};

const french: AnswerWords = {
  services: {
    'managed-it-services':
      /services? TI|soutien (?:informatique|TI)|(?:services?|assistance) informatiques?|infogérance|centre d’assistance/i,
    'cybersecurity-compliance': /cybersécurité|sécurité|conformité/i,
    'ai-applications': /(?<!\p{L})IA(?!\p{L})/u,
    'cloud-solutions': /infonuag|Microsoft 365/i,
    'data-backup-recovery': /sauvegard|restaur|reprise après sinistre/i,
  },
  industries: {
    healthcare: /cliniques?|denti|physio|pharmac|santé|médec|médica/i,
    legal: /avocat|juridique|notair/i,
    accounting: /comptab|CPA|fiscal|impôt/i,
    retail: /commerces?|détail|magasins?|boutiques?/i,
    manufacturing: /fabri(?:c|qu)|usines?|ateliers?|manufactur/i,
    'real-estate': /immobili|courti|copropriété|immeubles/i,
    construction: /construction|entrepreneur|constructeur/i,
    education: /écoles?|collèges?|cégep|formation|enseign|scolaire/i,
    nonprofit: /OSBL|OBNL|organismes?|bienfaisance|fondation|association|refuge/i,
    'professional-services': /conseil|consultant|ingénieur|génie|architect|agences?|design|professionnel/i,
    'financial-services': /financ|courti|conseill|placement/i,
  },
  country: /Canada|canadien/,
  itWord:
    /(?<!\p{L})(?:TI|IA)(?!\p{L})|informatique|cyber|sécurité|infonuag|Microsoft 365|sauvegard|reprise après sinistre|infogérance|centre d’assistance/iu,
};

export const answerWords: Readonly<Record<Language, AnswerWords>> = { en: english, fr: french };
