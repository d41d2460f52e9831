import { pino } from 'pino';
import { errorCode } from '../running/error-code.ts';
import { monitorChannels } from './channel-health.ts';

it('distinguishes a failure without a code from a channel never tried', () => {
  const { record, read } = monitorChannels(['mail', 'webhook'], pino({ level: 'silent' }));
  record('webhook', errorCode(new TypeError('Request cannot be constructed')));
  expect(read()).toEqual({ mail: 'unknown', webhook: 'EUNKNOWN' });
});
