import { expect } from '@playwright/test';
import { contentIn } from '@/lib/content/content-in';
import { type Language, languages } from '@/lib/i18n/languages';
import { pages } from '@/lib/pages/pages';
import { openSearchIndex } from './support/open-search-index.ts';
import { test } from './support/worker-page.ts';

// The built index without a browser: which terms find what.

/** Ways to write the same, each of which finds at least half as many pages as the first. */
const spellings: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['cybersecurity', 'cyber-security', 'cyber security', 'cyber_security', 'Cyber·Security'],
    ['email', 'e-mail', 'e mail', 'emails'],
    ['help-desk', 'helpdesk', 'help desk', 'help.desk'],
    ['backup', 'back-up', 'back up', 'backups'],
    ['backup restore', 'backup/restore', 'backup & restore'],
    ['Wi-Fi', 'wifi', 'wi fi', 'WiFi'],
    ['firewall', 'fire wall'],
    ['ransomware', 'ransom ware'],
    ['on-site', 'onsite', 'on site'],
    ['Law 25', 'law25', 'law-25'],
    ['Microsoft 365', 'M365', 'office365', 'Microsoft365'],
    ['cost', 'how much does it cost', 'What does it cost?'],
    ['phishing', 'hameçonnage'],
  ],
  fr: [
    ['œuvre', 'oeuvre', 'ŒUVRE', 'l’œuvre', "l'oeuvre"],
    ['hameçonnage', 'hameconnage', "l'hameçonnage", 'phishing'],
    ['courriel', 'email', 'e-mail', 'courriels'],
    ['sauvegarde', 'backup', 'backups', 'back-up'],
    ['Loi 25', 'loi25', 'loi-25'],
    ['Wi-Fi', 'wifi', 'wi fi'],
    ['cybersécurité', 'cyber sécurité'],
    ['coûte', 'combien ça coûte', 'combien cela coute-t-il'],
    ['pare-feu', 'pare feu', 'parefeu', 'firewall'],
  ],
};

/** Terms that find something. */
const found: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'can you fix my computer',
    'Jean-Luc',
    '24x7',
    '24/7',
    'hosti',
    'a server that fails',
    'teamviewer Halifax',
  ],
  fr: ['aide avec outlook', 'mon ordinateur est lent', 'Jean-Luc', '24x7', 'coeur'],
};

const unknown = ['xylophone', 'teamviewer', 'halzzzz', '…'];

/** The page that a term finds first. */
const first: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    hal: '/locations/halifax',
    Halifxa: '/locations/halifax',
    backup: '/services/data-backup-recovery',
    cloud: '/services/cloud-solutions',
    'law firms': '/seo/managed-it-services-legal',
    manufactering: '/seo/managed-it-services-manufacturing',
    'how much': '/services/managed-it-services',
    prix: '/services/managed-it-services',
    fees: '/services/managed-it-services',
  },
  fr: {
    hal: '/fr/villes/halifax',
    quebec: '/fr/villes/quebec',
    backup: '/fr/services/sauvegarde-reprise',
    phishing: '/fr/services/cybersecurite-conformite',
    construction: '/fr/solutions/services-ti-geres-construction',
    price: '/fr/services/services-ti-geres',
    combien: '/fr/services/services-ti-geres',
    tarifs: '/fr/services/services-ti-geres',
    coûts: '/fr/services/services-ti-geres',
  },
};

for (const language of languages)
  test(`search finds what people type, in ${language}`, async () => {
    const search = await openSearchIndex(language);
    const paths = async (term: string) =>
      Promise.all((await search(term)).map(async (match) => (await match.read()).url));
    const { searchPage, ui } = contentIn(language);

    await test.step('the index contains exactly the pages of the sitemap', async () => {
      const listed = pages(language).filter((page) => page.listed);
      expect((await search.pagesOf()).toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
    });

    await test.step('ways to write a word find the same', async () => {
      for (const [usual = '', ...others] of spellings[language]) {
        const count = (await search(usual)).length;
        expect(count, usual).toBeGreaterThan(0);
        for (const other of others)
          expect((await search(other)).length, `${other} for ${usual}`).toBeGreaterThanOrEqual(count / 2);
      }
    });

    await test.step('suggestions, words of other habits and questions find something', async () => {
      for (const term of [...ui.search.examples, ...Object.keys(searchPage.sameAs), ...found[language]])
        expect((await search(term)).length, term).toBeGreaterThan(0);
    });

    await test.step('what people bring along leads to words that the pages have', async () => {
      for (const meaning of Object.values(searchPage.sameAs))
        expect((await search(`${meaning}`)).length, meaning).toBeGreaterThan(0);
    });

    await test.step('an unknown word finds nothing', async () => {
      for (const term of unknown) expect(await paths(term), term).toEqual([]);
    });

    await test.step('the page of that name comes first', async () => {
      for (const [term, path] of Object.entries(first[language]))
        expect((await (await search(term))[0]?.read())?.url, term).toBe(path);
    });

    await test.step('excerpts are more than labels', async () => {
      for (const [term, path] of Object.entries(first[language])) {
        const [match] = await search(term);
        const page = await match?.read();
        expect(
          page?.excerpt
            .map(({ text }) => text)
            .join('')
            .split(' ').length,
          path,
        ).toBeGreaterThan(7);
      }
    });
  });
