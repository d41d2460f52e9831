import { byLanguage } from '../i18n/by-language.ts';
import { formatNumber } from '../i18n/fill-count.ts';
import type { Language } from '../i18n/languages.ts';
import { numberInWords } from '../i18n/number-in-words.ts';
import { valueAt } from './data-tree.ts';
import type { Company } from './fill-facts.ts';
import { readFolder } from './read-file.ts';

/**
 * The company's facts with how many entries there are, so that a text that counts them stays true: `{company.count.cities}` is
 * “ten”, `{company.countInFigures.cities}` is “10”.
 */
export function withCounts(root: string, company: object): Company {
  const dataIn = (folder: string) => readFolder(root, folder).map(({ data }) => data);
  const cities = dataIn('cities');
  const industries = dataIn('industries');
  const counts = {
    services: dataIn('services').length,
    cities: cities.length,
    citiesOnSite: cities.filter((city) => valueAt(city, ['onSite']) === true).length,
    provinces: new Set(cities.map((city) => valueAt(city, ['province']))).size,
    industries: industries.length,
    listedIndustries: industries.filter((own) => valueAt(own, ['onlyWithServices']) === undefined).length,
    caseStudies: dataIn('case-studies').length,
  };
  const write = (language: Language, inLanguage: (language: Language, count: number) => string) =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, inLanguage(language, count)]));
  const counted = byLanguage((language) => ({
    ...Object(valueAt(company, [language])),
    count: write(language, numberInWords),
    countInFigures: write(language, formatNumber),
  }));
  return { ...company, ...counted };
}
