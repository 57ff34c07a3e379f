import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration'

describe('the configuration', () => {
  it('needs nothing: a file database with demo data on port 4000', () => {
    expect(readConfiguration({})).toEqual({
      port: 4000,
      host: '0.0.0.0',
      store: { kind: 'sqlite', dataDir: 'data' },
      demo: true,
      trustProxy: false,
    })
  })

  it('puts no demo people into a PostgreSQL', () => {
    const { store, demo } = readConfiguration({ DATABASE_URL: 'postgres://db/timberdesk', DEMO: 'true' })
    expect(store).toEqual({ kind: 'postgres', url: 'postgres://db/timberdesk' })
    expect(demo).toBe(false)
  })

  it('starts empty where the demo is not wanted', () => {
    expect(readConfiguration({ DEMO: 'false' }).demo).toBe(false)
  })

  it.each([
    [{ PORT: 'four thousand' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
  ])('names the variable that it cannot read: %o', (env, name) => {
    expect(() => readConfiguration(env)).toThrow(ConfigurationError)
    expect(() => readConfiguration(env)).toThrow(name)
  })
})
