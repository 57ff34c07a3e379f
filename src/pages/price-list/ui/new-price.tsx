import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { createPrice, fetchCompanyPricePage, refreshPrices } from '@/entities/price'
import { toNamedProduct } from '@/entities/product'
import { useAuth, useMe } from '@/entities/session'
import type { FieldError, Schemas } from '@/shared/api'
import { vPriceWrite } from '@contract/validators'
import { FormDrawer, useDraftForm } from '@/shared/forms'
import { listCountryChoices, useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { today } from '@/shared/lib/clock'
import { Combobox, type NamedOption, namedOptions, NativeSelect, RadioGroup } from '@/shared/ui'
import { listPriceScopes } from '@domain/rules/role-rules'
import { loadCompanyOptions } from '../model/price-scope'
import {
  toPriceTermsFormValues,
  toPriceChange,
  type PriceTermsFormValues,
} from '../model/price-terms-form-values'
import { PriceTerms } from './price-terms'

interface NewPriceFormValues {
  readonly product: NamedOption | null
  readonly currentScope: Schemas['PriceScope']
  readonly country: string
  readonly company: NamedOption | null
  readonly terms: PriceTermsFormValues
}

interface Props {
  list: Schemas['PriceListName']
  /** Null if the user selects the product. */
  product: Schemas['ProductRef'] | null
  onClose(): void
}

const FIRST_PAGE = { cursor: undefined, limit: 20 }
const FIELDS = [
  'product_id',
  'country',
  'company_id',
  'price',
  'price_small',
  'price_medium',
  'price_large',
  'start_date',
  'end_date',
  'unit',
  'sale_unit',
]

/** Form for a new price. The server reports the price it ends, and conflicts. */
export function NewPrice({ list, product: initialProduct, onClose }: Props) {
  const { t, i18n } = useTranslation('pages/price-list')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { role } = useAuth()
  const me = useMe()
  const blank: NewPriceFormValues = {
    product: initialProduct && toNamedProduct(initialProduct),
    currentScope: 'general',
    country: '',
    company: null,
    terms: toPriceTermsFormValues(null, today()),
  }
  const countries = useMemo(
    () => listCountryChoices(format.country, i18n.language),
    [format, i18n.language],
  )
  const findProducts = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { items, next_cursor } = await fetchCompanyPricePage(
        { list, ...(text && { q: text }) },
        FIRST_PAGE,
        signal,
      )
      return {
        items: items.map((item) => toNamedProduct(item.product)),
        hasMore: next_cursor !== null,
      }
    },
    [list],
  )
  const scopes = role === null ? [] : listPriceScopes({ role })
  const getScope = ({ currentScope }: NewPriceFormValues) =>
    scopes.find((item) => item === currentScope) ?? 'company'
  // The contract treats a price without company and country as general, so check the scope here.
  function findScopeErrors(values: NewPriceFormValues): readonly FieldError[] {
    const scope = getScope(values)
    if (scope === 'company' && !values.company)
      return [{ pointer: '/company_id', code: 'required' }]
    if (scope === 'country' && values.country === '')
      return [{ pointer: '/country', code: 'required' }]
    return []
  }
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `price-${list}-${initialProduct?.id ?? 'new'}`),
    initialValues: blank,
    schema: vPriceWrite,
    toPayload(values: NewPriceFormValues) {
      const scope = getScope(values)
      return {
        ...toPriceChange(values.terms),
        product_id: values.product?.id ?? null,
        list,
        country: scope === 'country' ? values.country || null : null,
        company_id: scope === 'company' ? (values.company?.id ?? null) : null,
      }
    },
    fields: FIELDS,
    findErrors: findScopeErrors,
    send: createPrice,
    onSent: async () => {
      await refreshPrices(queryClient)
      onClose()
    },
  })
  const { product, country, company, terms } = form.values
  const scope = getScope(form.values)
  return (
    <FormDrawer
      title={t('form.add', { list: t(`list.${list}`) })}
      submitText={t('form.save')}
      form={form}
      onClose={onClose}
    >
      <Combobox<NamedOption>
        label={t('columns.product')}
        value={product}
        onChange={(chosen) => form.setValues({ product: chosen })}
        load={findProducts}
        {...namedOptions}
        isRequired
        isReadOnly={initialProduct !== null}
        error={form.getError('product_id')}
      />
      {scopes.length > 1 && (
        <RadioGroup
          label={t('columns.scope')}
          value={scope}
          onChange={(value) => value !== '' && form.setValues({ currentScope: value })}
          options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
          direction="row"
          error={scope === 'general' ? form.getError('company_id') : undefined}
        />
      )}
      {scope === 'country' && (
        <NativeSelect
          label={t('columns.country')}
          value={country}
          onChange={(chosen) => form.setValues({ country: chosen })}
          options={countries}
          placeholder="–"
          isRequired
          error={form.getError('country')}
        />
      )}
      {scope === 'company' && (
        <Combobox<NamedOption>
          label={t('columns.company')}
          value={company}
          onChange={(chosen) => form.setValues({ company: chosen })}
          load={loadCompanyOptions}
          {...namedOptions}
          isRequired
          error={form.getError('company_id')}
        />
      )}
      <PriceTerms
        draft={terms}
        onChange={(change) => form.setValues({ terms: { ...terms, ...change } })}
        getError={form.getError}
      />
    </FormDrawer>
  )
}
