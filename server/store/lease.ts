/**
 * How long a server has a message for itself, in milliseconds. It renews the lease while it is at work, so that one
 * that has run out belongs to a server that is gone.
 */
export const lease = 60_000;
