import { spawnSync } from 'node:child_process';

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
const tried = hasPromtool ? test : test.skip;

tried(
  `Prometheus takes the alarm rules${hasPromtool ? '' : ' (needs promtool: apt-get install prometheus)'}`,
  () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', 'deploy/alerts.yml'], {
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toMatch(/SUCCESS: \d+ rules found/);
    expect(status).toBe(0);
  },
);
