import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { createPrice, fetchPaidPage, refreshPrices } from '@/entities/price'
import { useAuth, useMe } from '@/entities/session'
import type { FieldError, Schemas } from '@/shared/api'
import { vPriceWrite } from '@/shared/api/generated/validators'
import { FormDrawer, useKeptTyping, useSentForm } from '@/shared/forms'
import { countryChoices, useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { today } from '@/shared/lib/today'
import { Combobox, NativeSelect, RadioGroup } from '@/shared/ui'
import { findCompanies } from '../model/find-companies'
import { termsDraft, termsOf, type TermsDraft } from '../model/price-draft'
import { PriceTerms } from './price-terms'

type Named = { readonly id: string; readonly name: string }

interface Typed {
  readonly product: Named | null
  readonly asked: Schemas['PriceScope']
  readonly country: string
  readonly company: Named | null
  readonly terms: TermsDraft
}

interface Props {
  readonly list: Schemas['PriceListName']
  /** Null where it is to be chosen. */
  readonly product: Named | null
  onClose(): void
}

const page = { cursor: undefined, limit: 20 }
const keyOf = ({ id }: Named) => id
const labelOf = ({ name }: Named) => name
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

/** A new price. What it ends, and what stands against it, is said by the backend. */
export function NewPrice({ list, product: given, onClose }: Props) {
  const { t, i18n } = useTranslation('pages/price-list')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { role } = useAuth()
  const me = useMe()
  const blank: Typed = {
    product: given,
    asked: 'general',
    country: '',
    company: null,
    terms: termsDraft(null, today()),
  }
  const kept = useKeptTyping(draftKey(me?.id ?? '', `price-${list}-${given?.id ?? 'new'}`), blank)
  const { product, asked, country, company, terms } = kept.typed
  const set = (change: Partial<Typed>) => kept.setTyped((before) => ({ ...before, ...change }))
  const countries = useMemo(
    () => countryChoices(format.country, i18n.language),
    [format, i18n.language],
  )
  const findProducts = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { items, next_cursor } = await fetchPaidPage(
        { list, ...(text && { q: text }) },
        page,
        signal,
      )
      return { items: items.map((one) => one.product), hasMore: next_cursor !== null }
    },
    [list],
  )
  const loadCompanies = useCallback(async (text: string, signal: AbortSignal) => {
    const { items, next_cursor } = await findCompanies({ ...(text && { q: text }) }, page, signal)
    return {
      items: items.map(({ id, name }): Named => ({ id, name })),
      hasMore: next_cursor !== null,
    }
  }, [])
  // A manager has the own companies' prices alone, a country manager the countries' too.
  const scopes = (['company', 'country', 'general'] as const).filter(
    (scope) =>
      scope === 'company' ||
      role === 'global_manager' ||
      role === 'admin' ||
      (scope === 'country' && role === 'country_manager'),
  )
  const scope = scopes.find((one) => one === asked) ?? 'company'
  // To the contract, nobody and nowhere is a price for everybody.
  const lacking =
    scope === 'company' && !company
      ? '/company_id'
      : scope === 'country' && country === ''
        ? '/country'
        : null
  const forWhom: FieldError[] = lacking === null ? [] : [{ pointer: lacking, code: 'required' }]
  const sent = useSentForm({
    schema: vPriceWrite,
    written: {
      ...termsOf(terms),
      product_id: product?.id ?? null,
      list,
      country: scope === 'country' ? country || null : null,
      company_id: scope === 'company' ? (company?.id ?? null) : null,
    },
    fields,
    judged: forWhom,
    send: createPrice,
    kept,
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
      <Combobox<Named>
        label={t('columns.product')}
        value={product}
        onChange={(chosen) => set({ product: chosen })}
        load={findProducts}
        keyOf={keyOf}
        labelOf={labelOf}
        isRequired
        isReadOnly={given !== null}
        error={sent.errorOf('product_id')}
      />
      <RadioGroup
        label={t('columns.scope')}
        value={scope}
        onChange={(value) => value !== '' && set({ asked: value })}
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
        <Combobox<Named>
          label={t('columns.company')}
          value={company}
          onChange={(chosen) => set({ company: chosen })}
          load={loadCompanies}
          keyOf={keyOf}
          labelOf={labelOf}
          isRequired
          error={sent.errorOf('company_id')}
        />
      )}
      <PriceTerms
        draft={terms}
        onChange={(change) => set({ terms: { ...terms, ...change } })}
        errorOf={sent.errorOf}
      />
    </FormDrawer>
  )
}
