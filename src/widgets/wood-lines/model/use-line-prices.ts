import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useSyncExternalStore } from 'react'
import {
  priceContextQueryOptions,
  type PriceContext,
  type PriceContextRequest,
} from '@/entities/price'
import { setNetPrice, type WoodLine } from './wood-line'
import type { WoodLinesState } from './wood-line-editor'

/** The document whose line prices are shown. */
export interface LinePricing {
  readonly kind: PriceContextRequest['kind']
  /** The client or sawmill; '' if none is chosen. */
  readonly partnerId: string
  /** The saved document; null for a new one. */
  readonly documentId: string | null
  readonly currency: string
  /** As typed; '' for euro or an open rate. */
  readonly exchangeRate: string
  /** True if the price of the lines can be entered. */
  readonly isEditable: boolean
}

/** The prices of the active line; `loading` also for a line that is still being typed. */
export type LinePrices =
  | { readonly state: 'no_wood' | 'loading' | 'failed'; readonly line: WoodLine | undefined }
  | { readonly state: 'ready'; readonly line: WoodLine; readonly context: PriceContext }

const isRate = (text: string) => /^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/.test(text)

const toRequest = (line: WoodLine, pricing: LinePricing): PriceContextRequest => ({
  kind: pricing.kind,
  partner_id: pricing.partnerId === '' ? null : pricing.partnerId,
  document_id: pricing.documentId,
  product_id: line.product_id,
  specification:
    line.product_id === null || line.specification?.lengths ? line.specification : null,
  certification: line.certification,
  price_unit: line.price_unit,
  // The contract's validator checks it, as in the document's own payload.
  currency: (pricing.currency || 'EUR') as PriceContextRequest['currency'],
  exchange_rate: isRate(pricing.exchangeRate) ? pricing.exchangeRate : null,
})

/** A line without wood asks for nothing. */
const NO_LINE: WoodLine = {
  id: '',
  product_id: null,
  product_name: '',
  specification: null,
  quantity: '',
  unit: 'm3',
  isUnitStated: false,
  prices: { price: '' },
  price_unit: 'm3',
  certification: 'none',
  remark: '',
  former: null,
}

/** Returns the prices of the active line of a sheet. */
export function useLinePrices(
  { lines, cursor }: WoodLinesState,
  pricing: LinePricing,
): LinePrices & { retry: () => void } {
  const lineId = useSyncExternalStore(cursor.subscribe, () => cursor.place()?.lineId ?? '')
  const subscribe = useCallback(
    (listener: () => void) => lines.subscribeLine(lineId, listener),
    [lines, lineId],
  )
  const line = useDeferredValue(useSyncExternalStore(subscribe, () => lines.line(lineId)))
  const hasWood = Boolean(line?.specification)
  const query = useQuery({
    ...priceContextQueryOptions(toRequest(line ?? NO_LINE, pricing)),
    enabled: hasWood,
  })
  const retry = () => void query.refetch()
  if (!line || !hasWood) return { state: 'no_wood', line, retry }
  if (query.data) return { state: 'ready', line, context: query.data, retry }
  const hasFailed = query.isError || query.fetchStatus === 'paused'
  return { state: hasFailed ? 'failed' : 'loading', line, retry }
}

/**
 * Writes a price into a line, in the unit that it has, and removes its discount. One undo step.
 */
export function applyLinePrice(
  { lines, cursor }: WoodLinesState,
  lineId: string,
  price: string,
): void {
  if (cursor.openCell()) cursor.close()
  lines.write(lineId, (line) => ({
    ...setNetPrice(line, price),
    isPriceUnitStated: true,
    former: null,
  }))
}
