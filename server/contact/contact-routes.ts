import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { honeypotField } from '../../lib/contact/contact-fields.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import type { Words } from '../words/read-words.ts';
import { createRetryPages } from './create-retry-pages.ts';
import { fillForm } from './fill-form.ts';
import { fillingOf, type Refusal } from './filling-of.ts';
import { isForeign } from './is-foreign.ts';
import type { Outcome } from './outcome.ts';
import { type Receiving, receiveMessage } from './receive-message.ts';

type Options = {
  receiving: Receiving;
  words: Words['form'];
  /** The contact page of the current release and its policy; undefined when there is none. */
  contactPage(): { html: string; policy: string } | undefined;
  /** The site's public name and port, which may differ from the one that requests name. */
  publicHost: string;
  /** Told the status of every answer, also of those that a form gets as a redirect. */
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

/** `POST /api/contact` for the page's script (JSON) and for its form without script (a redirect to a page). */
export function contactRoutes(options: Options): FastifyPluginAsync {
  const { receiving, words, contactPage, publicHost, onAnswer } = options;
  const retryPages = createRetryPages();

  function refuseWithCode(reply: FastifyReply, status: number): FastifyReply {
    onAnswer(status);
    return reply.code(status).send({ error: codes[status] ?? 'failed' });
  }

  function sendBack(reply: FastifyReply, body: unknown, refusal: Refusal): FastifyReply {
    onAnswer(refusal.status);
    const token = retryPages.keep(fillingOf(body, refusal, words), reply.request.ip);
    return reply.redirect(`/contact/retry/${token}#contact`, 303);
  }

  function answerForm(reply: FastifyReply, body: unknown, outcome: Outcome): FastifyReply {
    if (outcome.status !== 200) return sendBack(reply, body, outcome);
    onAnswer(200);
    return reply.redirect('/contact/sent', 303);
  }

  function answerJson(reply: FastifyReply, outcome: Outcome): FastifyReply {
    if (outcome.status === 429) reply.header('retry-after', outcome.retryAfter);
    if (outcome.status === 429 || outcome.status === 503) return refuseWithCode(reply, outcome.status);
    onAnswer(outcome.status);
    return reply
      .code(outcome.status)
      .send(outcome.status === 200 ? { id: outcome.id } : { errors: outcome.errors });
  }

  return async (app: FastifyInstance) => {
    await app.register(formbody, { bodyLimit });
    app.removeContentTypeParser('text/plain');

    app.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 413 && isForm(request)) return sendBack(reply, undefined, { status });
      if (status >= 500) receiving.onFailure(error);
      return refuseWithCode(reply, status);
    });

    app.post(path, {
      bodyLimit,
      onRequest: async (request, reply) => {
        if (isForeign(request.headers, [request.host, publicHost])) return refuseWithCode(reply, 403);
      },
      handler: async (request, reply) => {
        const body = isForm(request) ? withoutEmptyHoneypot(request.body) : request.body;
        const outcome = await receiveMessage(body, request.ip, receiving);
        return isForm(request) ? answerForm(reply, body, outcome) : answerJson(reply, outcome);
      },
    });
    methodNotAllowed(app, path, ['POST']);

    app.get<{ Params: { token: string } }>('/contact/retry/:token', (request, reply) => {
      const page = contactPage();
      if (page === undefined) return reply.redirect('/contact', 303);
      // Forgotten, or kept by another machine: an empty form that says nothing would pass for a message that went.
      const lost = { values: {}, errors: {}, problem: words.failed.text };
      const filling = retryPages.find(request.params.token) ?? lost;
      // With no referrer at all, the browser would hide its origin from the next post, too.
      const referrer = { 'referrer-policy': 'same-origin' };
      return reply
        .headers({
          ...referrer,
          'content-security-policy': page.policy,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(fillForm(page.html, filling));
    });
  };
}

function isForm(request: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
}

/** Filled in, the field stays: it is one that the message does not have, so the message is refused. */
function withoutEmptyHoneypot(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name !== honeypotField || value !== ''),
  );
}
