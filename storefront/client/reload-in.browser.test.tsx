import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadIn } from './reload-in';

let stop = () => {};
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('it reloads once, when the time has come and not before', () => {
  const reload = vi.fn();
  stop = reloadIn(60_000, reload);
  vi.advanceTimersByTime(59_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a device that slept over it reloads when it is looked at again', () => {
  const reload = vi.fn();
  stop = reloadIn(60_000, reload);
  vi.setSystemTime(Date.now() + 61_000);
  expect(reload).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what plays is not cut off, and without a network the page stays', () => {
  const reload = vi.fn();
  const audio = document.createElement('audio');
  document.body.append(audio);
  const paused = vi.spyOn(audio, 'paused', 'get').mockReturnValue(false);
  stop = reloadIn(60_000, reload);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  paused.mockReturnValue(true);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  audio.dispatchEvent(new Event('pause'));
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('stopped, it does not reload', () => {
  const reload = vi.fn();
  reloadIn(60_000, reload)();
  vi.advanceTimersByTime(120_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).not.toHaveBeenCalled();
});
