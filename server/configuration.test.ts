import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration'

describe('the configuration', () => {
  it('has defaults: a file database with demo data on port 4000', () => {
    expect(readConfiguration({})).toEqual({
      port: 4000,
      host: '0.0.0.0',
      dataDir: 'data',
      demo: true,
      trustProxy: false,
      timeZone: 'Europe/Vilnius',
    })
  })

  it('sets the time zone of days and weeks', () => {
    expect(readConfiguration({ TIME_ZONE: 'Europe/Lisbon' }).timeZone).toBe('Europe/Lisbon')
  })

  it('adds no demo people to PostgreSQL', () => {
    const configuration = readConfiguration({
      DATABASE_URL: 'postgres://db/timberdesk',
      DEMO: 'true',
    })
    expect(configuration).toMatchObject({ databaseUrl: 'postgres://db/timberdesk', demo: false })
  })

  it('starts empty if the demo is switched off', () => {
    expect(readConfiguration({ DEMO: 'false' }).demo).toBe(false)
  })

  it.each([
    [{ PORT: 'four thousand' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
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
    'is rejected in a sentence without its password: %s',
    (url) => {
      const read = () => readConfiguration({ DATABASE_URL: url })
      expect(read).toThrow('DATABASE_URL is no address of a PostgreSQL database')
      expect(read).not.toThrow('pine')
    },
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
