import { z } from 'zod';
import { serviceChoices } from '../../contact/contact-fields.ts';
import { fields, line, listOf, metadataShape, pageFacts, sources } from './parts.ts';

/** A plate whose choices each answer the same questions, which are terms of the plate. */
function choicePlate<Term extends string>(count: number, terms: Readonly<Record<Term, string>>) {
  return z.optional(
    fields({
      question: 'Heading over the picture that can be played with.',
      alt: 'What the picture shows, for those who do not see it.',
      note: 'Remark below the picture.',
      ...terms,
      choices: z
        .array(
          fields({ name: 'The choice, on its button.', title: 'The choice, over its answers.', ...terms }),
        )
        .length(count),
    }),
  );
}

/** One of the five services. `benefits` are sentences, `features` short phrases. */
export const serviceSchema = fields({
  ...pageFacts,
  icon: z.enum(['radar', 'shield-check', 'merge', 'cloud', 'layers']).describe('The drawing on its card.'),
  badge: z.enum(['managed', 'security', 'ai']).describe('The badge on its card, worded in ui.yaml.'),
  sources: sources(),
  contactChoice: z
    .enum(serviceChoices)
    .describe('The choice in the contact form that is selected on its pages.'),
  words: ({ lineOf, questionAndAnswer }) => ({
    ...metadataShape,
    name: lineOf(3, 40).describe(
      'The name of the service in headings, menus and lists. Edit mode then offers to replace it in sentences, too.',
    ),
    menuText: lineOf(20, 80).describe('One sentence in the menu of services.'),
    shortDescription: lineOf(40, 140).describe('One sentence on cards.'),
    situation: lineOf(20, 100).describe(
      'When a buyer needs it; on the page of all services, above its text.',
    ),
    billing: lineOf(40, 220).describe(
      'How it is billed and what is not in the price, in short; on the page of all services and on landing pages.',
    ),
    longDescription: lineOf(240, 700).describe('The paragraph at the top of its page.'),
    features: listOf(
      8,
      'Eight short phrases: what it includes. Cards show the first three, sidebars the first four.',
      line(),
    ),
    benefits: listOf(8, 'Eight sentences: what the client gets.', line()),
    implementation: lineOf(20, 160).describe('How long it takes until the service runs.'),
    price: lineOf(120, 420).describe('What decides the price, and how it is billed.'),
    imageAlt: 'What the picture shows, for those who do not see it.',
    // Interactive plates, which replace the picture at the top of the page.
    layers: fields({
      question: 'Heading over the picture that can be played with.',
      alt: 'What the picture shows, for those who do not see it.',
      whole: 'Said while all walls stand.',
      inside: 'Said when something is in, and a wall further in stops it.',
      reached: 'Said when it reaches the files.',
      open: 'Said when no wall stands.',
      note: 'Remark below the picture.',
      walls: listOf(5, 'The five walls, from the outermost in.', {
        name: 'Name of the wall.',
        trouble: 'What comes through when it is missing, in two words.',
        stands: 'What the wall is, while it stands.',
        missing: 'What happens without it.',
        next: 'What the wall behind it does then.',
      }),
    })
      .optional()
      .describe('The picture of walls to take away: what gets through a missing layer.'),
    restore: fields({
      question: 'Heading over the picture that can be played with.',
      alt: 'What the picture shows, for those who do not see it.',
      back: 'Label: what comes back.',
      from: 'Label: where it is taken from.',
      lost: 'Label: what is lost.',
      note: 'Remark below the picture.',
      stops: listOf(5, 'The five stops of the scale, from the latest.', {
        label: 'How far back, on the scale.',
        title: 'What went wrong.',
        back: 'What comes back.',
        from: 'Where it is taken from.',
        lost: 'What is lost.',
      }),
    })
      .optional()
      .describe('The picture of how far back a restore can go.'),
    watch: choicePlate(6, {
      watched: 'What we watch on the device.',
      seen: 'What was seen in this night.',
      done: 'What was done about it.',
      told: 'What the client was told.',
    }).describe('The picture of one night of six devices, in its order.'),
    streams: choicePlate(6, {
      reads: 'What the software reads.',
      prepares: 'What it prepares.',
      asks: 'When it asks.',
      decides: 'What a person decides.',
    }).describe('The picture of six kinds of paper that software reads, from the uppermost stream down.'),
    outages: choicePlate(5, {
      files: 'Where the files are then.',
      people: 'What people do then.',
      done: 'What we do.',
      lost: 'What is lost.',
    }).describe(
      'The picture of five places where it can go wrong: office, its line, a laptop, the first and the second place of the data.',
    ),
    questions: fields({
      included: questionAndAnswer().describe('The question about what is included.'),
      benefit: questionAndAnswer().describe('The question about what it brings.'),
      outsideToronto: questionAndAnswer().describe('The question about places outside Toronto.'),
    }).describe('Three questions about the service; landing pages show them, too.'),
  }),
});
