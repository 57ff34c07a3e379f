import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { createPrice, fetchPaidPage, refreshPrices } from '@/entities/price'
import { useAuth, useMe } from '@/entities/session'
import type { FieldError, Schemas } from '@/shared/api'
import { vPriceWrite } from '@/shared/api/generated/validators'
import { FormDrawer, useFormDraft, useSubmitForm } from '@/shared/forms'
import { countryChoices, useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { today } from '@/shared/lib/today'
import { Combobox, NativeSelect, RadioGroup } from '@/shared/ui'
import { findCompanyChoices } from '../model/company-choices'
import {
  toPriceTermsFormValues,
  toPriceChange,
  type PriceTermsFormValues,
} from '../model/price-terms-form-values'
import { PriceTerms } from './price-terms'

type NamedOption = { readonly id: string; readonly name: string }

interface NewPriceFormValues {
  readonly product: NamedOption | null
  readonly currentScope: Schemas['PriceScope']
  readonly country: string
  readonly company: NamedOption | null
  readonly terms: PriceTermsFormValues
}

interface Props {
  readonly list: Schemas['PriceListName']
  /** Null if the user selects the product. */
  readonly product: NamedOption | null
  onClose(): void
}

const firstPage = { cursor: undefined, limit: 20 }
const getKey = ({ id }: NamedOption) => id
const getLabel = ({ name }: NamedOption) => name
const fields = [
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
    product: initialProduct,
    currentScope: 'general',
    country: '',
    company: null,
    terms: toPriceTermsFormValues(null, today()),
  }
  const draft = useFormDraft(
    draftKey(me?.id ?? '', `price-${list}-${initialProduct?.id ?? 'new'}`),
    blank,
  )
  const { product, currentScope, country, company, terms } = draft.values
  const set = (change: Partial<NewPriceFormValues>) =>
    draft.setValues((previous) => ({ ...previous, ...change }))
  const countries = useMemo(
    () => countryChoices(format.country, i18n.language),
    [format, i18n.language],
  )
  const findProducts = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { items, next_cursor } = await fetchPaidPage(
        { list, ...(text && { q: text }) },
        firstPage,
        signal,
      )
      return { items: items.map((item) => item.product), hasMore: next_cursor !== null }
    },
    [list],
  )
  const loadCompanies = useCallback(async (text: string, signal: AbortSignal) => {
    const { items, next_cursor } = await findCompanyChoices(
      { ...(text && { q: text }) },
      firstPage,
      signal,
    )
    return {
      items: items.map(({ id, name }): NamedOption => ({ id, name })),
      hasMore: next_cursor !== null,
    }
  }, [])
  // Managers set prices for their companies; country managers also for their countries.
  const scopes = (['company', 'country', 'general'] as const).filter(
    (scope) =>
      scope === 'company' ||
      role === 'global_manager' ||
      role === 'admin' ||
      (scope === 'country' && role === 'country_manager'),
  )
  const scope = scopes.find((item) => item === currentScope) ?? 'company'
  // The contract treats a price without company and country as general, so check the scope here.
  const missingPointer =
    scope === 'company' && !company
      ? '/company_id'
      : scope === 'country' && country === ''
        ? '/country'
        : null
  const scopeErrors: FieldError[] =
    missingPointer === null ? [] : [{ pointer: missingPointer, code: 'required' }]
  const sent = useSubmitForm({
    schema: vPriceWrite,
    payload: {
      ...toPriceChange(terms),
      product_id: product?.id ?? null,
      list,
      country: scope === 'country' ? country || null : null,
      company_id: scope === 'company' ? (company?.id ?? null) : null,
    },
    fields,
    extraErrors: scopeErrors,
    send: createPrice,
    draft: draft,
    onSent: async () => {
      await refreshPrices(queryClient)
      onClose()
    },
  })
  return (
    <FormDrawer
      title={t('form.add', { list: t(`list.${list}`) })}
      submitText={t('form.save')}
      sent={sent}
      onClose={onClose}
    >
      <Combobox<NamedOption>
        label={t('columns.product')}
        value={product}
        onChange={(chosen) => set({ product: chosen })}
        load={findProducts}
        getKey={getKey}
        getLabel={getLabel}
        isRequired
        isReadOnly={initialProduct !== null}
        error={sent.errorOf('product_id')}
      />
      <RadioGroup
        label={t('columns.scope')}
        value={scope}
        onChange={(value) => value !== '' && set({ currentScope: value })}
        options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        direction="row"
        error={scope === 'general' ? sent.errorOf('company_id') : undefined}
      />
      {scope === 'country' && (
        <NativeSelect
          label={t('columns.country')}
          value={country}
          onChange={(chosen) => set({ country: chosen })}
          options={countries}
          placeholder="–"
          isRequired
          error={sent.errorOf('country')}
        />
      )}
      {scope === 'company' && (
        <Combobox<NamedOption>
          label={t('columns.company')}
          value={company}
          onChange={(chosen) => set({ company: chosen })}
          load={loadCompanies}
          getKey={getKey}
          getLabel={getLabel}
          isRequired
          error={sent.errorOf('company_id')}
        />
      )}
      <PriceTerms
        draft={terms}
        onChange={(change) => set({ terms: { ...terms, ...change } })}
        getError={sent.errorOf}
      />
    </FormDrawer>
  )
}
