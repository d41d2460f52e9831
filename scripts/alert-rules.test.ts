import { spawnSync } from 'node:child_process';

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
const testIfInstalled = hasPromtool ? test : test.skip;

testIfInstalled(
  `Prometheus accepts the alert rules${hasPromtool ? '' : ' (needs promtool: apt-get install prometheus)'}`,
  () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', 'deploy/alerts.yml'], {
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toMatch(/SUCCESS: \d+ rules found/);
    expect(status).toBe(0);
  },
);
