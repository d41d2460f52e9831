import { contactFieldNames, contactMistakes, serviceChoices } from '../../contact/contact-fields.ts';
import { fields, line, sameWords } from './parts.ts';

/** `contact.yaml`: the words of the contact form, shared by the page, its island and the server. */
export const contactFormSchema = fields({
  words: {
    title: 'Heading of the form.',
    required: 'Sentence above the fields.',
    filledIn:
      'Above the fields, when a quiz, the counted office or the page in the other language has written the message.',
    noService: 'The first choice of the list of services.',
    honeypot: 'Label of a field that people do not see and that robots fill in.',
    submit: 'The button.',
    submitting: 'The button while the message is sent.',
    fields: sameWords(contactFieldNames, 'Label of the field, in the form and in mails.'),
    hints: {
      phone: 'Below the field: why it helps to fill it in.',
      message: 'Below the field: what to leave out of it.',
    },
    privacy: {
      text: line()
        .includes('{policy}', 'a text with {policy} in it')
        .describe('Above the button; {policy} is the link to the privacy policy.'),
      policy: 'The words of that link.',
    },
    services: sameWords(serviceChoices, 'A choice of the list of services.'),
    messages: {
      ...sameWords(contactMistakes, 'What is wrong with the field, shown below it.').shape,
      tooLong: line()
        .includes('{max}', 'a text with {max} in it')
        .includes('{count}', 'a text with {count} in it')
        .describe('A text is too long; {max} and {count} are filled in.'),
    },
    sent: {
      title: 'Title of the notice when a message was sent.',
      text: 'Text of the notice when a message was sent.',
    },
    failed: {
      title: 'Title of the notice when it failed.',
      text: 'Text of the notice when it failed.',
    },
    arrived: 'Beside the button once the message was sent.',
    problems: {
      title: 'Put before the title of the page.',
      invalid: 'Fields are missing or wrong.',
      tooLarge: 'The message is too long to be sent; {phone} is filled in.',
      unreadable: 'The browser sent something that cannot be read; {phone} is filled in.',
      foreign: 'The message came from another website; {phone} is filled in.',
      failed: 'It failed for another reason; {phone} is filled in.',
      tooMany: 'Too many messages in a short time; {phone} is filled in, and {wait}, such as 5 minutes.',
      unavailable: 'The server cannot take messages now; {phone} is filled in, and {wait}, a time.',
    },
  },
});
