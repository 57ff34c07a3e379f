import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { portName } from '@/entities/cargo'
import { makeOffers, refreshOffers, type OfferWrite } from '@/entities/order'
import { fetchStockPage, stockProductQuery } from '@/entities/stock'
import { CompanyField } from '@/features/choose-company'
import { ApiProblem, useProblemText } from '@/shared/api'
import { fieldErrorText } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { today } from '@/shared/lib/today'
import { Banner, Button, Chip, Combobox, DateField, Drawer, NativeSelect, NumberField, TextArea, toast } from '@/shared/ui'
import { termsOf, writeOf, type OfferDraft } from '../model/offer-draft'
import { OfferFigures } from './offer-figures'
import styles from './offers.module.css'

interface OfferFormProps {
  /** The wood that it begins with, if any. */
  readonly productId: string | undefined
  readonly lotId: string | undefined
  readonly onClose: () => void
}

type Named = { readonly id: string; readonly name: string }

const UNITS = ['m3', 'lm', 'm2', 'pcs', 'pack'] as const satisfies readonly OfferWrite['price_unit'][]
const page = { cursor: undefined, limit: 20 }
const keyOf = ({ id }: Named) => id
const labelOf = ({ name }: Named) => name

async function findProducts(text: string, signal: AbortSignal) {
  const { items, next_cursor } = await fetchStockPage(text ? { q: text } : {}, page, signal)
  return { items: items.map(({ id, name }): Named => ({ id, name })), hasMore: next_cursor !== null }
}

const blank: OfferDraft = { companies: [], product: null, lotId: '', packs: '1', price: '', unit: 'm3', validUntil: '', note: '' }

/** A new offer: of what, at what price, to which companies and until when. */
export function OfferForm({ productId, lotId, onClose }: OfferFormProps) {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const format = useFormat()
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<OfferDraft>({ ...blank, lotId: lotId ?? '' })
  const [isChosen, setChosen] = useState(productId === undefined)
  const wanted = isChosen ? typed.product?.id : productId
  const { data: stock } = useQuery({ ...stockProductQuery(wanted ?? '', {}), enabled: wanted !== undefined })
  const draft: OfferDraft = isChosen || !stock ? typed : { ...typed, product: { id: stock.product.id, name: stock.product.name } }
  const key = useRef(crypto.randomUUID())
  const [isLacking, setLacking] = useState(false)
  const hasAdded = useRef(false)
  const make = useMutation({
    mutationFn: (offer: OfferWrite) => makeOffers(offer, key.current),
    onSuccess: async ({ items }) => {
      toast.info(t('pages/offers:made', { count: items.length }))
      await refreshOffers(queryClient)
      onClose()
    },
  })
  const set = <Name extends keyof OfferDraft>(name: Name) => (value: OfferDraft[Name]) => {
    setTyped({ ...draft, [name]: value })
    if (draft.product) setChosen(true)
    key.current = crypto.randomUUID()
    make.reset()
  }
  function add(company: Named | null) {
    if (!company || draft.companies.some(({ id }) => id === company.id)) return
    hasAdded.current = true
    set('companies')([...draft.companies, company])
  }
  /** Brings whoever has just added a company to the field for the next. */
  function goOn(field: HTMLInputElement | null) {
    if (!field || !hasAdded.current) return
    hasAdded.current = false
    field.focus()
  }
  function choose(product: Named | null) {
    setTyped({ ...draft, product, lotId: '' })
    setChosen(true)
    make.reset()
  }
  function send() {
    const write = writeOf(draft)
    setLacking(write === null)
    if (write) make.mutate(write)
  }
  const found = make.error instanceof ApiProblem ? (make.error.problem.errors ?? []) : []
  const errorAt = (pointer: string) => {
    const one = found.find((error) => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`))
    if (!one) return undefined
    return one.pointer === '/valid_until' && one.code === 'too_small' ? t('pages/offers:form.past') : fieldErrorText(one)
  }
  const failure = isLacking && !writeOf(draft) ? t('pages/offers:form.lacking') : make.error && found.length === 0 ? problemText(make.error) : null
  const isOne = draft.lotId !== ''
  return (
    <Drawer
      title={t('pages/offers:form.title')}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isPending={make.isPending} onClick={send}>
            {draft.companies.length > 1 ? t('pages/offers:form.send', { count: draft.companies.length }) : t('pages/offers:form.make')}
          </Button>
          <Button onClick={onClose}>{t('pages/offers:action.back')}</Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && (
          <Banner tone="blocked" isAnnounced>
            {failure}
          </Banner>
        )}
        <Combobox<Named> label={t('pages/offers:columns.product')} value={draft.product} onChange={choose} load={findProducts} keyOf={keyOf} labelOf={labelOf} isRequired error={errorAt('/product_id')} />
        {stock && stock.packs.length > 0 && (
          <NativeSelect
            label={t('pages/offers:form.lot')}
            value={draft.lotId}
            onChange={set('lotId')}
            placeholder={t('pages/offers:form.any')}
            options={stock.packs.map(({ id, barcode, location, volume_m3 }) => ({ value: id, label: `${barcode}, ${portName(location) ?? location}, ${format.volume(volume_m3)} m³` }))}
            error={errorAt('/lot_id')}
          />
        )}
        <div className={styles.fields}>
          <NumberField
            label={t('pages/offers:columns.packs')}
            value={isOne ? '1' : draft.packs}
            onChange={set('packs')}
            isReadOnly={isOne}
            isRequired
            min="1"
            max="10000"
            maxPlaces={0}
            error={errorAt('/packs')}
          />
          <NumberField label={t('pages/offers:columns.price')} prefix="EUR" value={draft.price} onChange={set('price')} isRequired minPlaces={2} maxPlaces={4} error={errorAt('/price')} />
          <NativeSelect
            label={t('pages/offers:form.unit')}
            isRequired
            value={draft.unit}
            onChange={(unit) => unit !== '' && set('unit')(unit)}
            options={UNITS.map((value) => ({ value, label: t(`pages/offers:unit.${value}`) }))}
            error={errorAt('/price_unit')}
          />
          <DateField label={t('pages/offers:columns.valid_until')} value={draft.validUntil} onChange={set('validUntil')} min={today()} isRequired error={errorAt('/valid_until')} />
        </div>
        <CompanyField
          label={t('pages/offers:form.companies')}
          // What is chosen goes into the row below, and a new field takes the next: the old one's list stays open, and Tab would choose from it.
          key={draft.companies.length}
          ref={goOn}
          value={null}
          onChange={add}
          isRequired
          error={errorAt('/company_ids')}
        />
        {draft.companies.length > 0 && (
          <ul className={styles.chips} aria-label={t('pages/offers:form.companies')}>
            {draft.companies.map(({ id, name }) => (
              <li key={id}>
                <Chip label={name} onRemove={() => set('companies')(draft.companies.filter((company) => company.id !== id))} />
              </li>
            ))}
          </ul>
        )}
        <TextArea label={t('pages/offers:columns.note')} value={draft.note} onChange={set('note')} maxLength={1000} rows={2} />
        <OfferFigures terms={termsOf(draft)} />
      </div>
    </Drawer>
  )
}
