import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfiguration } from './configuration'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'timberdesk-secrets-'))
  file = path.join(folder, 'secret')
})
afterAll(() => rm(folder, { recursive: true }))

it('a secret is read from a file', async () => {
  await writeFile(file, 'postgres://desk:pine@db.example/wood\n')
  expect(readConfiguration({ DATABASE_URL_FILE: file })).toMatchObject({
    databaseUrl: 'postgres://desk:pine@db.example/wood',
  })
  await writeFile(file, 'https://desk:pine@s3.example/files')
  expect(readConfiguration({ FILES_URL_FILE: file }).bucket?.secretAccessKey).toBe('pine')
  await writeFile(file, 'smtps://desk:pine@mail.example')
  const mail = { SMTP_URL_FILE: file, APP_URL: 'https://desk.example' }
  expect(readConfiguration(mail).postOffice?.smtpUrl).toBe('smtps://desk:pine@mail.example')
})

it('a secret that is missing, empty or given twice is reported without its value', async () => {
  const read = (more = {}) => readConfiguration({ DATABASE_URL_FILE: file, ...more })
  await writeFile(file, '\n')
  expect(() => read()).toThrow('which is empty')
  expect(() => read({ DATABASE_URL: 'postgres://desk:pine@db/wood' })).toThrow(
    /^Set either DATABASE_URL or DATABASE_URL_FILE, not both\.$/,
  )
  await rm(file)
  expect(() => read()).toThrow('DATABASE_URL_FILE names')
})
