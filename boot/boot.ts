import { closePanels } from './close-panels.ts';
import { mendPictures } from './mend-pictures.ts';
import { sendOn } from './send-on.ts';
import { showTimes } from './show-times.ts';
import { startLate } from './start-late.ts';
import { trustOwnScripts } from './trust-own-scripts.ts';

sendOn();
mendPictures();
showTimes();
trustOwnScripts();
closePanels();
startLate();
