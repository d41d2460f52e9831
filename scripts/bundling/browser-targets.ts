import fs from 'node:fs';
import path from 'node:path';

/** The browsers of `.browserslistrc`, in the formats of esbuild and Lightning CSS. Those on Android share engines with the others. */
type BrowserTargets = { readonly esbuild: string[]; readonly lightningCss: Readonly<Record<string, number>> };

const entry = /^(chrome|edge|firefox|safari|ios_saf) >= (\d+)(?:\.(\d+))?$/gm;

export function readBrowserTargets(): BrowserTargets {
  const text = fs.readFileSync(path.resolve(import.meta.dirname, '../../.browserslistrc'), 'utf8');
  const browsers = [...text.matchAll(entry)].map(([, name = '', major, minor = 0]) => ({
    name,
    version: `${major}.${minor}`,
    number: (Number(major) << 16) | (Number(minor) << 8),
  }));
  return {
    esbuild: browsers.map(({ name, version }) => `${name.replace('ios_saf', 'ios')}${version}`),
    lightningCss: Object.fromEntries(browsers.map(({ name, number }) => [name, number])),
  };
}
