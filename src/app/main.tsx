import '@haat/design-system/themes.css';
import '@haat/design-system/fonts';
import { onLanguage, t } from '@haat/words';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../in-app/card.css';
import { leaveOtherApps } from '../in-app/in-app';
import { followTheme } from '../services/theme';
import { App } from './App';
import { onceItSpeaks } from './language';

const place = document.getElementById('root');
if (!place) throw new Error('The document has no place for the app');
followTheme();
const root = createRoot(place);
const draw = () =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
onceItSpeaks(() => {
  leaveOtherApps(t);
  draw();
  // The same elements in another language: what was typed stays typed.
  onLanguage(draw);
});
