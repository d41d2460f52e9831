import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { readWords } from '../content/read-words.ts';
import { destinationsFor } from '../mail/destinations-for.ts';
import { startMailWorker } from '../mail/start-mail-worker.ts';
import { createMetrics } from '../monitoring/create-metrics.ts';
import { monitoringRoutes } from '../monitoring/monitoring-routes.ts';
import type { Settings } from '../process/read-environment.ts';
import type { Release } from '../releases/load-release.ts';
import { probe } from '../store/claim-key.ts';
import { openDatabase } from '../store/open-database.ts';
import { startHousekeeping } from '../store/start-housekeeping.ts';
import { countSameTexts, storeMessage } from '../store/store-message.ts';
import { contactRoutes } from './contact-routes.ts';
import { createReceiver } from './receive-message.ts';

type Options = {
  log: Logger;
  /** Receives the service's metrics. */
  registry: Registry;
};

/**
 * Opens the database and the connection to the mail server, and adds the routes that use them.
 *
 * The site starts without the database; until it is available, posts are answered with 503.
 *
 * @param current the release that is served
 * @throws Error when the words or the company facts in the content are invalid
 */
export async function openContactService(
  app: FastifyInstance,
  settings: Settings,
  current: () => Release,
  { log, registry }: Options,
): Promise<void> {
  const words = readWords(settings.CONTENT);
  const { origin, messageRetentionDays } = words.facts;
  const { RETENTION_DAYS: retentionDays = messageRetentionDays } = settings;
  if (retentionDays > messageRetentionDays)
    throw new Error(
      `Please fix the environment:\nRETENTION_DAYS  expected at most ${messageRetentionDays}, as the privacy policy promises (company.yaml  messageRetentionDays), found "${retentionDays}"`,
    );

  const database = openDatabase(settings.DATABASE_URL);
  const stopHousekeeping = await startHousekeeping({ database, retentionDays, log });
  const metrics = createMetrics(registry, database, () => worker.health());
  const worker = startMailWorker({
    settings,
    database,
    words,
    log,
    onAttempt: (channel, outcome) => metrics.attempts.inc({ channel, outcome }),
  });
  const onFailure = (err: unknown) => log.error({ err }, 'could not store a message');
  const receive = createReceiver({
    settings,
    words,
    countSameTexts: async (textDigest) => {
      // The first use of the database after a post: it may have come back a moment ago, without tables.
      await database.prepare();
      return countSameTexts(database, textDigest, Date.now());
    },
    store: async (message, context) => {
      await database.prepare();
      const destinations = destinationsFor(settings, message.service);
      const plan = { destinations, confirm: settings.CONFIRMATION_MAIL === 'on' };
      const { id, isNew } = await storeMessage(database, message, Date.now(), context, plan);
      if (isNew) {
        for (const sign of context.spam?.reasons ?? []) metrics.spamSigns.inc({ sign });
        worker.wake();
      }
      return id;
    },
    onFailure,
  });
  await app.register(
    contactRoutes({
      receive,
      onFailure,
      words: words.forms,
      current,
      publicHost: new URL(settings.SITE_ORIGIN ?? origin).hostname,
      countResponse: (status) => metrics.posts.inc({ status }),
    }),
  );
  await app.register(
    monitoringRoutes({
      registry,
      token: settings.METRICS_TOKEN,
      health: worker.health,
      checkStore: async () => {
        await database.prepare();
        await probe(database, Date.now());
      },
    }),
  );
  // After the last request.
  app.addHook('onClose', async () => {
    stopHousekeeping();
    await worker.close();
    await database.close();
  });
}
