/** What a visitor can ask about. Their words stand in `content/contact.yaml`; leaving the choice open is fine, too. */
export const serviceChoices = ['managed-it', 'cybersecurity', 'ai-applications', 'other'] as const;

export type ServiceChoice = (typeof serviceChoices)[number];
