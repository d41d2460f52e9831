import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { honeypotField, languageField } from '../../lib/contact/contact-fields.ts';
import { contactPaths } from '../../lib/contact/contact-paths.ts';
import { formSignalsHeader, readFormSignals } from '../../lib/contact/form-signals.ts';
import { languageOfPath, languageOfTag } from '../../lib/i18n/language-of.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import type { FormWords } from '../words/read-words.ts';
import type { FormPage } from './form-page.ts';
import { formStateOf } from './form-state.ts';
import { isCrossOrigin } from './is-cross-origin.ts';
import { queuePosts } from './queue-posts.ts';
import {
  type Outcome,
  outageWait,
  type Post,
  type Receiving,
  type Refusal,
  receiveMessage,
} from './receive-message.ts';
import type { StartTokens } from './start-tokens.ts';

type Options = {
  receiving: Receiving;
  tokens: StartTokens;
  words: Readonly<Record<Language, FormWords>>;
  /** The contact page of the current release and its policy; undefined when it has none in this language. */
  formPage(language: Language): { render: FormPage; policy: string } | undefined;
  /** The site's public name and port, which may differ from the one that requests name. */
  publicHost: string;
  /** Told the status of every answer to a post. */
  onAnswer(status: number): void;
};

/** What a refusal is called in a JSON answer. */
const codes: Readonly<Record<number, string>> = {
  400: 'invalid',
  403: 'foreign_origin',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many',
  503: 'not_stored',
};

const path = '/api/contact';
/** In bytes. A form writes each letter of a far script as nine, so a message of 5,000 of them takes 45 kB. */
const bodyLimit = 64 * 1024;

/**
 * `POST /api/contact` for the page's script (JSON) and for its form without script, which gets a page: the one that
 * says that the message was sent, or at once the form as it was filled in, with what is wrong and what to do.
 */
export function contactRoutes(options: Options): FastifyPluginAsync {
  const { receiving, tokens, words, formPage, publicHost, onAnswer } = options;

  function refuseWithCode(reply: FastifyReply, status: number): FastifyReply {
    onAnswer(status);
    return reply.code(status).send({ error: codes[status] ?? 'failed' });
  }

  function refuseWithPage(reply: FastifyReply, refusal: Refusal, body: unknown): FastifyReply {
    const language = languageOfForm(reply.request, body);
    const state = formStateOf(body, refusal, words[language], language);
    const page = formPage(language);
    onAnswer(refusal.status);
    if ('retryAfter' in refusal) reply.header('retry-after', refusal.retryAfter);
    reply.code(refusal.status).header('x-robots-tag', 'noindex');
    if (!page) return reply.type('text/plain; charset=utf-8').send(state.problem);
    return reply
      .header('content-security-policy', page.policy)
      .type('text/html; charset=utf-8')
      .send(page.render(state));
  }

  function answerJson(reply: FastifyReply, outcome: Outcome): FastifyReply {
    if ('retryAfter' in outcome) reply.header('retry-after', outcome.retryAfter);
    if (outcome.status !== 200 && outcome.status !== 422) return refuseWithCode(reply, outcome.status);
    const status = outcome.status === 200 ? 200 : 400;
    onAnswer(status);
    return reply.code(status).send(outcome.status === 200 ? { id: outcome.id } : { errors: outcome.errors });
  }

  function answerForm(reply: FastifyReply, outcome: Outcome, body: unknown): FastifyReply {
    if (outcome.status !== 200) return refuseWithPage(reply, outcome, body);
    onAnswer(200);
    return reply.redirect(contactPaths[languageOfForm(reply.request, body)].sent, 303);
  }

  return async (app: FastifyInstance) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      // A field that comes twice becomes a list, which the schema refuses.
      async (_: unknown, body: string) => parse(body),
    );
    app.removeContentTypeParser('text/plain');
    app.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) receiving.onFailure(error);
      if (!wantsPage(request)) return refuseWithCode(reply, status);
      if (status >= 500) return refuseWithPage(reply, { status: 503, retryAfter: outageWait }, request.body);
      return refuseWithPage(reply, { status: status === 413 ? 413 : 415 }, undefined);
    });

    const isRefused = ({ headers, host }: FastifyRequest) => isCrossOrigin(headers, [host, publicHost]);
    app.post(path, {
      bodyLimit,
      onRequest: async (request, reply) => {
        if (isRefused(request) && !wantsPage(request)) return refuseWithCode(reply, 403);
      },
      preParsing: queuePosts(bodyLimit),
      handler: async (request, reply) => {
        const { body } = request;
        if (!wantsPage(request)) return answerJson(reply, await receiveMessage(jsonPost(request), receiving));
        // Only now, so that the form comes back as it was filled in: some browsers hide where they come from.
        if (isRefused(request)) return refuseWithPage(reply, { status: 403 }, body);
        return answerForm(reply, await receiveMessage(formPost(request), receiving), body);
      },
    });
    // Whoever opens the address of a refused form again, or shares it, gets the form.
    app.get(path, (request, reply) => reply.redirect(contactPaths[languageOfForm(request)].form, 303));
    methodNotAllowed(app, path, ['GET', 'HEAD', 'POST']);

    app.get(`${path}/start`, (_, reply) => reply.send({ token: tokens.issue() }));
    methodNotAllowed(app, `${path}/start`, ['GET', 'HEAD']);
  };
}

/** Whether a browser without script waits for the answer, and not the page's script or another program. */
function wantsPage({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return true;
  return !/^application\/json\b/i.test(type) && (headers.accept ?? '').includes('text/html');
}

function jsonPost({ body, headers, ip }: FastifyRequest): Post {
  const language = languageOfTag(headers['content-language']);
  return { fields: body, address: ip, language, ...readFormSignals(headers[formSignalsHeader]) };
}

/** What is not a field of the message is taken out of the body. */
function formPost(request: FastifyRequest): Post {
  const { body, ip } = request;
  const language = languageOfForm(request, body);
  if (typeof body !== 'object' || body === null)
    return { fields: body, address: ip, language, startToken: undefined, isHoneypotFilled: false };
  const {
    [honeypotField]: honeypot = '',
    [languageField]: _,
    ...fields
  }: Record<string, unknown> = { ...body };
  return { fields, address: ip, language, startToken: undefined, isHoneypotFilled: honeypot !== '' };
}

/** As the form says; where it says nothing, or cannot be read, that of the page which it was sent from. */
function languageOfForm({ headers }: FastifyRequest, body?: unknown): Language {
  const named = typeof body === 'object' && body !== null && languageField in body ? body[languageField] : '';
  if (typeof named === 'string' && named !== '') return languageOfTag(named);
  return languageOfPath(URL.parse(headers.referer ?? '')?.pathname ?? '');
}
