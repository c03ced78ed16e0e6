import { tellProblems } from '@haat/web/api/problems';
import { attachPlayer } from '@haat/web/player/attach-player';
import { attachLesson } from './lesson/attach-lesson';

tellProblems();
// Only the first begins to load: nobody watches two.
for (const [place, player] of document.querySelectorAll<HTMLElement>('[data-player]').entries())
  attachPlayer(player, { isEager: place === 0 });
attachLesson();
