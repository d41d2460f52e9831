import { z } from 'zod';
import { sheetWords } from '../../quiz/sheet-words.ts';
import { searchKinds } from '../../search/search-kinds.ts';
import { counted, lines, words } from './parts.ts';

const officePart = () => words('label', 'hint', 'fewer', 'more').extend({ count: counted() });

/** The part of `ui.yaml` that islands use: quizzes and their field sheet, the counted office, tour, filters, search. */
export const islandWords = {
  quiz: words(
    'start',
    'startRisk',
    'question',
    'minutes',
    'progress',
    'again',
    'report',
    'previous',
    'cancel',
    'restart',
    'score',
    'level',
    'outOf',
    'riskScore',
    'noScript',
    'noScriptCall',
    'result',
    'reportNote',
    'print',
    'recommendations',
    'noRecommendations',
    'scaleLow',
    'scaleHigh',
    'reportIntro',
    'reportList',
    'riskReportIntro',
  ),
  fieldSheet: words(...sheetWords),
  office: words(
    'title',
    'lead',
    'all',
    'shown',
    'helped',
    'billTitle',
    'priceInRange',
    'ask',
    'askPlain',
    'message',
    'note',
    'noScript',
  ).extend({
    people: officePart(),
    servers: officePart(),
    offices: officePart(),
    /** The first line is the price per person. */
    bill: z.array(words('item', 'price')).length(6),
  }),
  tour: words('step', 'skip', 'next', 'start', 'close', 'label'),
  filter: words('all', 'label', 'none'),
  search: words(
    'title',
    'label',
    'placeholder',
    'ideas',
    'none',
    'noneText',
    'ask',
    'popular',
    'more',
    'filter',
    'all',
    'busy',
    'noneOfKind',
    'sheet',
    'sheetFound',
    'sheetLength',
    'sheetDigits',
    'noScript',
    'failed',
  ).extend({
    count: counted(),
    /** Suggested search terms; each finds something. */
    examples: lines(5),
  }),
  searchKinds: words(...searchKinds),
};
