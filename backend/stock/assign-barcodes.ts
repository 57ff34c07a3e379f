import type { AppContext } from '../app-context'
import { getBusinessDay } from '../business-day'
import { takeNextNumber } from '../db/document-numbers'
import { inChunks } from '../db/rows'
import type { Db } from '../db/tables'
import { hasBarcode, toBarcodeKey } from './barcodes'

type BarcodeHost = Pick<AppContext, 'clock' | 'timeZone'> & { db: Db }

/**
 * Returns the barcodes of new packs, with a number of the series L for each null. Numbers that are
 * already a barcode, in this call, in stock or on a mill's list, are skipped.
 */
export async function assignBarcodes(
  host: BarcodeHost,
  barcodes: readonly (string | null)[],
): Promise<string[]> {
  const used = new Set(
    barcodes.flatMap((barcode) => (barcode === null ? [] : toBarcodeKey(barcode))),
  )
  const missing = barcodes.filter((barcode) => barcode === null).length
  const free: string[] = []
  while (free.length < missing) {
    const numbers = await takeNumbers(host, missing - free.length)
    const taken = await findTakenKeys(host.db, numbers)
    free.push(...numbers.filter((number) => !used.has(number) && !taken.has(number)))
  }
  const assigned = free.values()
  return barcodes.map((barcode) => barcode ?? assigned.next().value ?? '')
}

async function takeNumbers(host: BarcodeHost, count: number): Promise<string[]> {
  const year = Number(getBusinessDay(host).slice(0, 4))
  const numbers: string[] = []
  while (numbers.length < count) numbers.push((await takeNextNumber(host.db, 'L', year)).number)
  return numbers
}

/** Returns the keys of the barcodes that packs in stock or on a mill's list have. */
async function findTakenKeys(db: Db, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const lots = await inChunks(numbers, (chunk) =>
    db.selectFrom('lots').select('barcode').where(hasBarcode(chunk)).execute(),
  )
  const packs = await inChunks(numbers, (chunk) =>
    db.selectFrom('packs').select('barcode_key').where('barcode_key', 'in', chunk).execute(),
  )
  return new Set([
    ...lots.map(({ barcode }) => toBarcodeKey(barcode)),
    ...packs.flatMap(({ barcode_key }) => barcode_key ?? []),
  ])
}
