import './boot-parts.ts';
import { redirectOtherSpelling } from './redirect-other-spelling.ts';
import { redirectUnknownSlug } from './redirect-unknown-slug.ts';

// A separate bundle, so that other pages do not carry this code.
if (!redirectOtherSpelling()) redirectUnknownSlug();
