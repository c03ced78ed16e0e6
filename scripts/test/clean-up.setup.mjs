// Test files share a process: a clock that one leaves faked would stop those that wait after it.
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});
