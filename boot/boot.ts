import './boot-parts.ts';
import { preserveQueryAndHash } from './preserve-query-and-hash.ts';

queueMicrotask(preserveQueryAndHash);
