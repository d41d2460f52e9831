/** By folder: which versions of an entry's `image` pages show besides the picture itself. */
const ofFolder: Readonly<Record<string, readonly string[]>> = {
  services: ['sm', 'wide', 'thumb'],
  cities: ['thumb', 'thumb-night'],
  industries: ['sm'],
  'case-studies': ['sm'],
};

/** The service whose card on the home page is dark, and those whose plates work. */
const ofEntry: Readonly<Record<string, readonly string[]>> = {
  'services/managed-it-services.yaml': ['night', 'night-sm', 'bare'],
  'services/cybersecurity-compliance.yaml': ['bare', 'walls'],
  'services/data-backup-recovery.yaml': ['live'],
};

/**
 * The versions, in the sense of `variantOf`, that pages show of the `image` of an entry. A test holds them against all
 * pictures in all pages.
 *
 * @param file the entry's file, such as `cities/halifax.yaml`
 */
export function shownVersions(file: string): readonly string[] {
  const [folder = ''] = file.split('/');
  return [...(ofFolder[folder] ?? []), ...(ofEntry[file] ?? [])];
}
