/**
 * Runs in a page before anything else and counts pending work: calls, busy elements and short
 * timers, such as the pause before a form asks the backend. A picture taken earlier would depend on
 * the speed of the machine.
 */
export function trackPendingWork() {
  const SOON = 1000
  const { setTimeout: begin, clearTimeout: end, fetch } = globalThis
  /** @type {Set<unknown>} */
  const under = new Set()
  Object.assign(globalThis, {
    /** @param {(...rest: unknown[]) => void} run @param {number} [delay] @param {unknown[]} rest */
    setTimeout(run, delay = 0, ...rest) {
      if (delay > SOON || typeof run !== 'function') return begin(run, delay, ...rest)
      const timer = begin(() => {
        under.delete(timer)
        run(...rest)
      }, delay)
      under.add(timer)
      return timer
    },
    /** @param {ReturnType<typeof begin>} timer */
    clearTimeout(timer) {
      under.delete(timer)
      end(timer)
    },
    /** @param {Parameters<typeof fetch>} call */
    async fetch(...call) {
      under.add(call)
      try {
        return await fetch(...call)
      } finally {
        under.delete(call)
      }
    },
    /**
     * Resolves when nothing was pending for two frames, or after the given milliseconds: a silent
     * network never answers.
     */
    async untilAtRest(/** @type {number} */ most) {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const latest = performance.now() + most
      const isAtRest = () =>
        under.size === 0 && document.querySelector('[aria-busy="true"]') === null
      for (
        let frames = 0;
        frames < 2 && performance.now() < latest;
        frames = isAtRest() ? frames + 1 : 0
      )
        await frame()
    },
  })
}
