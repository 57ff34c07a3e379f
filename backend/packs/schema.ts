import {
  computeTallyFigures,
  computeTallyVolume,
  createTally,
  type Dimensions,
  sumMillimetres,
  type Tally,
} from '@domain/timber'
import { toPackNumberKey } from '@domain/rules/pack-number'
import { fold } from '@domain/text/fold'
import { toPackKey } from '@domain/rules/inspection'
import type { Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'
import { toJson } from '../db/rows'
import { toBarcodeKey } from '../stock/barcodes'

export type PackContent = Omit<Schemas['PackWrite'], 'id' | 'version' | 'supply_line_id'>

/** Letters and digits of a number or barcode, by which it is found. */
export const toMarkStart = toPackKey

/** Reversed letters and digits, so that an index finds the last characters. */
export const toMarkEnd = (mark: string): string => [...toMarkStart(mark)].reverse().join('')

/** Sort key in which `A-2` comes before `A-10`. */
const toNumberSort = (number: string): string =>
  fold(number).replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'))

/** Returns the columns of a pack's number. */
const toNumberColumns = (number: string) => ({
  number,
  number_key: toPackNumberKey(number),
  number_sort: toNumberSort(number),
  number_start: toMarkStart(number),
  number_end: toMarkEnd(number),
})

const toBarcodeColumns = (barcode: string | null) => ({
  barcode,
  barcode_key: barcode && toBarcodeKey(barcode),
  barcode_start: barcode && toMarkStart(barcode),
  barcode_end: barcode && toMarkEnd(barcode),
})

/** Columns that follow from a tally and the section of its line; null if the section is unknown. */
export function toTallyColumns(tally: Tally, section: Dimensions) {
  const sorted = createTally(tally)
  const figures = computeTallyFigures(sorted, section)
  const volume = computeTallyVolume(sorted, section)
  return (
    figures && {
      tally: toJson(sorted),
      pcs: figures.pcs,
      length_mm: Number(sumMillimetres(sorted)),
      litres: toLitres(figures.volume_m3),
      volume_mm3: Number(volume),
    }
  )
}

/** Returns the columns that a user writes; null if the line's section is unknown. */
export function toPackColumns(
  { number, barcode, mark, tally, kg }: PackContent,
  section: Dimensions,
) {
  const counted = toTallyColumns(tally, section)
  return (
    counted && { ...toNumberColumns(number), ...toBarcodeColumns(barcode), mark, kg, ...counted }
  )
}

/**
 * Returns when a pack was listed: a millisecond before the pack above it, so that the newest packs
 * stand in the order of their list.
 * @param now time of the whole list
 * @param position from 0, in the list
 */
export const toListedTime = (now: string, position: number): string =>
  new Date(Date.parse(now) - position).toISOString()
