import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

type Proxy = { signal(name: NodeJS.Signals): void; stop(): Promise<void> };

type Options = {
  program: string;
  /** @param folder for the proxy's files, deleted after it stops */
  config: (folder: string) => string;
  args: (configFile: string) => readonly string[];
  /** Part of the log line that says startup is complete. */
  readyText: string;
  stopSignal: NodeJS.Signals;
};

/** Starts a web server in the foreground and waits until it is ready. */
export async function startProxy({ program, config, args, readyText, stopSignal }: Options): Promise<Proxy> {
  const name = path.basename(program);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const configFile = path.join(folder, 'config');
  fs.writeFileSync(configFile, config(folder));
  const proxy = spawn(program, args(configFile), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const ended = once(proxy, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: proxy.stderr })) {
    lines.push(line);
    if (line.includes(readyText)) break;
  }
  if (proxy.exitCode !== null) throw new Error(`${name} did not start:\n${lines.join('\n')}`);
  proxy.stderr.resume();
  return {
    signal: (signal) => {
      proxy.kill(signal);
    },
    stop: async () => {
      proxy.kill(stopSignal);
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Reads a configuration from `deploy/` and replaces its paths and addresses.
 *
 * @throws Error when the configuration lacks a text to be replaced
 */
export function readDeployed(name: string, replacements: readonly (readonly [string, string])[]): string {
  let config = fs.readFileSync(path.resolve(import.meta.dirname, '../../deploy', name), 'utf8');
  for (const [deployed, local] of replacements) {
    if (!config.includes(deployed)) throw new Error(`deploy/${name} lacks "${deployed}"`);
    config = config.replaceAll(deployed, local);
  }
  return config;
}
