import * as v from 'valibot'
import type { LineClipboard } from '@/shared/ui/lines-grid'
import { createLineDraftEntries } from './line-drafts'
import { isParsedPrice } from './line-figures'
import { isPriceSide, type PriceName, type PriceSide, type WoodLine } from './wood-line'

interface LineClipboardOptions<Line extends WoodLine> {
  /** The side of each of the document's prices. */
  readonly prices: Readonly<Record<PriceName<Line>, PriceSide>>
  /** ISO 4217, for all prices. */
  readonly currency: string
  /** Text fields that only this kind of document has. */
  readonly ownFields?: readonly (keyof Line & string)[]
  /** Fields of `ownFields` that are per cent or an amount in the currency. */
  readonly amountFields?: readonly (keyof Line & string)[]
  readonly newLine: () => Line
}

const MAX_LINES = 1000
const vColumns = v.array(v.string())
const vPrices = v.partial(v.object({ sale: v.string(), purchase: v.string() }))
const vCopied = v.object({
  currency: v.string(),
  columnIds: vColumns,
  extent: v.exactOptional(v.picklist(['whole', 'tail'])),
  lines: v.pipe(
    v.array(
      v.object({ ...createLineDraftEntries(vPrices), own: v.record(v.string(), v.string()) }),
    ),
    v.maxLength(MAX_LINES),
  ),
})

const WOOD_COLUMNS: readonly string[] = [
  'product',
  'quantity',
  'unit',
  'price_unit',
  'certification',
  'remark',
]

/**
 * Copies whole lines between documents: wood with pack size, units, and prices of the same side.
 */
export function createLineClipboard<Line extends WoodLine>({
  prices,
  currency,
  ownFields = [],
  amountFields = [],
  newLine,
}: LineClipboardOptions<Line>): LineClipboard<Line> {
  const sides = Object.entries<PriceSide>(prices)
  const sidesByName = new Map(sides)
  const namesBySide = new Map(sides.map(([name, side]) => [side, name]))
  return {
    write({ lines, columnIds, extent }) {
      const copied: v.InferInput<typeof vCopied> = {
        currency,
        ...(extent && { extent }),
        columnIds: columnIds.map((id) => sidesByName.get(id) ?? id),
        lines: lines.map((line) => ({
          ...toWood(line),
          prices: Object.fromEntries(
            sides.flatMap(([name, side]) =>
              columnIds.includes(name) ? [[side, line.prices[name as PriceName<Line>] ?? '']] : [],
            ),
          ),
          former: null,
          own: Object.fromEntries(
            ownFields.flatMap((name) =>
              columnIds.includes(name) ? [[name, String(line[name])]] : [],
            ),
          ),
        })),
      }
      return JSON.stringify(copied)
    },
    read(text) {
      const copied = v.safeParse(v.pipe(v.string(), v.parseJson(), vCopied), text)
      if (!copied.success) return null
      const { columnIds, lines, extent, currency: copiedIn } = copied.output
      const blank = newLine()
      const isCarried = (id: string) =>
        WOOD_COLUMNS.includes(id) || ownFields.some((name) => name === id)
      return {
        ...(extent && { extent }),
        columnIds: columnIds.flatMap((id) =>
          isPriceSide(id) ? (namesBySide.get(id) ?? []) : isCarried(id) ? [id] : [],
        ),
        lines: lines.map((line) => ({
          ...blank,
          ...readOwn(line.own, copiedIn),
          ...toWood(line),
          id: crypto.randomUUID(),
          prices: { ...blank.prices, ...readPrices(line.prices, copiedIn) },
        })),
      }
    },
  }

  function withCurrency(price: string, copiedIn: string): string {
    return copiedIn === currency || !isParsedPrice(price) ? price : `${price} ${copiedIn}`
  }

  /** Returns the document's own fields; an amount in another currency is marked, as a price is. */
  function readOwn(own: Readonly<Record<string, string>>, copiedIn: string) {
    return Object.fromEntries(
      ownFields.flatMap((name) => {
        const text = own[name]
        if (text === undefined) return []
        return [[name, amountFields.includes(name) ? withCurrency(text, copiedIn) : text]]
      }),
    )
  }

  /**
   * Returns the copied prices. A price in another currency keeps its code, so that its cell is
   * marked.
   */
  function readPrices(
    copied: v.InferOutput<typeof vPrices>,
    copiedIn: string,
  ): Record<string, string> {
    return Object.fromEntries(
      sides.flatMap(([name, side]) =>
        copied[side] === undefined ? [] : [[name, withCurrency(copied[side], copiedIn)]],
      ),
    )
  }
}

type LineWood = Omit<WoodLine, 'prices' | 'former'>

/** Returns the line without prices and document fields. */
const toWood = ({
  id,
  product_id,
  product_name,
  specification,
  quantity,
  unit,
  isUnitStated,
  isPriceUnitStated,
  price_unit,
  certification,
  remark,
}: LineWood): LineWood => ({
  id,
  product_id,
  product_name,
  specification,
  quantity,
  unit,
  isUnitStated,
  price_unit,
  certification,
  remark,
  ...(isPriceUnitStated !== undefined && { isPriceUnitStated }),
})
