// Runs before the commands of package.json. Plain CommonJS, so that an older Node can run it and say what to do.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `This project runs on its own Node 24, an npm package, but Node ${process.versions.node} was found: the packages were ` +
      'installed without their scripts.\nRun "npm rebuild node", or "npm ci" without --ignore-scripts.',
  );
  process.exit(1);
}
