import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { honeypotField, languageField, secondsField } from '../../lib/contact/contact-fields.ts';
import { contactPaths } from '../../lib/contact/contact-paths.ts';
import { formSignalsHeader, readFormSignals, readSeconds } from '../../lib/contact/form-signals.ts';
import { formatWait } from '../../lib/contact/format-wait.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { languageOfPath, languageOfTag } from '../../lib/i18n/language-of.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { Words } from '../content/read-words.ts';
import { isCrossOrigin } from '../http/is-cross-origin.ts';
import type { Release } from '../releases/load-release.ts';
import { type createReceiver, outage, type Post, type Refusal } from './receive-message.ts';

type Options = {
  receive: ReturnType<typeof createReceiver>;
  /** Called with an error that is not the visitor's. */
  onFailure(error: unknown): void;
  words: Words['forms'];
  /** The release that is served. */
  current(): Release;
  /** The public host name, which may differ from the `Host` header behind a proxy. */
  publicHost: string;
  /** Called for each post. A successful form post counts as 200 although its response is a redirect. */
  countResponse(status: number): void;
};

/** What a refused form says, and the code of a JSON response. */
const problemNames = {
  403: 'foreign',
  413: 'tooLarge',
  415: 'unreadable',
  422: 'invalid',
  429: 'tooMany',
  503: 'unavailable',
} as const;

const path = '/api/contact';
/**
 * In bytes: well above the 45 kB of the longest message, in which URL encoding takes nine bytes for most characters. A form that
 * is too long can then be returned as it was filled in: going back from a refused form loses what was written.
 */
const bodyLimit = 256 * 1024;

/**
 * `POST /api/contact` for the page's script (JSON) and for the form without script. A form post is answered with a
 * redirect to the confirmation page, or with the form as it was filled in, the mistakes and what to do.
 */
export function contactRoutes(options: Options): FastifyPluginAsync {
  const { receive, onFailure, words, current, publicHost, countResponse } = options;

  function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
    if ('retryAfter' in refusal) reply.header('retry-after', refusal.retryAfter);
    if (expectsHtml(request)) return refuseForm(request, reply, refusal);
    if ('errors' in refusal) return reply.code(400).send({ errors: refusal.errors });
    return reply.code(refusal.status).send({ error: problemNames[refusal.status] });
  }

  function refuseForm(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
    const language = formLanguage(request);
    const { problems, phone } = words[language];
    const wait = 'retryAfter' in refusal ? formatWait(refusal.retryAfter, language) : '';
    const problem = fill(problems[problemNames[refusal.status]], { wait, phone });
    const errors = 'errors' in refusal ? refusal.errors : {};
    const render = current().formPages.get(language);
    reply.code(refusal.status).header('x-robots-tag', 'noindex');
    if (!render) return reply.type('text/plain; charset=utf-8').send(problem);
    const values = Object(request.body);
    return reply
      .type('text/html; charset=utf-8')
      .send(render({ title: problems.title, problem, values, errors }));
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isForm = expectsHtml(request);
    // Checked only after parsing, to return what was entered: privacy tools may hide the origin of a real visitor.
    if (isCrossOrigin(request, publicHost)) return refuse(request, reply, { status: 403 });
    const outcome = await receive(isForm ? formPost(request) : jsonPost(request));
    if (outcome.status !== 200) return refuse(request, reply, outcome);
    return isForm
      ? reply.redirect(contactPaths[formLanguage(request)].sent, 303)
      : reply.send({ id: outcome.id });
  }

  return async (app: FastifyInstance) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      // A repeated field becomes a list, which the schema refuses.
      async (_: unknown, body: string) => parse(body),
    );
    app.removeContentTypeParser('text/plain');

    app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) {
        onFailure(error);
        return refuse(request, reply, outage);
      }
      // JSON that cannot be parsed.
      if (statusCode === 400) return reply.code(400).send({ error: problemNames[415] });
      return refuse(request, reply, { status: statusCode === 413 ? 413 : 415 });
    });

    app.post(path, {
      bodyLimit,
      handler: answer,
      onSend: async (_, { statusCode }) => {
        countResponse(statusCode === 303 ? 200 : statusCode);
      },
    });
    // For visitors who reopen or share the URL of a refused form.
    app.get(path, (request, reply) => reply.redirect(contactPaths[formLanguage(request)].form, 303));
  };
}

/** True for a browser without script, as opposed to the page's script or another program. */
function expectsHtml({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return true;
  return !/^application\/json\b/i.test(type) && (headers.accept ?? '').includes('text/html');
}

function jsonPost({ body, headers, ip }: FastifyRequest): Post {
  const language = languageOfTag(headers['content-language']);
  return { fields: body, address: ip, language, ...readFormSignals(headers[formSignalsHeader]) };
}

/** Separates the fields of the message from the technical ones. */
function formPost(request: FastifyRequest): Post {
  const {
    [honeypotField]: honeypot = '',
    [secondsField]: seconds,
    [languageField]: _,
    ...fields
  }: Record<string, unknown> = { ...Object(request.body) };
  return {
    fields,
    address: request.ip,
    language: formLanguage(request),
    secondsToWrite: readSeconds(seconds),
    isHoneypotFilled: honeypot !== '',
  };
}

/** The language that the form or its address names, or else that of the page it was sent from. */
function formLanguage({ headers, query, body }: FastifyRequest): Language {
  const { [languageField]: named }: Record<string, unknown> = { ...Object(query), ...Object(body) };
  if (typeof named === 'string' && named !== '') return languageOfTag(named);
  return languageOfPath(URL.parse(headers.referer ?? '')?.pathname ?? '');
}
