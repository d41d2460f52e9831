import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { contactSchema } from '../../lib/contact/contact-schema.ts';
import { byLanguage } from '../../lib/i18n/by-language.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { readWords } from '../content/read-words.ts';
import { startMailWorker } from '../mail/start-mail-worker.ts';
import { createMetrics } from '../monitoring/create-metrics.ts';
import { monitoringRoutes } from '../monitoring/monitoring-routes.ts';
import type { Settings } from '../process/read-environment.ts';
import { openDatabase } from '../store/open-database.ts';
import { prepareOnce, probe } from '../store/prepare-database.ts';
import { startHousekeeping } from '../store/start-housekeeping.ts';
import { countSameTexts, storeMessage } from '../store/store-message.ts';
import { contactRoutes } from './contact-routes.ts';
import type { FormPage } from './form-page.ts';
import { createMessageInspector } from './inspect-message.ts';
import { createRateLimit } from './rate-limit.ts';

/** In milliseconds: repeating a text within this time is a sign of spam. */
const repetitionWindow = 7 * 24 * 60 * 60_000;

/**
 * Opens the database and the connection to the mail server, and creates the routes that use them.
 *
 * The site starts without the database; until it is available, posts are answered with 503.
 *
 * @param formPage the contact page of the current release; undefined when it has none in this language
 * @param registry receives the service's metrics
 * @throws Error when the words or the company facts in the content are invalid
 */
export async function openContactService(
  settings: Settings,
  formPage: (language: Language) => FormPage | undefined,
  registry: Registry,
  log: Logger,
) {
  const words = readWords(settings.content);
  const { origin, messageRetentionDays } = words.facts;
  const publicHost = new URL(settings.siteOrigin ?? origin).hostname;
  const { retentionDays = messageRetentionDays } = settings;
  if (retentionDays > messageRetentionDays)
    throw new Error(
      `Please fix the environment:\nRETENTION_DAYS  expected at most ${messageRetentionDays}, as the privacy policy promises (company.yaml  messageRetentionDays), found "${retentionDays}"`,
    );

  const database = openDatabase(settings.databaseUrl);
  const prepare = prepareOnce(database);
  const stopHousekeeping = await startHousekeeping({ database, prepare, retentionDays, log });
  const metrics = createMetrics({
    database,
    now: Date.now,
    health: () => worker.health(),
    register: registry,
  });
  const worker = startMailWorker({
    settings,
    database,
    prepare,
    words,
    log,
    onAttempt: metrics.countAttempt,
  });
  const consumeRateLimit = createRateLimit({
    perAddress: settings.postsPerHour,
    inTotal: settings.totalPostsPerHour,
  });
  const schemas = byLanguage((language) => contactSchema(words.forms[language].messages, language));

  const contact = contactRoutes({
    pipeline: {
      schema: (language) => schemas[language],
      consumeRateLimit,
      inspect: createMessageInspector({
        holdsSpam: settings.spamAction === 'hold',
        countSameTexts: async (digest) => {
          // The first use of the database after a post: it may have come back a moment ago, without tables.
          await prepare();
          return countSameTexts(database, digest, Date.now() - repetitionWindow);
        },
      }),
      store: async ({ message, ...context }) => {
        await prepare();
        const plan = worker.planFor(message.service);
        const { id, isNew } = await storeMessage(database, message, Date.now(), context, plan);
        if (isNew) {
          metrics.countSpamSigns(context.spam.reasons);
          worker.wake();
        }
        return id;
      },
      onFailure: (err) => log.error({ err }, 'could not store a message'),
    },
    words: words.forms,
    formPage,
    publicHost,
    countResponse: metrics.countResponse,
  });
  const monitoring = monitoringRoutes({
    metrics,
    metricsToken: settings.metricsToken,
    health: worker.health,
    checkStore: async () => {
      await prepare();
      await probe(database, Date.now());
    },
  });

  return {
    routes: async (app: FastifyInstance) => {
      await app.register(contact);
      await app.register(monitoring);
    },
    /** Call it once no request is open. */
    close: async () => {
      stopHousekeeping();
      await worker.close();
      await database.close();
    },
  };
}
