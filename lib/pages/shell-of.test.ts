import { shellOf } from './shell-of.ts';

const shell = shellOf('en');

test('lists all five services and the first six cities in the header', () => {
  expect(shell.services.map(({ href }) => href)).toEqual([
    '/services/managed-it-services',
    '/services/cybersecurity-compliance',
    '/services/ai-applications',
    '/services/cloud-solutions',
    '/services/data-backup-recovery',
  ]);
  expect(shell.cities.map(({ label }) => label)).toEqual([
    'Toronto',
    'Vancouver',
    'Montreal',
    'Calgary',
    'Ottawa',
    'Edmonton',
  ]);
});

test('lists the first five cities in the footer', () => {
  expect(shell.footer.cities.map(({ label }) => label)).toEqual(
    shell.cities.slice(0, 5).map(({ label }) => label),
  );
});

test('links to pages of the site and to external addresses', () => {
  expect(shell.footer.company.map(({ href }) => href)).toEqual([
    '/about',
    'https://www.tamaracknetworks.example',
    'https://www.tamaracknetworks.example/careers',
    'https://www.tamaracknetworks.example/blog',
    '/contact',
  ]);
  expect(shell.footer.social.map(({ label }) => label)).toEqual([
    'LinkedIn',
    'Tamarack Networks',
    'Facebook',
  ]);
});

test('leaves the copyright year to the page', () => {
  expect(shell.footer.copyright).toMatch(/^© \{year\} Tamarack IT\. /);
});
