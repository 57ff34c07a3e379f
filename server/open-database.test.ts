import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ConfigurationError } from './configuration'
import { openDatabase } from './open-database'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'timberdesk-database-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

it('a data folder of another version is rejected with instructions, and stays unchanged', async () => {
  const { db } = await openDatabase({ dataDir })
  await sql`insert into kysely_migration values ('001-people', '2026-11-20T09:00:00.000Z')`.execute(
    db,
  )
  await sql`update kysely_migration set name = '002-trade' where name = '002-deal-payments'`.execute(
    db,
  )
  await db.destroy()
  for (let start = 1; start <= 2; start += 1) {
    const refusal = openDatabase({ dataDir })
    await expect(refusal).rejects.toThrow(ConfigurationError)
    await expect(refusal).rejects.toThrow(
      `The database was created by another version of Timberdesk: this version does not know its migration 001-people and 1 more. Rename the folder ${dataDir} to keep it,`,
    )
  }
})
