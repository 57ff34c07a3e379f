import { useMemo, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { getLanguageNumberForm, normalizeNumberMarks } from '@domain/numbers'
import { type Dimensions, isFractional, parseQuantity } from '@domain/timber'
import { type ProductAmount, useReserve } from './use-reserve'

/** An amount typed in a row. */
export interface TypedAmount {
  readonly text: string
  readonly error: string | null
  /** True while the amount is being added to the basket. */
  readonly isPending: boolean
}

interface OrderedProduct {
  readonly id: string
  readonly specification: Dimensions
}

const EMPTY: TypedAmount = { text: '', error: null, isPending: false }

/** Keeps the amounts by company and product, also of rows that are scrolled away. */
function createAmountStore() {
  const amounts = new Map<string, TypedAmount>()
  const listeners = new Set<() => void>()
  return {
    get: (key: string) => amounts.get(key) ?? EMPTY,
    set(key: string, amount: TypedAmount) {
      amounts.set(key, amount)
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Amounts typed in the rows of a list. */
export type RowAmounts = ReturnType<typeof useRowAmounts>

/**
 * Returns the amounts typed in the rows of a list for one company, and how they get into the
 * basket.
 * @param companyId company that the order is for; undefined for a client
 */
export function useRowAmounts(companyId: string | undefined) {
  const { t, i18n } = useTranslation(['features/add-to-basket', 'shared/forms'])
  const reserve = useReserve(companyId)
  const [store] = useState(createAmountStore)

  return useMemo(() => {
    const get = (id: string) => store.get(`${companyId} ${id}`)
    const set = (id: string, amount: TypedAmount) => store.set(`${companyId} ${id}`, amount)

    function readAmount(
      text: string,
      { specification }: OrderedProduct,
    ): ProductAmount | { readonly error: string } {
      const normalized = normalizeNumberMarks(text, getLanguageNumberForm(i18n.language))
      const read = parseQuantity(normalized, specification)
      if (!read.ok)
        return {
          error:
            read.code === 'empty'
              ? t('row.empty')
              : t(`shared/forms:quantity.cannot_read.${read.code}`, { part: read.part }),
        }
      const unit = read.unit ?? 'pack'
      return isFractional(read.quantity, unit)
        ? { error: t('shared/forms:number.whole') }
        : { quantity: read.quantity, unit }
    }

    return {
      subscribe: store.subscribe,
      get,
      hint: t('row.hint'),
      write: (id: string, text: string) => set(id, { ...EMPTY, text }),
      /** Adds the amount of a product's row to the basket, or shows why it cannot be read. */
      async submit(product: OrderedProduct) {
        const { text, isPending } = get(product.id)
        if (isPending) return
        const amount = readAmount(text, product)
        if ('error' in amount) return set(product.id, { ...EMPTY, text, error: amount.error })
        set(product.id, { ...EMPTY, text, isPending: true })
        const isReserved = await reserve(product.id, amount)
        set(product.id, isReserved ? EMPTY : { ...EMPTY, text })
      },
    }
  }, [companyId, store, reserve, t, i18n.language])
}
