import fs from 'node:fs';
import path from 'node:path';
import { type PolicyFacts, policyFactsFile } from '../../../server/headers/policy-facts.ts';
import { type AddressRules, addressRulesFile } from '../../../server/releases/address-rules.ts';
import { caddySnippets } from './caddy-snippets.ts';
import { nginxAddresses, nginxHeaders, nginxMaps, nginxTypes } from './nginx-files.ts';
import { headersFile, redirectsFile } from './static-host-files.ts';

/** Writes the headers, redirects and caching of the export for each kind of server. */
export function writeHostingFiles(out: string, facts: PolicyFacts, addresses: AddressRules): void {
  const files = {
    [policyFactsFile]: JSON.stringify(facts),
    [addressRulesFile]: JSON.stringify(addresses),
    _headers: headersFile(facts),
    _redirects: redirectsFile(addresses),
    '.hosting/nginx-maps.conf': nginxMaps(facts),
    '.hosting/nginx-addresses.conf': nginxAddresses(addresses),
    '.hosting/nginx-headers.conf': nginxHeaders(),
    '.hosting/nginx-types.conf': nginxTypes(),
    '.hosting/snippets.caddy': caddySnippets(facts, addresses),
  };
  fs.mkdirSync(path.join(out, '.hosting'), { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(out, name), text);
}
