import fs from 'node:fs';
import path from 'node:path';
import { readContent } from './load-content.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';

/**
 * What an editor does wrong, and what the check says: mistake ¦ file ¦ pattern ¦ replacement ¦ field  problem.
 * *** stands for any words. The pattern may be a step instead: rename, copy, delete, texts of (another page), or an encoding.
 */
const unreadable = String.raw`
" never closed ¦ landing/calgary-legal.yaml ¦ ^  heading: .* ¦   heading: "Quiet IT ¦ en.heading  the " at its beginning is never closed: write " at the end of the text
a text begins with ' ¦ landing/calgary-retail.yaml ¦ ^  heading: .* ¦   heading: 'Tis the season ¦ en.heading  the ' at its beginning is never closed: put the text in "double quotes"
quotes within quotes ¦ landing/calgary-education.yaml ¦ ^  heading: .* ¦   heading: "The "best" desk" ¦ en.heading  the text goes on behind its closing ": write “ and ” inside the text, or \" for inches
an apostrophe between ' and ' ¦ landing/montreal-nonprofit.yaml ¦ ^  heading: .* ¦   heading: 'It's quick' ¦ en.heading  the text goes on behind its closing ': write ’ for an apostrophe, and put the text in "double quotes"
a no-break space behind a colon ¦ landing/montreal-education.yaml ¦ ^  heading: ¦   heading:@U+00A0@ ¦ en.heading  expected a space, found a no-break space, ***: type the blanks before the text anew
a colon in a text ¦ landing/calgary-construction.yaml ¦ ^  heading: .* ¦   heading: IT for builders: quick ¦ en.heading  a colon with a blank behind it would begin a field: put the text in "double quotes"
a colon in a list item, with a field below ¦ landing/calgary-healthcare.yaml ¦ ^  inShort:\n    - term: .* ¦   inShort:\n    - term: Law: PHIPA ¦ en.inShort.0.term  a colon with a blank behind it would begin a field: put the text in "double quotes"
a tab ¦ landing/calgary-professional-services.yaml ¦ ^  heading: ¦ 	heading: ¦ en.heading  expected spaces at the beginning of the line, found a tab
a field twice ¦ landing/calgary-nonprofit.yaml ¦ ^  heading: .* ¦ $&\n$& ¦ en.heading  this field is there twice: keep one
a line too far right ¦ landing/calgary-accounting.yaml ¦ ^  description: ¦    description: ¦ en.title.description  expected as many spaces as before the field above it, found more: ***
a line too far left ¦ landing/calgary-real-estate.yaml ¦ ^  heading: ¦  heading: ¦ en.heading  expected as many spaces as before the fields above it
a text begins with @ ¦ landing/calgary-manufacturing.yaml ¦ ^  heading: .* ¦   heading: @plant IT ¦ en.heading  a text cannot begin with @: put the text in "double quotes"
a text begins with { ¦ landing/edmonton-legal.yaml ¦ ^  heading: .* ¦   heading: {city} IT ¦ en.heading  a text cannot begin with {: put the text in "double quotes"
a text begins with * ¦ landing/edmonton-retail.yaml ¦ ^  heading: .* ¦   heading: *Fast* IT ¦ en.heading  a text cannot begin with *: put the text in "double quotes"
a text begins with & ¦ landing/edmonton-education.yaml ¦ ^  heading: .* ¦   heading: &more IT support ¦ en.heading  a text cannot begin with &: put the text in "double quotes"
a text begins with ! ¦ landing/edmonton-construction.yaml ¦ ^  heading: .* ¦   heading: !important IT ¦ en.heading  a text cannot begin with !: put the text in "double quotes"
a backslash between quotes ¦ landing/edmonton-healthcare.yaml ¦ ^  heading: .* ¦   heading: "On C:\Users" ¦ en.heading  a \ between double quotes must be written twice: \\
no blank behind a colon ¦ landing/edmonton-accounting.yaml ¦ ^  heading: (\S) ¦   heading:$1 ¦ en  expected a blank behind the colon
a line without a field ¦ landing/edmonton-real-estate.yaml ¦ ^  heading: .* ¦   heading ¦ en  expected a field, as in “title: Our services”, or more spaces before a text that goes on
a text on the line of > ¦ landing/edmonton-manufacturing.yaml ¦ ^  lead: >- ¦   lead: > Plants ¦ en.lead  a text behind | or > begins on the next line
a colon between { and } ¦ landing/ottawa-legal.yaml ¦ ^  heading: .* ¦   heading: { a: IT: quick } ¦ en.heading  a colon with a blank behind it, between { and }: put the text in "double quotes"
[ never closed ¦ landing/ottawa-retail.yaml ¦ ^  heading: .* ¦   heading: [IT, more ¦ en.heading  a [ or { is never closed: write ] or } at its end
a text cut by # ¦ landing/ottawa-education.yaml ¦ ^  heading: .* ¦   heading: We are #1 in Ottawa IT ¦ en.heading  the text ends before #, as YAML takes the rest for a note: put the text in "double quotes", or move the note to a line of its own
a text begins with # ¦ landing/ottawa-accounting.yaml ¦ ^  heading: .* ¦   heading: #1 in Ottawa IT ¦ en.heading  the text ends before #, as YAML takes the rest for a note: put the text in "double quotes", or move the note to a line of its own
a line of --- ¦ landing/ottawa-nonprofit.yaml ¦ ^en: ¦ ---\nen: ¦ (file)  expected one list of fields, found a line of ---: delete it
two versions of a merge ¦ landing/ottawa-construction.yaml ¦ ^  heading: .* ¦ <<<<<<< HEAD\n$& ¦ (file)  a merge left two versions: keep one, delete the other and the lines of <<<, === and >>>
saved as UTF-16 ¦ landing/ottawa-healthcare.yaml ¦ utf16le ¦ ¦ (file)  is saved as UTF-16: in your editor, save it “with encoding UTF-8”
saved as Windows-1252 ¦ landing/montreal-legal.yaml ¦ latin1 ¦ # Montréal ¦ (file)  is saved as Windows-1252, as “Montréal” shows, not as UTF-8: in your editor, save it “with encoding UTF-8”
a mark of the edit mode ¦ landing/montreal-retail.yaml ¦ ^  heading: .* ¦   heading: Montreal@U+2063@ retail IT ¦ (file)  expected no invisible character, found U+2063 behind “  heading: Montreal”: delete these words and type them again
a legal text without its fields ¦ legal/terms-of-service.md ¦ ^---\n ¦ ¦ (file)  expected a block of fields between two lines of --- at the top`;

const readable = String.raw`
too few items ¦ services/cloud-solutions.yaml ¦ \n {4}- Licences counted every month ¦ ¦ en.features  expected 8 items, found 7
too many items ¦ services/ai-applications.yaml ¦ ^  benefits:\n ¦ $&    - One more\n ¦ en.benefits  expected 8 items, found 9
a list item with a colon ¦ landing/winnipeg-retail.yaml ¦ ^  keywords:\n ¦ $&    - retail IT: Winnipeg\n ¦ en.keywords.0  expected a text, found {"retail IT":"Winnipeg"}; put the text in "double quotes"
dashes without blanks ¦ landing/winnipeg-accounting.yaml ¦ ^  keywords:\n( {4}- .*\n)+ ¦   keywords:\n    -one\n    -two\n ¦ en.keywords  expected a list, found "-one -two"; write a blank behind each dash
a text where a number belongs ¦ cities/halifax.yaml ¦ ^population: .* ¦ population: many ¦ population  expected a number, found "many"
a fraction of a person ¦ cities/ottawa.yaml ¦ ^population: .* ¦ population: 100000.5 ¦ population  expected a whole number, found 100000.5
a misspelt field ¦ services/cloud-solutions.yaml ¦ ^  menuText: ¦   menutext: ¦ en.menuText  is missing && en  unknown field "menutext"; did you mean "menuText"?
a field that nothing reads ¦ services/ai-applications.yaml ¦ ^order: 3 ¦ $&\ncolour: blue ¦ (file)  unknown field "colour"
a missing field ¦ cities/halifax.yaml ¦ ^timeZone: .*\n ¦ ¦ timeZone  is missing
an empty field ¦ cities/halifax.yaml ¦ ^  name: Halifax ¦   name: ¦ en.name  expected a text, found nothing
a text that is too short ¦ cities/calgary.yaml ¦ ^  name: Calgary ¦   name: Cy ¦ en.name  expected at least 3 characters, found 2: "Cy"
a text of spaces ¦ services/cloud-solutions.yaml ¦ ^  name: .* ¦   name: "  " ¦ en.name  expected at least 3 characters, found an empty text
a text with a tag ¦ landing/winnipeg-education.yaml ¦ ^  heading: .* ¦   heading: <b>Quick</b> IT ¦ en.heading  expected a text without tags such as <b>: pages format it, found "<b>Quick</b> IT"
a text of spaces of any length ¦ pages/services.yaml ¦ ^  heading: .* ¦   heading: " " ¦ en.heading  expected a text, found an empty text
a no-break space in a name ¦ cities/winnipeg.yaml ¦ fr: winnipeg ¦ fr: winnipeg@U+00A0@ ¦ slugs.fr  "winnipeg***" is not a slug: ***; a blank in it is a no-break space, which looks like any other: delete it
a no-break space in an address ¦ landing/edmonton-legal.yaml ¦ ^( {4}address: https:..) ¦ $1@U+00A0@ ¦ sources.0.address  *** is not a web address ***; a blank in it is a no-break space, ***
a choice that does not exist ¦ services/cloud-solutions.yaml ¦ ^badge: .* ¦ badge: manged ¦ badge  expected managed or security or ai, found "manged"; did you mean "managed"?
half a postal code ¦ cities/halifax.yaml ¦ B3J ¦ B33 ¦ postalCodes.0  "B33" is not a forward sortation area (letter digit letter)
a number out of range ¦ cities/halifax.yaml ¦ ^latitude: .* ¦ latitude: 4.6488 ¦ latitude  expected a number of at least 41, found 4.6488
a date in words ¦ legal/privacy-policy.md ¦ ^lastUpdated: .* ¦ lastUpdated: May 1 ¦ lastUpdated  "May 1" is not a date as YYYY-MM-DD
a link to nowhere ¦ navigation.yaml ¦ to: careers ¦ to: career ¦ company.2.to  expected home or *** or facebook, found "career"; did you mean "careers"?
an id of two items ¦ tour.yaml ¦ (id: (.*)[^]*?id: ).* ¦ $1$2 ¦ steps.1.id  expected another id than steps.0 has, found ***
a category that does not exist ¦ faq.yaml ¦ category: pricing ¦ category: prices ¦ items.***.category  "prices" does not exist; there are services, ***; did you mean "services"?
a service that does not exist ¦ case-studies/financial-firm-it-upgrade.yaml ¦ - cloud-solutions ¦ - cloud-solution ¦ services.1  "cloud-solution" does not exist; there are ***; did you mean "cloud-solutions"?
an industry that does not exist ¦ case-studies/legal-firm-compliance.yaml ¦ ^industry: legal ¦ industry: law ¦ industry  "law" does not exist; there are accounting, ***
a service of a quiz that does not exist ¦ quizzes/security-check.yaml ¦ service: .* ¦ service: clouds ¦ questions.0.service  "clouds" does not exist; there are ***
a fact that does not exist ¦ landing/toronto-legal.yaml ¦ ^  storyTitle: .* ¦   storyTitle: On site in {company.onSight} ¦ en.storyTitle  company.yaml has no text for {company.onSight}; did you mean {company.onSite}?
braces that nothing fills in ¦ ui.yaml ¦ heading: IT Services in {city} ¦ heading: IT Services in {town} ¦ en.city.heading  nothing fills in {town}; did you mean {city}?
braces where nothing is filled in ¦ landing/toronto-retail.yaml ¦ ^  storyTitle: .* ¦   storyTitle: Four shops in {city} ¦ en.storyTitle  nothing fills in {city} here: write the word itself, or a fact such as {company.phone}
braces that one language lacks ¦ pages/sitemap.yaml ¦ ^(fr:[^]*?)\{name\} ¦ $1X ¦ fr.groups.fold  expected {name} in the text, as en.groups.fold has it: the two languages differ
braces that another text has ¦ contact.yaml ¦ (tooLarge:[^]*?)\{phone\} ¦ $1{wait} ¦ en.problems.tooLarge  nothing fills in {wait}***
braces that a mail does not know ¦ mail.yaml ¦ \{firstName\} ¦ {name} ¦ en.subject  nothing fills in {name}***
a French address that is taken ¦ cities/toronto.yaml ¦ fr: toronto ¦ fr: vancouver ¦ cities/vancouver.yaml  slugs.fr  expected an address of its own, found that of content/cities/toronto.yaml slugs.fr: "/cities/vancouver"
a title of another page ¦ landing/winnipeg-healthcare.yaml ¦ ^  title: .* ¦   title: IT support for law firms in Winnipeg ¦ en.title  expected a title of its own, found that of content/landing/winnipeg-legal.yaml en.title: ***
a landing page copied under another name ¦ landing/vancouver-legal.yaml ¦ texts of ¦ landing/vancouver-retail.yaml ¦ ***.title  expected a title of its own, *** && ***.description  expected a description of its own, *** && en.lead  expected a text of its own, found that of content/landing/vancouver-retail.yaml en.lead: ***; rewrite the copy && fr.lead  expected a text of its own, ***
a landing page of another city than its name says ¦ landing/vancouver-education.yaml ¦ ^city: .* ¦ city: halifax ¦ city  expected vancouver, as the file's name says, found "halifax"
a date in another order, in the same file ¦ landing/vancouver-education.yaml ¦ ^    checked: .* ¦     checked: 22-11-2026 ¦ sources.0.checked  "22-11-2026" is not a date as YYYY-MM-DD
a landing page under another name ¦ landing/vancouver-nonprofit.yaml ¦ rename ¦ landing/kelowna-nonprofit.yaml ¦ landing/kelowna-nonprofit.yaml  (file name)  expected the file name vancouver-nonprofit.yaml, as its top says
a missing landing page ¦ landing/vancouver-accounting.yaml ¦ rename ¦ landing/kelowna-accounting.yaml ¦ (file)  this city-industry page is missing: npm run new -- landing-page ***
a landing page of nothing ¦ landing/kelowna-accounting.yaml ¦ ^city: .* ¦ city: kelowna ¦ (file name)  "kelowna-accounting" is no pair of service and city, service and industry, or city and industry
a challenge that the industry does not have ¦ landing/halifax-legal.yaml ¦ ^challenges: .* ¦ challenges: [1, 5] ¦ challenges.1  expected at most 4, as many challenges as content/industries/legal.yaml has, found 5
a source of a challenge that the industry does not have ¦ industries/retail.yaml ¦ ^  - challenge: 2 ¦   - challenge: 5 ¦ sources.0.challenge  expected at most 4, as many challenges as content/industries/retail.yaml has, found 5
a service in a city with one benefit ¦ landing/cloud-solutions-halifax.yaml ¦ ^(  benefits:\n    - .*)\n    - .* ¦ $1 ¦ en.benefits  expected at least 2 items, found 1
a figure before a result that is not there ¦ case-studies/healthcare-remote-support.yaml ¦ result: 1 } ¦ result: 8 } ¦ en.figures  expected each figure before a result that is there***
a service’s result that is not there ¦ case-studies/healthcare-remote-support.yaml ¦ result: 5 \} ¦ result: 9 } ¦ serviceResults.1.result  expected at most 5, as many results as there are***
a figure that does not exist ¦ case-studies/healthcare-remote-support.yaml ¦ \{numbers\.callsAfter ¦ {numbers.callsAfer ¦ en.results.1  there is no {numbers.callsAfer} at the top of this file; did you mean {numbers.callsAfter}?
a figure written out ¦ case-studies/financial-firm-it-upgrade.yaml ¦ \{numbers\.desks\} ¦ 12 ¦ en.solution.1  expected {numbers.desks}, which stands at the top of this file, found 12
a map with the places of another city ¦ pictures/city-maps.yaml ¦ ^(toronto:\n([^]*?)(?=^\w)[^]*?^montreal:\n)[^]*?(?=^\w) ¦ $1$2 ¦ montreal  has the places of another city: put in those around this one
a place that the map does not reach ¦ pictures/city-maps.yaml ¦ latitude: 43.4675 ¦ latitude: 43.2675 ¦ toronto.reach.names.6  expected a place at most 33 kilometres east or west of the city and 29 north or south, found Oakville 25 west and 43 south: choose a closer one, or correct its latitude and longitude
a city without a map ¦ pictures/city-maps.yaml ¦ ^saskatoon: ¦ saskatoun: ¦ saskatoon  is missing: copy the lines of another city here, under this name, and put in its places
a file with another ending ¦ landing/halifax-retail.yaml ¦ rename ¦ landing/halifax-retail.txt ¦ landing/halifax-retail.txt  (file name)  expected a name that ends in .yaml && (file)  this city-industry page is missing: npm run new -- landing-page ***
two files of one name ¦ cities/calgary.yaml ¦ copy ¦ cities/calgary.yml ¦ cities/calgary.yml  (file name)  the slug "calgary" is taken by calgary.yaml && cities/calgary.yml  en.name  expected at least 3 characters, found 2: "Cy"
a file name with a blank ¦ landing/halifax-legal.yaml ¦ copy ¦ landing/halifax legal.yaml ¦ landing/halifax legal.yaml  (file name)  "halifax legal" is not a slug: lower-case letters and digits joined by hyphens
a file that no page reads ¦ cities/halifax.yaml ¦ copy ¦ cites/halifax.yaml ¦ cites/halifax.yaml  (file name)  no page reads this file: rename, move or delete it; did you mean "cities/halifax.yaml"?
a text that npm run new copied ¦ landing/quebec-city-legal.yaml ¦ ^  title: ¦ $& DRAFT ¦ en.title  is a draft, copied from another entry: write what this one says, without DRAFT
a draft in French ¦ landing/quebec-city-retail.yaml ¦ ^(fr:[^]*?\n  heading:) ¦ $1 À ÉCRIRE ¦ fr.heading  is a draft, ***, without À ÉCRIRE
a fact that npm run new copied ¦ landing/quebec-city-education.yaml ¦ ^city: ¦ $& DRAFT ¦ city  is a draft, ***
a missing file ¦ pages/about.yaml ¦ delete ¦ ¦ (file)  this file is missing
French typography ¦ pages/services.yaml ¦ ^(fr:\n  title: ).* ¦ $1"Services: l'essentiel" ¦ fr.title  expected the apostrophe ’, found "Services: l'essentiel" && fr.title  expected a no-break space before the colon, found "Services: l'essentiel"
a forbidden French word ¦ pages/locations.yaml ¦ ^(fr:\n  title: ).* ¦ $1Nos villes et le cloud ¦ fr.title  expected “infonuagique”, found "Nos villes et le cloud"
an address without its French ¦ services/data-backup-recovery.yaml ¦ ^slugs:(?:\n  .*| .*)\n ¦ ¦ slugs.fr  is missing
a legal text without its French ¦ legal/accessibility.fr.md ¦ delete ¦ ¦ (file)  this file is missing
an entry without its French ¦ landing/halifax-education.yaml ¦ ^fr:[^]* ¦ ¦ fr  is missing
a text without its French ¦ testimonials.yaml ¦ ^ {4}fr:\n(?: {6}.*\n)+ ¦ ¦ items.0.fr  is missing
a title too long for the brand ¦ cities/edmonton.yaml ¦ ^  title: .* ¦   title: IT support in Edmonton, IT support in Edmonton or ¦ en.title  expected at most 46 characters, because " | Tamarack IT" is added; found 49: ***`;

/** While the company, an industry or the questions are invalid, some checks between files have to wait. */
const fundamental = String.raw`
a category by its button ¦ faq.yaml ¦ category: pricing ¦ category: Pricing ¦ items.1.category  "Pricing" is not the id of a category at the top of the file
a number instead of a text ¦ company.yaml ¦ established: "2010" ¦ established: 2010 ¦ en.aboutFigures.established  expected a text, found 2010; write it as "2010", with the quotation marks
a broken web address ¦ company.yaml ¦ ^blogUrl: .* ¦ blogUrl: our blog ¦ blogUrl  "our blog" is not a web address such as https://www.example.ca
a phone number without quotation marks ¦ company.yaml ¦ phoneDial: .* ¦ phoneDial: +18005550142 ¦ phoneDial  expected a text, found 18005550142; write it as "+18005550142", with the quotation marks
a broken email address ¦ company.yaml ¦ ^email: .* ¦ email: hello ¦ email  "hello" is not an email address
fewer solutions than challenges ¦ industries/retail.yaml ¦ ^  solutions:\n    - .*\n(?:      .*\n)* ¦   solutions:\n ¦ en.solutions  expected as many solutions as challenges***`;
const changed = `
a question twice ¦ faq.yaml ¦ question: What decides the price, and how are we billed. ¦ question: What happens when I call at night? ¦ items.1.en.question  expected another question than items.0 has, found "What happens when I call at night?"
a number that is not dialled ¦ company.yaml ¦ phone: 1-800-555-0142 ¦ phone: 1-800-555-0199 ¦ en.phone  expected the number that a tap dials (phoneDial), +18005550142, found "1-800-555-0199"
a copied case study ¦ case-studies/legal-firm-compliance.yaml ¦ copy ¦ case-studies/second.yaml ¦ case-studies/second.yaml  slugs.fr  expected an address of its own, *** && case-studies/second.yaml  ***.title  expected a title of its own, *** && case-studies/second.yaml  ***.description  expected a description of its own, *** && case-studies/second.yaml  en.challenge.0  expected a text of its own, found that of content/case-studies/legal-firm-compliance.yaml ***; rewrite the copy && case-studies/second.yaml  fr.challenge.0  expected a text of its own, ***
a city with another name ¦ cities/quebec-city.yaml ¦ rename ¦ cities/quebec.yaml ¦ landing/***quebec-city***.yaml  (file name)  expected the file name ***.yaml, and the new name at its top
its former name ¦ cities/quebec.yaml ¦ ^ ¦ formerly: [quebec-city]\\n ¦ pictures/city-maps.yaml  quebec  is missing: rename the lines of quebec-city, the former name`;

const renamed = `
a city's file that was renamed by accident ¦ cities/quebec-city.yaml ¦ rename ¦ cities/quebec.yaml ¦ cities/quebec.yaml  (file name)  this seems to be quebec-city.yaml, which landing pages name: give it that name again, or write formerly: [quebec-city] at its top, and the check names what else to rename`;

type Row = { mistake: string; file: string; step: string; by: string; said: RegExp[] };

function rowsOf(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [mistake = '', file = '', step = '', by = '', said = ''] = line.split(/ ?¦ ?/);
      const toPattern = (text: string) => {
        const place = /^\S+\.(?:yaml|yml|txt) {2}|^landing\/halifax legal\.yaml {2}/.test(text)
          ? text
          : `${file}  ${text}`;
        return new RegExp(`^content/${place.split('***').map(RegExp.escape).join('.*')}$`);
      };
      return {
        mistake,
        file,
        step,
        by: by
          .replaceAll('\\n', '\n')
          .replaceAll(/@U\+(\w{4})@/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
        said: said.split(' && ').map(toPattern),
      };
    });
}

function make(copy: ReturnType<typeof copyContent>, { file, step, by }: Row): void {
  const [from, to] = [path.join(copy.root, file), path.join(copy.root, by)];
  if (step === 'rename' || step === 'copy') fs.cpSync(from, to);
  if (step === 'rename' || step === 'delete') fs.rmSync(from);
  else if (step === 'utf16le') fs.writeFileSync(from, Buffer.from(`\uFEFF${copy.read(file)}`, step));
  else if (step === 'latin1') fs.writeFileSync(from, Buffer.from(`${by}\n${copy.read(file)}`, step));
  else if (step === 'texts of')
    copy.edit(file, /^en:[\s\S]*/m, /^en:[\s\S]*/m.exec(copy.read(by))?.[0] ?? '');
  else if (step !== 'copy') copy.edit(file, new RegExp(step, 'm'), by);
}

describe.each([
  ['files that cannot be read', unreadable],
  ['texts, lists and names', readable],
  ['the company and the industries', fundamental],
  ['a phone number and a new name', changed],
  ['a file with another name', renamed],
])('%s', (_, table) => {
  const rows = rowsOf(table);
  const copy = copyContent();
  for (const row of rows) make(copy, row);
  const mistakes = readContent(copy.root).mistakes;
  const lines = linesOf(mistakes);

  test.each(rows)('reports $mistake', ({ said }) => {
    for (const line of said) expect(lines).toContainEqual(expect.stringMatching(line));
  });

  test('nothing else is reported', () => {
    const said = rows.flatMap((row) => row.said);
    expect(lines.filter((line) => !said.some((expected) => expected.test(line)))).toEqual([]);
  });

  test('the line of each field is named', () => {
    const wrong = mistakes.filter(({ file, field, line, problem }) => {
      const text = line === undefined ? '' : (copy.read(file).split('\n')[line - 1] ?? '');
      const isInWhole =
        field.startsWith('(') || /is missing|blank behind the colon|as in “title/.test(problem);
      return !isInWhole && !/^\s*- /.test(text) && !field.split('.').some((key) => text.includes(`${key}:`));
    });
    expect(wrong).toEqual([]);
  });
});
