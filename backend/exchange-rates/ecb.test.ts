import { afterAll, beforeAll, expect, it } from 'vitest'
import { secureRandom } from '../app-context'
import { createEmptyDatabase } from '../db/test-database'
import type { Db } from '../db/tables'
import { runDueJobs } from '../due-work/run-due-jobs'
import { findDailyRate } from './daily-rates'
import { parseEcbRates, scheduleRateDownload } from './ecb'

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='2026-11-27'>
    <Cube currency='USD' rate='1.0842'/><Cube currency='SEK' rate='11.184'/><Cube currency='BGN' rate='1.9558'/>
  </Cube></Cube>
</gesmes:Envelope>`

it('the rates of our currencies are read from a file of the European Central Bank', () => {
  expect(parseEcbRates(XML)).toEqual([
    { day: '2026-11-27', currency: 'USD', rate: '1.0842' },
    { day: '2026-11-27', currency: 'SEK', rate: '11.184' },
  ])
})

it('a file without rates is refused', () => {
  expect(() => parseEcbRates('<html><body>Closed</body></html>')).toThrow('contains no rate')
})

let db: Db
beforeAll(async () => {
  db = await createEmptyDatabase()
})
afterAll(() => db.destroy())

it('rates are downloaded at once, on the next day, and after a failure in an hour', async () => {
  let now = new Date('2026-11-27T18:00:00Z')
  let answer: () => Promise<string> = () => Promise.resolve(XML)
  let downloads = 0
  const host = {
    db,
    dialect: 'sqlite' as const,
    clock: () => now,
    random: secureRandom,
    log: { error: () => undefined },
    fetchExchangeRates: () => {
      downloads += 1
      return answer()
    },
  }
  const run = async (time: string) => {
    now = new Date(time)
    await runDueJobs(host)
    return downloads
  }
  await scheduleRateDownload(host)
  expect(await run('2026-11-27T18:00:00Z')).toBe(1)
  expect(await findDailyRate(db, 'USD', '2026-11-29')).toEqual({
    rate: '1.0842',
    day: '2026-11-27',
  })
  expect(await findDailyRate(db, 'USD', '2026-12-05')).toBeNull()
  expect(await findDailyRate(db, 'USD', '2026-11-26')).toBeNull()
  expect(await run('2026-11-28T15:59:00Z')).toBe(1)
  answer = () => Promise.reject(new Error('No network.'))
  expect(await run('2026-11-28T16:00:00Z')).toBe(2)
  expect(await run('2026-11-28T16:59:00Z')).toBe(2)
  answer = () => Promise.resolve(XML)
  expect(await run('2026-11-28T17:00:00Z')).toBe(3)
  expect(await run('2026-11-29T15:00:00Z')).toBe(3)
})
