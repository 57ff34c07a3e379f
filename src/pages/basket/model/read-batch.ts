import { basketWish, type BasketResult, type BasketWish } from '@/entities/order'

/** What amounts are counted in, in the words of the languages that orders are written in. */
const UNITS: Readonly<Record<string, BasketWish['unit']>> = {
  ...{ pack: 'pack', packs: 'pack', pk: 'pack', colis: 'pack', pak: 'pack', paq: 'pack', paquete: 'pack', paquetes: 'pack' },
  ...{ pcs: 'pcs', pc: 'pcs', pieces: 'pcs', vnt: 'pcs', pzas: 'pcs', m3: 'm3', 'm³': 'm3', lm: 'lm', ml: 'lm', bm: 'lm' },
}

/**
 * Reads lines as they are pasted from a sheet or a mail: a code, then an amount with or without its unit, apart by tabs, semicolons or blanks. A line
 * without an amount is one pack.
 */
export const readBatch = (text: string): BasketWish[] => linesOf(text).map(readLine)

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The lines of which nothing was added, as they were typed, to be mended. @param results what became of each, in their order */
export const failedLines = (text: string, results: readonly BasketResult[]): string =>
  linesOf(text)
    .filter((_, i) => results[i] && hasFailed(results[i]))
    .join('\n')

/** Whether nothing of a line is in the basket. */
export const hasFailed = ({ outcome }: BasketResult): boolean => outcome !== 'reserved' && outcome !== 'partly' && outcome !== 'in_basket'

function readLine(line: string): BasketWish {
  const found = /^(?<code>.*\S)[\t;\s]+(?<amount>\d+(?:[.,]\d{1,3})?)\s*(?<unit>[a-zµ³]+\d?)?\.?$/iu.exec(line)
  const { code, amount, unit } = found?.groups ?? {}
  const known = unit === undefined ? 'pack' : UNITS[unit.toLowerCase()]
  if (code === undefined || amount === undefined || known === undefined || Number(amount.replace(',', '.')) === 0) return basketWish({ code: line })
  return basketWish({ code: code.replace(/[\t;]+$/, '').trim(), quantity: amount.replace(',', '.'), unit: known })
}

/** The lines with a barcode that was read below them, unless one of them has it already. */
export const withCode = (text: string, code: string): string =>
  readBatch(text).some((wish) => wish.code === code) ? text : [...(text.trim() === '' ? [] : [text.trimEnd()]), code].join('\n')
