import { FakeClock } from '@mocks/host/fake-clock'
import type { Clock } from '../../app-context'

/**
 * Returns the clock of a host, which starts at the same moment on any day, because samples name
 * weeks. It advances with each call: only a user's newest notifications are read, and all cases
 * together send more.
 */
export function createHostClock(): Clock {
  const clock = new FakeClock()
  return () => {
    clock.advance(1)
    return clock.now()
  }
}
