import './boot-parts.ts';
import { keepPlace } from './keep-place.ts';

queueMicrotask(keepPlace);
