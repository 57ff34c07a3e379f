import { describe, expect, it } from 'vitest'
import { readConfiguration, ConfigurationError } from './configuration'
import { explainDatabaseError } from './database-error'
import { explainStartError } from './start-error'

const fail = (code: string, more: object = {}) =>
  Object.assign(new Error('detail of the driver'), { code, ...more })

describe('the server that cannot start says', () => {
  const configuration = readConfiguration({ PORT: '80', HOST: 'desk.example' })

  it.each([
    ['that the port is taken', fail('EADDRINUSE'), 'Port 80 is taken by another program.'],
    [
      'that the port of the metrics is taken',
      fail('EADDRINUSE', { port: 9464 }),
      'such as METRICS_PORT=9465.',
    ],
    [
      'that the port needs more rights',
      fail('EACCES', { syscall: 'listen' }),
      'This user may not listen on port 80.',
    ],
    [
      'that it cannot listen at the address of another machine',
      fail('EADDRNOTAVAIL'),
      'This machine has no address desk.example.',
    ],
    [
      'that the host has no address',
      fail('ENOTFOUND', { syscall: 'getaddrinfo' }),
      'This machine has no address desk.example.',
    ],
    ['which disk is full', fail('SQLITE_FULL'), 'is full. Free some space'],
    ['what failed, if the cause is unknown', new Error('No fonts.'), 'could not start: No fonts.'],
  ])('%s', (_, error, sentence) => {
    const text = explainStartError(error, configuration)
    expect(text).toContain(sentence)
    expect(text).not.toMatch(/\n|\bat \S+:\d+/)
  })

  it('the text of a configuration error', () => {
    expect(explainStartError(new ConfigurationError('PORT is "x".'), null)).toBe('PORT is "x".')
  })
})

describe('a PostgreSQL that cannot be opened is named without its password, because', () => {
  const store = { databaseUrl: 'postgres://desk:se%2Fcret@db.example/wood' }

  it.each([
    ['its host is unknown', fail('ENOTFOUND'), 'db.example:5432, was not found'],
    ['nothing listens there', fail('ECONNREFUSED'), 'Nothing listens at db.example:5432.'],
    [
      'nothing listens at any of its addresses',
      new AggregateError([fail('ECONNREFUSED'), fail('ENETUNREACH')]),
      'Nothing listens at db.example:5432.',
    ],
    ['the password is wrong', fail('28P01'), 'rejected the user desk.'],
    ['the database does not exist', fail('3D000'), 'has no database wood.'],
    ['the user may not create tables', fail('42501'), 'The user desk may not create tables'],
    ['it has no free connection', fail('53300'), 'no free connection'],
    [
      'its certificate is for another host',
      fail('ERR_TLS_CERT_ALTNAME_INVALID'),
      'at db.example:5432 is for another host.',
    ],
    [
      'another program closes the connection',
      new Error('Connection terminated unexpectedly'),
      'The connection to db.example:5432 was closed.',
    ],
    ['it is starting up', fail('57P03'), 'Start Timberdesk again in a moment.'],
    [
      'of an error that only the driver explains',
      fail('XX000'),
      'could not be opened: detail of the driver',
    ],
  ])('%s', (_, error, sentence) => {
    const text = explainDatabaseError(error, store) ?? ''
    expect(text).toContain(sentence)
    expect(text).not.toMatch(/secret|se%2Fcret/)
  })

  it.each([
    'SELF_SIGNED_CERT_IN_CHAIN',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  ])('the authority of its certificate is unknown: %s', (code) => {
    expect(explainDatabaseError(fail(code), store)).toContain(
      'Name the file of its authority as sslrootcert',
    )
  })

  it('its socket does not exist', () => {
    const socket = { databaseUrl: 'postgres://desk@/wood?host=/run/postgresql' }
    expect(explainDatabaseError(fail('ENOENT'), socket)).toContain(
      'Nothing listens at /run/postgresql.',
    )
  })
})

describe('a data folder that cannot be used is named, because', () => {
  it.each([
    ['it is read-only', fail('EACCES')],
    ['its disk is mounted read-only', fail('EROFS')],
    ['its file is read-only', fail('SQLITE_READONLY')],
  ])('%s', (_, error) => {
    expect(explainDatabaseError(error, { dataDir: '/srv/desk' })).toContain(
      'cannot write to the folder /srv/desk.',
    )
  })

  it('its disk is full', () => {
    expect(explainDatabaseError(fail('ENOSPC'), { dataDir: '/srv/desk' })).toContain(
      'The disk of /srv/desk is full.',
    )
  })
})
