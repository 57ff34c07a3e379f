import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { createPrice, fetchPaidPage, refreshPrices, updatePrice, type PriceEntry } from '@/entities/price'
import { useAuth } from '@/entities/session'
import { ApiProblem, useProblemText, type Schemas } from '@/shared/api'
import { fieldErrorText } from '@/shared/forms'
import { countryChoices, useFormat, useTranslation } from '@/shared/i18n'
import { today } from '@/shared/lib/today'
import { Banner, Button, Checkbox, Combobox, DateField, Drawer, NativeSelect, NumberField, RadioGroup } from '@/shared/ui'
import { findCompanies as fetchCompanies } from '../model/find-companies'
import { draftOf, termsOf, writeOf, type PriceDraft } from '../model/price-draft'
import styles from './price-list.module.css'

interface Props {
  readonly list: Schemas['PriceListName']
  /** Of a new price; null where it is to be chosen. */
  readonly product: PriceDraft['product']
  /** The one that is changed; null for a new one. */
  readonly price: PriceEntry | null
  onClose(): void
}

type Named = { readonly id: string; readonly name: string }
type Errors = { readonly [Field in string]?: string }

const units = ['m3', 'lm', 'm2', 'pcs', 'pack'] as const
const prices = ['price', 'price_small', 'price_medium', 'price_large'] as const
const page = { cursor: undefined, limit: 20 }
const keyOf = ({ id }: Named) => id
const labelOf = ({ name }: Named) => name

/** A price: added or changed. What it ends, and what stands against it, is said by the backend. */
export function PriceForm({ list, product, price, onClose }: Props) {
  const { t, i18n } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const { role } = useAuth()
  const [draft, setDraft] = useState(() => draftOf(price, product, today()))
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const set = <Name extends keyof PriceDraft>(name: Name) => (value: PriceDraft[Name]) => {
    setDraft((before) => ({ ...before, [name]: value }))
    key.current = crypto.randomUUID()
  }
  const countries = useMemo(() => countryChoices(format.country, i18n.language), [format, i18n.language])
  const findProducts = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { items, next_cursor } = await fetchPaidPage({ list, ...(text && { q: text }) }, page, signal)
      return { items: items.map((one) => one.product), hasMore: next_cursor !== null }
    },
    [list],
  )
  const findCompanies = useCallback(async (text: string, signal: AbortSignal) => {
    const { items, next_cursor } = await fetchCompanies({ ...(text && { q: text }) }, page, signal)
    return { items: items.map(({ id, name }): Named => ({ id, name })), hasMore: next_cursor !== null }
  }, [])
  // A manager has the own companies' prices alone, a country manager the countries' too.
  const scopes = (['company', 'country', 'general'] as const).filter(
    (scope) => scope === 'company' || role === 'global_manager' || role === 'admin' || (scope === 'country' && role === 'country_manager'),
  )
  const scope = scopes.includes(draft.scope as (typeof scopes)[number]) ? draft.scope : 'company'

  async function save() {
    const write = writeOf({ ...draft, scope }, list)
    if (!price && !write) {
      setFailure(t('pages/price-list:form.incomplete'))
      return
    }
    setBusy(true)
    setFailure(null)
    setErrors({})
    try {
      if (price) await updatePrice(price.id, price.version, termsOf(draft))
      else if (write) await createPrice(write, key.current)
      await refreshPrices(queryClient)
      onClose()
    } catch (error) {
      setBusy(false)
      const found = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
      setErrors(Object.fromEntries(found.map((one) => [one.pointer.slice(1), fieldErrorText(one, one.pointer.slice(1))])))
      setFailure(found.length > 0 ? null : problemText(error))
    }
  }

  return (
    <Drawer
      title={price ? t('pages/price-list:form.change') : t('pages/price-list:form.add', { list: t(`pages/price-list:list.${list}`) })}
      isOpen
      onClose={onClose}
      size="m"
      actions={
        <>
          <Button variant="primary" isPending={isBusy} onClick={() => void save()}>
            {t('pages/price-list:form.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('pages/price-list:form.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && (
          <Banner tone="blocked" isAnnounced>
            {failure}
          </Banner>
        )}
        <Combobox<Named>
          label={t('pages/price-list:columns.product')}
          value={draft.product}
          onChange={set('product')}
          load={findProducts}
          keyOf={keyOf}
          labelOf={labelOf}
          isRequired
          isReadOnly={price !== null || product !== null}
          error={errors['product_id']}
        />
        {!price && (
          <RadioGroup
            label={t('pages/price-list:columns.scope')}
            value={scope}
            onChange={(value) => value !== '' && set('scope')(value)}
            options={scopes.map((value) => ({ value, label: t(`pages/price-list:scope.${value}`) }))}
            direction="row"
            error={scope === 'general' ? errors['company_id'] : undefined}
          />
        )}
        {!price && scope === 'country' && (
          <NativeSelect label={t('pages/price-list:columns.country')} value={draft.country} onChange={set('country')} options={countries} placeholder="–" isRequired error={errors['country']} />
        )}
        {!price && scope === 'company' && (
          <Combobox<Named>
            label={t('pages/price-list:columns.company')}
            value={draft.company}
            onChange={(company) => set('company')(company && { id: company.id, name: company.name })}
            load={findCompanies}
            keyOf={keyOf}
            labelOf={labelOf}
            isRequired
            error={errors['company_id']}
          />
        )}
        <div className={styles.fields}>
          {prices.map((name) => (
            <NumberField key={name} label={t(`pages/price-list:columns.${name}`)} prefix="EUR" value={draft[name]} onChange={set(name)} minPlaces={2} maxPlaces={4} error={errors[name]} isRequired={name === 'price' && !draft.hidden} />
          ))}
        </div>
        <div className={styles.fields}>
          {(['unit', 'sale_unit'] as const).map((name) => (
            <NativeSelect
              key={name}
              label={t(`pages/price-list:columns.${name}`)}
              value={draft[name]}
              onChange={(value) => value !== '' && set(name)(value)}
              options={units.map((value) => ({ value, label: t(`entities/product:unit.${value}`) }))}
              isRequired
              error={errors[name]}
            />
          ))}
          <DateField label={t('pages/price-list:columns.start')} value={draft.start_date} onChange={set('start_date')} isRequired error={errors['start_date']} />
          <DateField label={t('pages/price-list:columns.end')} value={draft.end_date} onChange={set('end_date')} error={errors['end_date']} />
        </div>
        <Checkbox label={t('pages/price-list:form.hidden')} value={draft.hidden} onChange={set('hidden')} />
        <Checkbox label={t('pages/price-list:form.is_on')} value={draft.is_on} onChange={set('is_on')} />
      </div>
    </Drawer>
  )
}
