import { reloadIn } from './reload-in';

const { reloadIn: seconds } = document.querySelector<HTMLElement>('[data-reload-in]')?.dataset ?? {};
if (seconds) reloadIn(Number(seconds) * 1_000, () => location.reload());
