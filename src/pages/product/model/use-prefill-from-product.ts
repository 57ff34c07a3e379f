import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { productQueryOptions, type ProductRecord } from '@/entities/product'
import { useRecord, useRecordEditing } from '@/features/edit-record'
import { productForm, type ProductValues } from './product-form'

/** Fills a new product with what another one is, once, unless something is typed in it already. */
export function usePrefillFromProduct(): void {
  const { saved, fields } = useRecord(productForm)
  const { hasRestoredDraft } = useRecordEditing()
  const like = useMatch({ from: '/products/new', shouldThrow: false })?.search.like
  const wanted = saved === null && !hasRestoredDraft ? like : undefined
  const { data } = useQuery({ ...productQueryOptions(wanted ?? ''), enabled: wanted !== undefined })
  const isFilled = useRef(false)
  useEffect(() => {
    if (!data || wanted === undefined || isFilled.current) return
    isFilled.current = true
    for (const [name, value] of Object.entries(toPrefilledValues(data)))
      fields.setValue(name as keyof ProductValues, value, { shouldDirty: true })
  }, [data, wanted, fields])
}

/** All that is typed of another product; its name too, which is changed where the product is. */
function toPrefilledValues(product: ProductRecord): Partial<ProductValues> {
  const names = Object.keys(productForm.fields) as (keyof ProductValues)[]
  const typed = Object.fromEntries(names.map((name) => [name, String(product[name] ?? '')]))
  return { ...typed, status: 'active' }
}
