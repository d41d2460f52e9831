import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PolicyFacts } from './policy-facts.ts';
import { searchWorker } from './search-worker.ts';

/**
 * The policy of the response that carries a file of the export. A page's names its own style sheets only: those of all
 * pages are a kilobyte, and with it many a page would no longer fit into what a server sends at once.
 *
 * @param file as `listFiles` names it; without one, the response is no file
 */
export function policyFor(facts: PolicyFacts, file?: string): string {
  if (file === searchWorker) return contentSecurityPolicy(facts, 'worker');
  const styles = file === undefined ? undefined : facts.pages[file];
  return styles
    ? contentSecurityPolicy({ ...facts, styles }, 'header')
    : contentSecurityPolicy(facts, 'file');
}
