import { useState } from 'react'
import { draftKey, useDraft } from '@/shared/lib/draft'

/** Deal numbers that were assigned by hand, by `toRowKey`. */
export type PaymentNumbers = Readonly<Record<string, string>>

/** Key of a row of one worksheet in one upload, so that another sheet gets no numbers of it. */
export const toRowKey = (sheetKey: string, row: number): string => `${sheetKey} ${row}`

/** Returns the assigned deal number as it is sent; null for none. */
export const toDealNumber = (
  numbers: PaymentNumbers,
  sheetKey: string,
  row: number,
): string | null => numbers[toRowKey(sheetKey, row)]?.trim() || null

const isPaymentNumbers = (value: unknown): value is PaymentNumbers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((number) => typeof number === 'string')

/** Deal numbers of the open sheet, stored as a draft on this device. */
export function usePaymentNumbers(personId: string) {
  const draft = useDraft(draftKey(personId, 'payment-sheet'), isPaymentNumbers)
  const [numbers, setNumbers] = useState<PaymentNumbers>(draft.restored ?? {})
  return {
    numbers,
    assign(rowKey: string, number: string) {
      const changed = { ...numbers, [rowKey]: number }
      setNumbers(changed)
      draft.save(changed)
    },
    clear() {
      setNumbers({})
      draft.discard()
    },
  }
}
