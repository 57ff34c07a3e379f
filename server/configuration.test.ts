import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration'

describe('the configuration', () => {
  it('needs nothing: a file database with demo data on port 4000', () => {
    expect(readConfiguration({})).toEqual({
      port: 4000,
      host: '0.0.0.0',
      dataDir: 'data',
      demo: true,
      trustProxy: false,
      timeZone: 'Europe/Vilnius',
    })
  })

  it('counts days and weeks in the zone that is named', () => {
    expect(readConfiguration({ TIME_ZONE: 'Europe/Lisbon' }).timeZone).toBe('Europe/Lisbon')
  })

  it('puts no demo people into a PostgreSQL', () => {
    const configuration = readConfiguration({
      DATABASE_URL: 'postgres://db/timberdesk',
      DEMO: 'true',
    })
    expect(configuration).toMatchObject({ databaseUrl: 'postgres://db/timberdesk', demo: false })
  })

  it('starts empty where the demo is not wanted', () => {
    expect(readConfiguration({ DEMO: 'false' }).demo).toBe(false)
  })

  it.each([
    [{ PORT: 'four thousand' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
    [{ TIME_ZONE: 'Klaipėda' }, 'TIME_ZONE'],
  ])('names the variable that it cannot read: %o', (env, name) => {
    expect(() => readConfiguration(env)).toThrow(ConfigurationError)
    expect(() => readConfiguration(env)).toThrow(name)
  })
})

describe('maps', () => {
  it('have a host that the page’s policy lets in', () => {
    expect(readConfiguration({}).tiles).toBeUndefined()
    expect(
      readConfiguration({ VITE_MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }).tiles,
    ).toBe('https://*.tiles.example')
    expect(() => readConfiguration({ VITE_MAP_TILES: 'tiles; script-src *' })).toThrow(
      'VITE_MAP_TILES',
    )
  })
})

describe('the bucket of files', () => {
  it('is there where an address says so, its secret apart from where it is', () => {
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
    'needs its keys and its name: %s',
    (url) => {
      expect(() => readConfiguration({ FILES_URL: url })).toThrow('FILES_URL')
    },
  )
})

describe('the post office', () => {
  const given = { SMTP_URL: 'smtps://desk:pine@mail.example:465', APP_URL: 'https://desk.example/' }
  it('is there where an address says so, and writes in the name of the application', () => {
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
  it('has to be one, and to know where links lead', () => {
    expect(() => readConfiguration({ ...given, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL')
    expect(() => readConfiguration({ SMTP_URL: given.SMTP_URL })).toThrow('APP_URL')
  })
})
