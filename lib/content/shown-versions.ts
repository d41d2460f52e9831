/** By folder: which versions of an entry's `image` pages show besides the picture itself. */
const ofFolder: Readonly<Record<string, readonly string[]>> = {
  services: ['sm', 'wide'],
  cities: ['thumb', 'thumb-night'],
  industries: ['sm'],
  'case-studies': ['sm'],
};

/** Services whose card on the home page is dark, or may have its picture at the side. */
const ofEntry: Readonly<Record<string, readonly string[]>> = {
  'services/managed-it-services.yaml': ['night', 'night-sm'],
  'services/cloud-solutions.yaml': ['tall'],
  'services/data-backup-recovery.yaml': ['tall'],
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
