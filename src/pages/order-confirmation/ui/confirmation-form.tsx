import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { formatProductName } from '@/entities/product'
import {
  basketQueryOptions,
  createOrder,
  refreshBasket,
  cacheSavedOrder,
  ReservationNote,
  useFormatCalculation,
  type Basket,
} from '@/entities/order'
import type { Me } from '@/entities/session'
import { vOrderWrite } from '@/shared/api/generated/validators'
import { RestoredDraftBanner, useDraftForm } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { toNumber } from '@domain/numbers'
import {
  Banner,
  Button,
  getButtonClass,
  FigureList,
  KeyFigure,
  NativeSelect,
  NumberField,
  RadioGroup,
  TextArea,
  TextField,
  WeekField,
} from '@/shared/ui'
import { DocumentFrame, DocumentSection } from '@/widgets/document'
import styles from './confirmation-form.module.css'

/** Destination, date and reference of an order, above the basket's lines. */
export function ConfirmationForm({
  basket: first,
  company,
  me,
}: {
  readonly basket: Basket
  readonly company: string | undefined
  readonly me: Me
}) {
  const { t } = useTranslation(['pages/order-confirmation', 'shared/forms', 'entities/order'])
  const format = useFormat()
  const formatCalculation = useFormatCalculation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const formId = useId()
  const initial = {
    incoterms: 'DAP',
    address_id: first.addresses[0]?.id ?? '',
    delivery_week: '',
    trucks: '1',
    customer_reference: '',
    additional_information: '',
  }
  const form = useDraftForm({
    initialValues: initial,
    draftKey: draftKey(me.id, `order-of-${first.company.id}`),
    schema: vOrderWrite,
    // The contract allows a missing address and week, but a buyer must enter them, so '' is sent
    // instead of null.
    toPayload: ({ incoterms, trucks, customer_reference, additional_information, ...rest }) => ({
      ...(incoterms === 'FCA'
        ? { incoterms, trucks: trucks === '' ? null : toNumber(trucks) }
        : { incoterms: 'DAP', trucks: 1 }),
      company_id: first.company.id,
      invoice: null,
      ...rest,
      customer_reference: customer_reference.trim() || null,
      additional_information: additional_information.trim() || null,
    }),
    send: createOrder,
    onSent: async (order) => {
      await cacheSavedOrder(queryClient, order)
      await navigate({ to: '/orders/$id', params: { id: order.id } })
    },
    // The basket may have expired.
    onFailed: () => void refreshBasket(queryClient),
  })
  const { incoterms, address_id: addressId } = form.values
  const transportQuery = useQuery({
    ...basketQueryOptions(company, addressId === '' ? undefined : addressId),
    placeholderData: (previous) => previous ?? first,
  })
  const basket = transportQuery.data ?? first
  const { transport, truck } = basket
  const isDap = incoterms === 'DAP'
  const money = (value: string) => format.money(value, 'EUR')
  const isAddressMissing = addressId === ''
  const isTariffMissing = isDap && !isAddressMissing && transport.why === 'no_tariff'
  const isOver = isDap && truck.is_over
  const search = company === undefined ? {} : { company_id: company }
  const addressField = form.bind('address_id')

  return (
    <DocumentFrame
      title={t('pages/order-confirmation:title')}
      subtitle={company === undefined ? undefined : basket.company.name}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={form.isPending}
            isDisabled={isTariffMissing || isOver}
          >
            {t('pages/order-confirmation:create')}
          </Button>
          <Link to="/products" search={search} className={getButtonClass()}>
            {t('pages/order-confirmation:back_to_products')}
          </Link>
        </>
      }
      notice={
        <>
          <RestoredDraftBanner form={form} />
          {isAddressMissing && (
            <Banner
              tone="blocked"
              title={t('pages/order-confirmation:no_address')}
              action={
                // Staff manage a company's addresses on its page.
                <Link
                  {...(company === undefined
                    ? { to: '/profile' }
                    : { to: '/companies/$id', params: { id: company } })}
                  className={getButtonClass()}
                >
                  {t('pages/order-confirmation:to_profile')}
                </Link>
              }
            />
          )}
          {isTariffMissing && <Banner tone="waiting" title={t('shared/forms:field.no_tariff')} />}
          {isOver && <Banner tone="blocked" title={t('pages/order-confirmation:over')} />}
          {isDap && !isOver && !isAddressMissing && (
            <Banner tone="info" title={t('pages/order-confirmation:approval')} />
          )}
          {form.failure && <Banner tone="blocked" isAnnounced title={form.failure} />}
        </>
      }
      figures={
        <FigureList>
          <KeyFigure
            label={t('pages/order-confirmation:figures.volume')}
            value={format.volume(truck.m3)}
            unit="m³"
          />
          <KeyFigure
            label={t('pages/order-confirmation:figures.goods')}
            value={money(basket.goods)}
          />
          {Number(basket.services) > 0 && (
            <KeyFigure
              label={t('pages/order-confirmation:figures.services')}
              value={money(basket.services)}
            />
          )}
          {isDap && (
            <KeyFigure
              label={t('pages/order-confirmation:figures.transport')}
              value={transport.amount && money(transport.amount)}
            />
          )}
          <KeyFigure
            label={t('pages/order-confirmation:figures.total')}
            value={isDap ? transport.total && money(transport.total) : money(basket.amount)}
            size="l"
          />
        </FigureList>
      }
    >
      <form id={formId} className={styles.sections} {...form.props}>
        <DocumentSection
          title={t('pages/order-confirmation:section.lines')}
          aside={
            <Link to="/basket" search={search}>
              {t('pages/order-confirmation:back_to_basket')}
            </Link>
          }
          layout="whole"
        >
          <ul className={styles.lines}>
            {basket.lines.map((line) => (
              <li key={line.id}>
                <strong>{formatProductName(line.product)}</strong>
                <span className="figures">{money(line.amount)}</span>
                <span className={styles.note}>
                  {[
                    t('entities/order:packs', { count: line.packs }),
                    `${format.volume(line.m3)} m³`,
                    line.service !== 'none' && t(`entities/order:service.${line.service}`),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                <span className={styles.calculation}>{formatCalculation(line)}</span>
              </li>
            ))}
          </ul>
          <ReservationNote reservation={basket.reservation} />
        </DocumentSection>
        <DocumentSection title={t('pages/order-confirmation:section.delivery')} layout="whole">
          <div className={styles.fields}>
            <RadioGroup
              label={t('pages/order-confirmation:field.incoterms')}
              value={isDap ? 'DAP' : 'FCA'}
              onChange={(chosen) => form.setValues({ incoterms: chosen })}
              options={(['DAP', 'FCA'] as const).map((value) => ({
                value,
                label: t(`pages/order-confirmation:rule.${value}.label`),
                hint: t(`pages/order-confirmation:rule.${value}.hint`),
              }))}
            />
            <NativeSelect
              label={t('pages/order-confirmation:field.address_id')}
              {...addressField}
              error={
                isAddressMissing && addressField.error
                  ? t('pages/order-confirmation:no_address')
                  : addressField.error
              }
              options={basket.addresses.map(({ id, name, zip_code, city, country }) => ({
                value: id,
                label: `${name}, ${zip_code} ${city}, ${format.country(country)}`,
              }))}
            />
            <WeekField
              label={t('pages/order-confirmation:field.delivery_week')}
              {...form.bind('delivery_week')}
            />
            {!isDap && (
              <NumberField
                label={t('pages/order-confirmation:field.trucks')}
                maxPlaces={0}
                min="1"
                max="50"
                {...form.bind('trucks')}
              />
            )}
          </div>
        </DocumentSection>
        <DocumentSection title={t('pages/order-confirmation:section.reference')} layout="whole">
          <div className={styles.fields}>
            <TextField
              label={t('pages/order-confirmation:field.customer_reference')}
              maxLength={80}
              {...form.bind('customer_reference')}
            />
            <TextArea
              label={t('pages/order-confirmation:field.additional_information')}
              maxLength={2000}
              {...form.bind('additional_information')}
            />
          </div>
        </DocumentSection>
      </form>
    </DocumentFrame>
  )
}
