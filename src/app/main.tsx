import '@haat/design-system/themes.css';
import '@haat/design-system/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { leaveOtherApps } from '../in-app/in-app';
import { followTheme } from '../services/theme';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the app');
followTheme();
leaveOtherApps();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
