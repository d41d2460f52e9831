/** Whether a city of ours, by its slug, belongs to the Greater Toronto Area: its landing pages say more, and have a phone number of their own. */
export const isInTorontoArea = (city: string): boolean => city === 'toronto';
