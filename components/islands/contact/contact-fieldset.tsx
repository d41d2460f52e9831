import { contactLimits } from '@/lib/contact/contact-limits';
import type { ServiceChoice } from '@/lib/contact/service-choices';
import { serviceChoices } from '@/lib/contact/service-choices';
import type { ContactErrors } from './contact-errors';
import { ContactField } from './contact-field';
import type { ContactWords } from './contact-words';

type Props = { words: ContactWords; errors: ContactErrors; service: ServiceChoice | '' };

/** The seven fields. The browser keeps their values, so that nothing typed before the script came is lost. */
export function ContactFieldset({
  words: { fields, optional, services, noService },
  errors,
  service,
}: Props) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactField name="firstName" label={fields.firstName} error={errors.firstName}>
          {(control) => <input {...control} autoComplete="given-name" maxLength={contactLimits.firstName} />}
        </ContactField>
        <ContactField name="lastName" label={fields.lastName} error={errors.lastName}>
          {(control) => <input {...control} autoComplete="family-name" maxLength={contactLimits.lastName} />}
        </ContactField>
        <ContactField name="email" label={fields.email} error={errors.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={contactLimits.email}
            />
          )}
        </ContactField>
        <ContactField name="phone" label={fields.phone} optional={optional} error={errors.phone}>
          {(control) => (
            <input
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={contactLimits.phone}
            />
          )}
        </ContactField>
        <ContactField name="company" label={fields.company} optional={optional} error={errors.company}>
          {(control) => <input {...control} autoComplete="organization" maxLength={contactLimits.company} />}
        </ContactField>
        <ContactField name="service" label={fields.service} optional={optional} error={errors.service}>
          {(control) => (
            <select {...control} defaultValue={service}>
              <option value="">{noService}</option>
              {serviceChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {services[choice]}
                </option>
              ))}
            </select>
          )}
        </ContactField>
      </div>
      <ContactField name="message" label={fields.message} optional={optional} error={errors.message}>
        {(control) => <textarea {...control} rows={5} maxLength={contactLimits.message} />}
      </ContactField>
    </>
  );
}
