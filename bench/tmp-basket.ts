import pg from 'pg'
import { createBackend } from '@backend/app'
import { endless } from '@backend/db/open-postgres'
import { secureRandom, systemClock } from '@backend/surroundings'
import { openDatabase } from '../server/open-database'
import { callerOf } from './caller'
let out: string[] | null = null; let failures: Record<string, number> = {}
const orig = pg.Client.prototype.query as any
;(pg.Client.prototype as any).query = function (...args: any[]) {
  const start = performance.now(); const r = orig.apply(this, args)
  const text = typeof args[0] === 'string' ? args[0] : args[0].text
  const done = () => out?.push(`${(performance.now() - start).toFixed(1)} ${String(text).slice(0, 110)}`)
  if (r?.then) r.then(done, (e: any) => { const k = `${e.code} ${e.message} :: ${e.detail ?? ''} :: ${text.slice(0, 60)}`; failures[k] = (failures[k] ?? 0) + 1; done() }); return r
}
const { db, dialect } = await openDatabase({ databaseUrl: 'postgres://bench:bench@127.0.0.1:5544/portal' }, endless)
const backend = createBackend({ db, dialect, clock: systemClock, random: secureRandom, log: console })
const call = await callerOf(backend, 'global_manager')
const companies = await db.selectFrom('companies').select('id').where('status', '=', 'verified').orderBy('id', 'desc').limit(400).execute()
const woods = await db.selectFrom('lots').select(({ fn }) => ['product_id', fn.countAll<number>().as('packs')]).where('status', '=', 'available').groupBy('product_id').orderBy('packs', 'desc').limit(20).execute()
const add = async (i: number) => { const s = performance.now(); await call('/basket/lines/', { company_id: companies[i]!.id, lines: [{ product_id: woods[i % 20]!.product_id, lot_id: null, code: null, pcs_per_pack: null, barcode_starts: null, quantity: '1', unit: 'pack', service: 'none' }] }); return performance.now() - s }
const alone: number[] = []
for (let i = 0; i < 40; i++) alone.push(await add(i))
alone.sort((a, b) => a - b); console.log('alone min', alone[0], 'p50', alone[20])
out = []; await add(41); for (const l of out) console.log('  ', l); out = null
failures = {}
for (const n of [10]) { let next = 50; const times: number[] = []; const s = performance.now()
  await Promise.all(Array.from({ length: n }, async () => { while (next < 250) { const i = next++; await new Promise(setImmediate); times.push(await add(i)) } }))
  times.sort((a, b) => a - b); console.log(n, 'p50', times[100], 'p99', times[197], 'all', performance.now() - s) }
for (const [k, v] of Object.entries(failures)) console.log(v, k)
await db.destroy(); process.exit()
