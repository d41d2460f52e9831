/** By folder: which versions of an entry's `image` pages show besides the picture itself. */
const ofFolder: Readonly<Record<string, readonly string[]>> = {
  services: ['sm', 'thumb', 'tall'],
  industries: ['sm'],
  'case-studies': ['sm', 'thumb'],
};

/** Services whose plates work. */
const ofWorkingPlates: Readonly<Record<string, readonly string[]>> = {
  'services/managed-it-services.yaml': ['bare'],
  'services/cybersecurity-compliance.yaml': ['bare', 'walls'],
  'services/data-backup-recovery.yaml': ['live'],
};

/**
 * The versions, in the sense of `variantOf`, that pages show of the `image` of an entry. Tests hold them against all
 * pictures in all pages.
 *
 * @param file the entry's file, such as `cities/halifax.yaml`
 */
export function shownVersions(file: string): readonly string[] {
  const [folder = ''] = file.split('/');
  const versions = ofFolder[folder] ?? [];
  if (folder === 'services') return [...versions, ...(ofWorkingPlates[file] ?? ['wide'])];
  return versions;
}
