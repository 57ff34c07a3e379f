import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration'

describe('the configuration', () => {
  it('has defaults: a file database with demo data on port 4000 of this machine', () => {
    expect(readConfiguration({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: 'data',
      demo: true,
      logLevel: 'info',
      trustProxy: false,
      timeZone: 'Europe/Vilnius',
    })
  })

  it('sets the time zone of days and weeks', () => {
    expect(readConfiguration({ TIME_ZONE: 'Europe/Lisbon' }).timeZone).toBe('Europe/Lisbon')
  })

  it('adds no demo people to PostgreSQL, and refuses to be asked', () => {
    const env = { DATABASE_URL: 'postgres://db/timberdesk' }
    expect(readConfiguration(env)).toMatchObject({ databaseUrl: env.DATABASE_URL, demo: false })
    expect(() => readConfiguration({ ...env, DEMO: 'true' })).toThrow(
      'Leave out DEMO or DATABASE_URL.',
    )
  })

  it('starts empty, for every interface, if the demo is switched off', () => {
    expect(readConfiguration({ DEMO: 'false' })).toMatchObject({ demo: false, host: '0.0.0.0' })
  })

  it.each([{ HOST: '0.0.0.0' }, { HOST: '192.0.2.7' }, { TRUST_PROXY: 'true' }])(
    'adds no demo people where others reach the server, unless asked for: %o',
    (env) => {
      expect(readConfiguration(env).demo).toBe(false)
      expect(readConfiguration({ ...env, DEMO: 'true' }).demo).toBe(true)
    },
  )

  it.each(['127.0.0.1', '::1', 'localhost'])('adds demo people on this machine: %s', (HOST) => {
    expect(readConfiguration({ HOST }).demo).toBe(true)
  })

  it.each([
    [{ PORT: 'four thousand' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ METRICS_PORT: 'none' }, 'METRICS_PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
    [{ TIME_ZONE: 'Klaipėda' }, 'TIME_ZONE'],
  ])('reports a variable that it cannot parse: %o', (env, name) => {
    expect(() => readConfiguration(env)).toThrow(ConfigurationError)
    expect(() => readConfiguration(env)).toThrow(name)
  })
})

describe('the address of PostgreSQL', () => {
  it.each(['postgresql://desk@db.example:6432/wood', 'postgres://desk@/wood?host=/run/postgresql'])(
    'names a host or a socket: %s',
    (url) => expect(readConfiguration({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url }),
  )

  it.each(['hello', 'mysql://desk:pine@db.example/wood', 'postgres//desk:pine@db.example'])(
    'is refused in a sentence without its password: %s',
    (url) => {
      const read = () => readConfiguration({ DATABASE_URL: url })
      expect(read).toThrow('DATABASE_URL is no address of a PostgreSQL database')
      expect(read).not.toThrow('pine')
    },
  )
})

describe('daily backups', () => {
  it('are kept for two weeks, unless another number of days is given', () => {
    expect(readConfiguration({}).backups).toBeUndefined()
    const BACKUP_DIR = '/srv/backups'
    expect(readConfiguration({ BACKUP_DIR }).backups).toEqual({ folder: BACKUP_DIR, keepDays: 14 })
    expect(readConfiguration({ BACKUP_DIR, BACKUP_KEEP: '30' }).backups?.keepDays).toBe(30)
    expect(() => readConfiguration({ BACKUP_DIR, BACKUP_KEEP: 'all' })).toThrow('BACKUP_KEEP')
  })

  it('are refused for PostgreSQL', () => {
    const env = { BACKUP_DIR: '/srv/backups', DATABASE_URL: 'postgres://db/wood' }
    expect(() => readConfiguration(env)).toThrow('pg_dump')
  })
})

it('metrics are served to this machine alone, unless another interface is given', () => {
  const METRICS_PORT = '9464'
  expect(readConfiguration({}).metricsAddress).toBeUndefined()
  expect(readConfiguration({ METRICS_PORT }).metricsAddress).toEqual({
    port: 9464,
    host: '127.0.0.1',
  })
  expect(readConfiguration({ METRICS_PORT, METRICS_HOST: '10.0.0.7' }).metricsAddress?.host).toBe(
    '10.0.0.7',
  )
})

describe('the map tiles', () => {
  it('have a host that the content security policy allows', () => {
    expect(readConfiguration({}).tiles).toBeUndefined()
    expect(
      readConfiguration({ VITE_MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }).tiles,
    ).toBe('https://*.tiles.example')
    expect(() => readConfiguration({ VITE_MAP_TILES: 'tiles; script-src *' })).toThrow(
      'VITE_MAP_TILES',
    )
  })
})

describe('the file bucket', () => {
  it('is configured by an address, with its secret in another variable', () => {
    expect(readConfiguration({}).bucket).toBeUndefined()
    expect(
      readConfiguration({ FILES_URL: 'https://desk:a%2Fb@s3.example/files/?region=eu-north-1' })
        .bucket,
    ).toEqual({
      url: 'https://s3.example/files',
      accessKeyId: 'desk',
      secretAccessKey: 'a/b',
      region: 'eu-north-1',
    })
  })
  it.each(['s3.example/files', 'https://s3.example/files', 'https://desk:pine@s3.example/'])(
    'requires keys and a name: %s',
    (url) => {
      expect(() => readConfiguration({ FILES_URL: url })).toThrow('FILES_URL')
    },
  )
})

describe('the mail server', () => {
  const given = { SMTP_URL: 'smtps://desk:pine@mail.example:465', APP_URL: 'https://desk.example/' }
  it('is configured by an address, and sends as the application', () => {
    expect(readConfiguration({}).postOffice).toBeUndefined()
    expect(readConfiguration(given).postOffice).toEqual({
      smtpUrl: given.SMTP_URL,
      appUrl: 'https://desk.example',
      from: 'Timberdesk <no-reply@desk.example>',
    })
    expect(
      readConfiguration({ ...given, MAIL_FROM: 'desk@wood.example' }).postOffice,
    ).toMatchObject({ from: 'desk@wood.example' })
  })
  it('requires a valid address and the URL of links', () => {
    expect(() => readConfiguration({ ...given, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL')
    expect(() => readConfiguration({ SMTP_URL: given.SMTP_URL })).toThrow('APP_URL')
  })
})
