import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { productQuery, type ProductRecord } from '@/entities/product'
import { useRecord, useRecordWork } from '@/features/edit-record'
import { productForm, type ProductValues } from './product-form'

/** Fills a new product with what another one is, once, unless something is typed in it already. */
export function useLike(): void {
  const { saved, fields } = useRecord(productForm)
  const { hasKept } = useRecordWork()
  const like = useMatch({ from: '/products/new', shouldThrow: false })?.search.like
  const wanted = saved === null && !hasKept ? like : undefined
  const { data } = useQuery({ ...productQuery(wanted ?? ''), enabled: wanted !== undefined })
  const isFilled = useRef(false)
  useEffect(() => {
    if (!data || wanted === undefined || isFilled.current) return
    isFilled.current = true
    for (const [name, value] of Object.entries(valuesLike(data)))
      fields.setValue(name as keyof ProductValues, value, { shouldDirty: true })
  }, [data, wanted, fields])
}

/** All that is typed of another product; its name too, which is changed where the product is. */
function valuesLike(product: ProductRecord): Partial<ProductValues> {
  const names = Object.keys(productForm.fields) as (keyof ProductValues)[]
  const typed = Object.fromEntries(names.map((name) => [name, String(product[name] ?? '')]))
  return { ...typed, status: 'active' }
}
