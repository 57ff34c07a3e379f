import pg from 'pg'
import { createBackend } from '@backend/app'
import { endless } from '@backend/db/open-postgres'
import { secureRandom, systemClock } from '@backend/surroundings'
import { openDatabase } from '../server/open-database'
import { callerOf } from './caller'
const [role, ...paths] = process.argv.slice(2)
let out: string[] | null = null
const orig = pg.Client.prototype.query as any
;(pg.Client.prototype as any).query = function (...args: any[]) {
  const start = performance.now(); const r = orig.apply(this, args)
  const text = typeof args[0] === 'string' ? args[0] : args[0].text
  const done = () => out?.push(`${(performance.now() - start).toFixed(1)} @${start.toFixed(0)} ${String(text).slice(0, +(process.env.W ?? 260))}`)
  if (r?.then) r.then(done, done); return r
}
const url = 'postgres://bench:bench@127.0.0.1:5544/' + (process.env.DB ?? 'portal')
const { db, dialect } = await openDatabase({ databaseUrl: url }, endless)
const backend = createBackend({ db, dialect, clock: systemClock, random: secureRandom, log: console })
const call = await callerOf(backend, role!)
for (const p of paths) {
  for (let i = 0; i < 15; i++) await call(p)
  const times: number[] = []
  for (let i = 0; i < 120; i++) { const s = performance.now(); await call(p); times.push(performance.now() - s) }
  times.sort((a, b) => a - b)
  console.log(`\n== ${p}  min ${times[0]!.toFixed(1)} p20 ${times[24]!.toFixed(1)} p50 ${times[60]!.toFixed(1)}`)
  out = []; await call(p); for (const l of out) console.log('   ', l); out = null
}
await db.destroy(); process.exit()
