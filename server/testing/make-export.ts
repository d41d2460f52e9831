import { headerPolicy } from '../headers/content-security-policy.ts';
import { securityHeaders } from '../headers/security-headers.ts';
import { type SiteRules, siteRulesFile } from '../releases/site-rules.ts';
import { folderWith } from './folder-with.ts';

/** The HTML of a test page. Its title is its name. */
export const pageText = (name: string) => `<!doctype html><title>${name}</title>${'<p>Text</p>'.repeat(150)}`;

const pages = [
  'index',
  '404',
  '_not-found',
  'not-found',
  'services',
  'services/cloud-solutions',
  'service/managed-it-services',
];

export const siteHeaders = securityHeaders(headerPolicy({ analytics: false, images: [] }), true);

const addressRules: Omit<SiteRules, 'headers'> = {
  redirects: [
    { from: '/service/managed-it-services', to: '/services/managed-it-services' },
    { from: '/services/backups', to: '/services/data-backup-recovery' },
  ],
  unknown: [
    { under: '/services/', to: '/not-found' },
    { under: '/locations/', to: '/not-found' },
    { under: '/case-studies/', to: '/not-found' },
  ],
  notFound: [
    { under: '/fr', path: '/fr/introuvable', file: 'fr/introuvable.html' },
    { under: '/', path: '/not-found', file: '404.html' },
  ],
};

/** Writes a small export with additional files to a temporary folder and returns its path. */
export function makeExport(files: Parameters<typeof folderWith>[0] = {}): string {
  return folderWith({
    ...Object.fromEntries(pages.map((name) => [`${name}.html`, pageText(name)])),
    [siteRulesFile]: JSON.stringify({ headers: siteHeaders, ...addressRules }),
    ...files,
  });
}
