import { pino } from 'pino';
import { errorCode } from '../running/error-code.ts';
import { watchChannels } from './channel-health.ts';

it('tells a way that failed without a code from one that was never tried', () => {
  const { note, read } = watchChannels({ mail: true, webhook: true }, pino({ level: 'silent' }));
  note('webhook', errorCode(new TypeError('Request cannot be constructed')));
  expect(read()).toEqual({ mail: 'unknown', webhook: 'EUNKNOWN' });
});
