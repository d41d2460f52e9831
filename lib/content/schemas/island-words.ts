import { z } from 'zod';
import { sheetWords } from '../../quiz/sheet-words.ts';
import { searchKinds } from '../../search/search-kinds.ts';
import { counted, lines, sameWords, words } from './parts.ts';

const officePart = () =>
  words({
    label: 'Name of what is counted.',
    hint: 'What counts, below the name.',
    fewer: 'Name of the minus button, for screen readers.',
    more: 'Name of the plus button, for screen readers.',
  }).extend({ count: counted('The number with its noun.') });

/** The part of `ui.yaml` that islands use: quizzes and their field sheet, the counted office, tour, filters, search. */
export const islandWords = {
  quiz: words({
    start: 'Button that starts the free check.',
    startRisk: 'Button that starts the risk assessment.',
    question: 'Above a question; {number} and {count} are filled in.',
    minutes: 'How long the rest takes; {minutes} is filled in.',
    progress: 'Name of the progress bar, for screen readers.',
    again: 'Button below the result.',
    report: 'Button that asks for the detailed report.',
    previous: 'Button to the question before.',
    cancel: 'Button that ends the quiz.',
    restart: 'Button that starts again.',
    score: 'Above the score.',
    level: 'Above the risk level.',
    outOf: 'Behind the score; {maximum} is filled in.',
    riskScore: 'Below the risk level; {total} and {maximum} are filled in.',
    noScript: 'In place of the quiz without JavaScript.',
    noScriptCall: 'Behind it; {phone} is filled in.',
    result: 'Heading of the result, for screen readers.',
    reportNote: 'Below the button that asks for the report.',
    print: 'Button that prints the result.',
    recommendations: 'Heading of the recommendations.',
    noRecommendations: 'In place of recommendations, when there are none.',
    scaleLow: 'The lower end of the scale.',
    scaleHigh: 'The upper end of the scale.',
    reportIntro: 'First sentence of the message that asks for the report of the free check.',
    reportList: 'Heading of a list in that message.',
    riskReportIntro: 'First sentence of the message that asks for the report of the risk assessment.',
  }),
  fieldSheet: sameWords(sheetWords, 'On the field sheet, the printable result of a quiz.'),
  office: words({
    title: 'Heading of the counted office.',
    lead: 'Text below it.',
    all: 'The three counts in one line.',
    range: 'What a field accepts, when it holds anything else; {min} and {max} are filled in.',
    shown: 'Behind a count of which the picture has room for {count} only.',
    helped: 'The desk that is being helped, in the picture.',
    billTitle: 'Heading of the monthly bill.',
    priceInRange: 'In place of the first price, where company.yaml has a range.',
    ask: 'Button that asks for the price; {office} is the three counts.',
    askPlain: 'The same without the counts.',
    message: 'The message that the contact form begins with; {office} is filled in.',
    note: 'Remark below the button.',
    noScript: 'Without JavaScript.',
  }).extend({
    people: officePart(),
    servers: officePart(),
    offices: officePart(),
    bill: z
      .array(words({ item: 'What is on the bill.', price: 'What it costs.' }))
      .length(6)
      .describe('The lines of the bill; the first is the price per person.'),
  }),
  tour: words({
    step: 'Above a step; {number} and {count} are filled in.',
    skip: 'Button that ends the tour.',
    next: 'Button to the next step.',
    start: 'Button of the last step.',
    close: 'Name of the closing cross, for screen readers.',
    label: 'Name of the tour, for screen readers.',
  }),
  filter: words({
    all: 'Button that shows all case studies.',
    label: 'Name of the filter, for screen readers.',
    none: 'When no case study is about {service}.',
  }),
  search: words({
    title: 'Heading of the search window.',
    label: 'Name of the search field, for screen readers.',
    placeholder: 'In the empty search field.',
    ideas: 'Before the suggested terms.',
    none: 'Heading when nothing was found for {term}.',
    noneText: 'Below it; {phone} is filled in.',
    ask: 'Below the results.',
    popular: 'Heading over pages to start from.',
    more: 'Button that shows more results.',
    filter: 'Name of the filter of kinds.',
    all: 'Button of the filter for every kind.',
    busy: 'While the search runs.',
    noneOfKind: 'Nothing of this kind; {term} and {kind} are filled in.',
    sheet: 'Link to a field sheet; {number} is filled in.',
    sheetFound: 'Below that link.',
    sheetLength: 'A number with too few or too many digits; {letter}, {expected} and {found} are filled in.',
    sheetDigits: 'A number that no field sheet has.',
    noScript: 'In place of the search without JavaScript.',
    failed: 'When the search could not be loaded.',
  }).extend({
    count: counted('How many results; {count} is filled in.'),
    examples: lines(5).describe('Five suggested terms; each finds something.'),
  }),
  searchKinds: sameWords(searchKinds, 'A kind of pages, as a button of the filter in search.'),
};
