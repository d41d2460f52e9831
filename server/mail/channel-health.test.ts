import { pino } from 'pino';
import { errorCode } from '../running/error-code.ts';
import { monitorChannels } from './channel-health.ts';

it('tells a way that failed without a code from one that was never tried', () => {
  const { record, read } = monitorChannels(['mail', 'webhook'], pino({ level: 'silent' }));
  record('webhook', errorCode(new TypeError('Request cannot be constructed')));
  expect(read()).toEqual({ mail: 'unknown', webhook: 'EUNKNOWN' });
});
