import { useState } from 'react'
import { draftKey, useDraft } from '@/shared/lib/draft'

/** Deal numbers that were assigned by hand, by row of the sheet. */
export type PaymentNumbers = Readonly<Record<number, string>>

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
    assign(row: number, number: string) {
      const changed = { ...numbers, [row]: number }
      setNumbers(changed)
      draft.save(changed)
    },
    clear() {
      setNumbers({})
      draft.discard()
    },
  }
}
