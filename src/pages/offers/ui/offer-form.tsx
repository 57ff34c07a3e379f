import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { makeOffers, refreshOffers, type OfferWrite } from '@/entities/order'
import { toNamedProduct } from '@/entities/product'
import { useMe } from '@/entities/session'
import { fetchStockPage, stockProductQueryOptions } from '@/entities/stock'
import { CompanyField } from '@/features/choose-company'
import type { Schemas } from '@/shared/api'
import { vOfferWrite } from '@contract/validators'
import { FormDrawer, useDraftForm } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { today } from '@/shared/lib/clock'
import {
  Chip,
  Combobox,
  DateField,
  type NamedOption,
  namedOptions,
  NativeSelect,
  NumberField,
  TextArea,
  toast,
} from '@/shared/ui'
import { findPortName } from '@domain/ports'
import { toOfferTerms, toOfferPayload, type OfferFormValues } from '../model/offer-form-values'
import { OfferFigures } from './offer-figures'
import styles from './offers.module.css'

interface OfferFormProps {
  productId: string | undefined
  lotId: string | undefined
  onClose: () => void
}

const UNITS = [
  'm3',
  'lm',
  'm2',
  'pcs',
  'pack',
] as const satisfies readonly OfferWrite['price_unit'][]
const FIELDS = [
  'company_ids',
  'product_id',
  'lot_id',
  'packs',
  'price',
  'price_unit',
  'valid_until',
  'note',
]
const FIRST_PAGE = { cursor: undefined, limit: 20 }

async function findProducts(text: string, signal: AbortSignal) {
  const { items, next_cursor } = await fetchStockPage(text ? { q: text } : {}, FIRST_PAGE, signal)
  return {
    items: items.map(toNamedProduct),
    hasMore: next_cursor !== null,
  }
}

const EMPTY_OFFER: OfferFormValues = {
  companies: [],
  product: null,
  lotId: '',
  packs: '1',
  price: '',
  unit: 'm3',
  validUntil: '',
  note: '',
}

export function OfferForm(props: OfferFormProps) {
  const { t } = useTranslation('pages/offers')
  const { form, draft, stock, chooseProduct } = useOfferForm(props)
  return (
    <FormDrawer
      title={t('form.title')}
      submitText={
        draft.companies.length > 1
          ? t('form.send', { count: draft.companies.length })
          : t('form.make')
      }
      form={form}
      onClose={props.onClose}
    >
      <Combobox<NamedOption>
        label={t('columns.product')}
        value={draft.product}
        onChange={chooseProduct}
        load={findProducts}
        {...namedOptions}
        isRequired
        error={form.getError('product_id')}
      />
      {stock && stock.packs.length > 0 && <LotChoice form={form} packs={stock.packs} />}
      <TermsFields form={form} />
      <CompanyFields form={form} />
      <TextArea
        label={t('columns.note')}
        value={draft.note}
        onChange={(note) => form.setValues({ note })}
        maxLength={1000}
        rows={2}
      />
      <OfferFigures terms={toOfferTerms(draft)} />
    </FormDrawer>
  )
}

/** Returns the form, its values with the product, and the stock of that product. */
function useOfferForm({ productId, lotId, onClose }: OfferFormProps) {
  const { t } = useTranslation('pages/offers')
  const queryClient = useQueryClient()
  const me = useMe()
  const [hasChosen, setChosen] = useState(productId === undefined)
  const { data: openedStock } = useQuery({
    ...stockProductQueryOptions(productId ?? '', {}),
    enabled: productId !== undefined,
  })
  /** Returns the chosen product; until then, the one that the form was opened for. */
  const getProduct = ({ product }: OfferFormValues): NamedOption | null =>
    product ?? (!hasChosen && openedStock ? toNamedProduct(openedStock.product) : null)
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `offer-${lotId ?? productId ?? 'new'}`),
    initialValues: { ...EMPTY_OFFER, lotId: lotId ?? '' },
    schema: vOfferWrite,
    toPayload: (values: OfferFormValues) =>
      toOfferPayload({ ...values, product: getProduct(values) }),
    fields: FIELDS,
    // The contract allows a pack instead of a product, so check it here.
    findErrors: (values) =>
      getProduct(values) ? [] : [{ pointer: '/product_id', code: 'required' }],
    send: makeOffers,
    onSent: async ({ items }) => {
      toast.info(t('made', { count: items.length }))
      await refreshOffers(queryClient)
      onClose()
    },
  })
  const draft: OfferFormValues = { ...form.values, product: getProduct(form.values) }
  const { data: stock } = useQuery({
    ...stockProductQueryOptions(draft.product?.id ?? '', {}),
    enabled: draft.product !== null,
  })
  const chooseProduct = (product: NamedOption | null) => {
    setChosen(true)
    form.setValues({ product, lotId: '' })
  }
  return { form, draft, stock, chooseProduct }
}

interface PartProps {
  form: ReturnType<typeof useOfferForm>['form']
}

interface LotChoiceProps extends PartProps {
  packs: Schemas['StockProductPacks']['packs']
}

function LotChoice({ form, packs }: LotChoiceProps) {
  const { t } = useTranslation('pages/offers')
  const format = useFormat()
  return (
    <NativeSelect
      label={t('form.lot')}
      value={form.values.lotId}
      onChange={(lotId) => form.setValues({ lotId })}
      placeholder={t('form.any')}
      options={packs.map(({ id, barcode, location, volume_m3 }) => ({
        value: id,
        label: `${barcode}, ${findPortName(location) ?? location}, ${format.volume(volume_m3)} m³`,
      }))}
      error={form.getError('lot_id')}
    />
  )
}

/** Packs, price and last day of the offer. An offer of a chosen pack has one pack. */
function TermsFields({ form }: PartProps) {
  const { t } = useTranslation(['pages/offers', 'entities/product'])
  const { values } = form
  const isOne = values.lotId !== ''
  return (
    <div className={styles.fields}>
      <NumberField
        label={t('columns.packs')}
        value={isOne ? '1' : values.packs}
        onChange={(packs) => form.setValues({ packs })}
        isReadOnly={isOne}
        isRequired
        min="1"
        max="10000"
        maxPlaces={0}
        error={form.getError('packs')}
      />
      <NumberField
        label={t('columns.price')}
        prefix="EUR"
        value={values.price}
        onChange={(price) => form.setValues({ price })}
        isRequired
        minPlaces={2}
        maxPlaces={4}
        error={form.getError('price')}
      />
      <NativeSelect
        label={t('form.unit')}
        isRequired
        value={values.unit}
        onChange={(unit) => unit !== '' && form.setValues({ unit })}
        options={UNITS.map((value) => ({ value, label: t(`entities/product:per.${value}`) }))}
        error={form.getError('price_unit')}
      />
      <DateField
        label={t('columns.valid_until')}
        value={values.validUntil}
        onChange={(validUntil) => form.setValues({ validUntil })}
        min={today()}
        isRequired
        error={form.getError('valid_until')}
      />
    </div>
  )
}

/** The companies that receive the offer, and a field for the next one. */
function CompanyFields({ form }: PartProps) {
  const { t } = useTranslation('pages/offers')
  const { companies } = form.values
  const hasAdded = useRef(false)
  function add(company: NamedOption | null) {
    if (!company || companies.some(({ id }) => id === company.id)) return
    hasAdded.current = true
    form.setValues({ companies: [...companies, company] })
  }
  /** Moves the focus to the field for the next company. */
  function focusNext(field: HTMLInputElement | null) {
    if (!field || !hasAdded.current) return
    hasAdded.current = false
    field.focus()
  }
  return (
    <>
      <CompanyField
        label={t('form.companies')}
        // A new field per company: the old list stays open, and Tab would select from it.
        key={companies.length}
        ref={focusNext}
        value={null}
        onChange={add}
        isRequired
        error={form.getError('company_ids')}
      />
      {companies.length > 0 && (
        <ul className={styles.chips} aria-label={t('form.companies')}>
          {companies.map(({ id, name }) => (
            <li key={id}>
              <Chip
                label={name}
                onRemove={() =>
                  form.setValues({ companies: companies.filter((company) => company.id !== id) })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
