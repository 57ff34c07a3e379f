/**
 * Starts the mock as the application does, and makes one call.
 * @returns milliseconds from the request for the mock's code to the end of its first answer
 */
async function bootMock(): Promise<number> {
  const start = performance.now()
  const { startMock } = await import('@mocks/browser/start')
  await startMock({ scenario: 'busy_week', role: 'sale_manager' })
  const answer = await fetch('/api/me/')
  await answer.json()
  if (!answer.ok) throw new Error(`The mock answered ${answer.status}.`)
  return performance.now() - start
}

Object.assign(globalThis, { bootMock })
