/** How long a message is tried, in milliseconds: seven days. After that somebody has to look. */
export const giveUpAfter = 7 * 24 * 60 * 60_000;
