import { loadBindings, minify } from 'next/dist/build/swc/index.js';

/** A script for the browser, smaller by a third, with the compiler that Next brings. */
export async function minifyScript(content: Uint8Array): Promise<Uint8Array> {
  await loadBindings();
  const { code }: { code: string } = await minify(Buffer.from(content).toString('utf8'), {
    compress: true,
    mangle: true,
  });
  return Buffer.from(code);
}
