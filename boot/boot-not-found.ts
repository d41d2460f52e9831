import './boot-parts.ts';
import { redirectUnknownSlug } from './redirect-unknown-slug.ts';

// In a bundle of its own, so that no other page pays for it.
redirectUnknownSlug();
