import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { ContactMessage } from '@/lib/contact/contact-schema';
import type { Language } from '@/lib/i18n/languages';
import type { ContactResolver, ContactValues } from './contact-engine';
import type { ContactWords } from './contact-words';

/** `invalid`: the first invalid field has the focus. */
export type Outcome = 'sent' | 'invalid' | { readonly problem: string };

/** How close the form is to the viewport when its engine loads. */
const preloadMargin = '300px';

/** The code that validates and sends. A call after a failure tries again. */
const loadEngine = () => import('./contact-engine');

/**
 * Validates and sends a form that is in the page already and may be filled in: on submit, and then on every input. A value
 * that is too long is reported as soon as it is entered.
 */
export function useContactForm(words: ContactWords, language: Language) {
  const ref = useRef<HTMLFormElement>(null);
  /** True from the press on Send: the library's own flag is set only once the values are validated. */
  const isSubmitted = useRef(false);

  const resolver: ContactResolver = async (values, context, options) => {
    const { createResolver } = await loadEngine();
    const resolve = createResolver(getForm(), words.messages, language);
    const result = await resolve(values, context, options);
    if (isSubmitted.current) return result;
    const early = Object.entries(result.errors).filter(([, error]) => error?.type === 'too_big');
    return { values: {}, errors: Object.fromEntries(early) };
  };
  const { register, handleSubmit, trigger, reset, formState } = useForm<
    ContactValues,
    unknown,
    ContactMessage
  >({ resolver, reValidateMode: 'onSubmit' });

  function getForm(): HTMLFormElement {
    if (!ref.current) throw new Error('The form is not mounted');
    return ref.current;
  }

  useEffect(() => {
    // Its engine then loads when the form gets the focus.
    if (!window.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadEngine().catch(() => {});
      },
      { rootMargin: preloadMargin },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return {
    ref,
    register,
    errors: formState.errors,
    preload: () => loadEngine().catch(() => {}),
    validate: () => trigger().catch(() => {}),
    /** Rejects if the message could not be handed to the browser; the values stay unless the message was sent. */
    submit: async () => {
      isSubmitted.current = true;
      const result: { outcome: Outcome } = { outcome: 'invalid' };
      const send = async (message: ContactMessage) => {
        const { sendMessage } = await loadEngine();
        const problem = await sendMessage(getForm(), message, words.problems, language);
        result.outcome = problem === undefined ? 'sent' : { problem };
        if (problem !== undefined) return;
        isSubmitted.current = false;
        reset();
      };
      // From its heading down, as long as the field is in view there: the focus alone could cut the heading in half.
      const showHeading = () =>
        getForm().closest('section')?.querySelector('h2')?.scrollIntoView({ behavior: 'instant' });
      await handleSubmit(send, showHeading)();
      return result.outcome;
    },
  };
}
