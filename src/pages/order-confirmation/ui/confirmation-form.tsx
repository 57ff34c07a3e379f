import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import {
  getLineAmount,
  isReservationFull,
  ReservationNote,
  useFormatCalculation,
  type Basket,
} from '@/entities/order'
import { formatProductName } from '@/entities/product'
import { ManagerContact, type Me } from '@/entities/session'
import { RestoredDraftBanner } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
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
import { AddressDialog } from '@/widgets/addresses'
import { DocumentFrame, DocumentSection } from '@/widgets/document'
import { useConfirmation, type Confirmation } from '../model/use-confirmation'
import styles from './confirmation-form.module.css'

/** Maximum number of trucks of an order that the buyer collects. */
const MAX_TRUCKS = 50

/** Destination, date and reference of an order, above the basket's lines. */
export function ConfirmationForm({
  basket: first,
  company,
  me,
}: {
  basket: Basket
  company: string | undefined
  me: Me
}) {
  const { t } = useTranslation('pages/order-confirmation')
  const formId = useId()
  const confirmation = useConfirmation(first, company, me)
  const { form, basket, isTariffMissing, isOver } = confirmation
  const search = company === undefined ? {} : { company_id: company }
  const [isAddingAddress, setAddingAddress] = useState(false)
  const onAddAddress = () => setAddingAddress(true)

  return (
    <DocumentFrame
      title={t('title')}
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
            {t('create')}
          </Button>
          <Link to="/products" search={search} className={getButtonClass()}>
            {t('back_to_products')}
          </Link>
        </>
      }
      notice={
        <>
          <ConfirmationNotices
            confirmation={confirmation}
            company={company}
            onAddAddress={onAddAddress}
          />
          {isAddingAddress && (
            <AddressDialog
              companyId={basket.company.id}
              address={null}
              onSaved={confirmation.chooseNewAddress}
              onClose={() => setAddingAddress(false)}
            />
          )}
        </>
      }
      figures={<ConfirmationFigures basket={basket} isDap={confirmation.isDap} />}
    >
      <form id={formId} className={styles.sections} {...form.props}>
        <DocumentSection
          title={t('section.lines')}
          aside={
            <Link to="/basket" search={search}>
              {t('back_to_basket')}
            </Link>
          }
          layout="whole"
        >
          <BasketLines lines={basket.lines} incoterms={confirmation.isDap ? 'DAP' : 'FCA'} />
          <ReservationNote reservation={basket.reservation} />
          {isReservationFull(basket.reservation) && <ManagerContact />}
        </DocumentSection>
        <DocumentSection title={t('section.delivery')} layout="whole">
          <DeliveryFields confirmation={confirmation} onAddAddress={onAddAddress} />
        </DocumentSection>
        <DocumentSection title={t('section.reference')} layout="whole">
          <div className={styles.fields}>
            <TextField
              label={t('field.customer_reference')}
              maxLength={80}
              {...form.bind('customer_reference')}
            />
            <TextArea
              label={t('field.additional_information')}
              maxLength={2000}
              {...form.bind('additional_information')}
            />
          </div>
        </DocumentSection>
      </form>
    </DocumentFrame>
  )
}

interface ConfirmationNoticesProps {
  confirmation: Confirmation
  company: string | undefined
  onAddAddress: () => void
}

/** Restored draft, obstacles and failures. */
function ConfirmationNotices({
  confirmation: { form, isDap, isAddressMissing, isTariffMissing, isOver },
  company,
  onAddAddress,
}: ConfirmationNoticesProps) {
  const { t } = useTranslation(['pages/order-confirmation', 'shared/forms'])
  return (
    <>
      <RestoredDraftBanner form={form} />
      {isAddressMissing && (
        <Banner
          tone="blocked"
          title={t('no_address')}
          action={<Button onClick={onAddAddress}>{t('add_address')}</Button>}
        />
      )}
      {isTariffMissing && <Banner tone="waiting" title={t('shared/forms:field.no_tariff')} />}
      {isOver && <Banner tone="blocked" title={t('over')} />}
      {isDap && !isOver && !isAddressMissing && (
        <Banner tone="info" title={t(company === undefined ? 'approval' : 'approval_staff')} />
      )}
      {form.failure && <Banner tone="blocked" isAnnounced title={form.failure} />}
    </>
  )
}

/** Volume and amounts; transport only for delivered orders (DAP). */
function ConfirmationFigures({ basket, isDap }: { basket: Basket; isDap: boolean }) {
  const { t } = useTranslation('pages/order-confirmation')
  const format = useFormat()
  const money = (value: string) => format.money(value, 'EUR')
  const { transport, truck } = basket
  return (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={format.volume(truck.m3)} unit="m³" />
      <KeyFigure label={t('figures.goods')} value={money(basket.goods)} />
      {Number(basket.services) > 0 && (
        <KeyFigure label={t('figures.services')} value={money(basket.services)} />
      )}
      {isDap && (
        <KeyFigure
          label={t('figures.transport')}
          value={transport.amount && money(transport.amount)}
        />
      )}
      <KeyFigure
        label={t('figures.total')}
        value={isDap ? transport.total && money(transport.total) : money(basket.amount)}
        size="l"
      />
    </FigureList>
  )
}

interface BasketLinesProps extends Pick<Basket, 'lines'> {
  incoterms: 'DAP' | 'FCA'
}

function BasketLines({ lines, incoterms }: BasketLinesProps) {
  const { t } = useTranslation('entities/order')
  const format = useFormat()
  const formatCalculation = useFormatCalculation()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <strong>{formatProductName(line.product)}</strong>
          <span className="figures">{format.money(getLineAmount(line, incoterms), 'EUR')}</span>
          <span className={styles.note}>
            {[
              t('packs', { count: line.packs }),
              `${format.volume(line.m3)} m³`,
              line.service !== 'none' && t(`service.${line.service}`),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span className={styles.calculation}>{formatCalculation(line, incoterms)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Delivery terms, address and week. */
function DeliveryFields({
  confirmation: { form, basket, isDap, isAddressMissing },
  onAddAddress,
}: Pick<ConfirmationNoticesProps, 'confirmation' | 'onAddAddress'>) {
  const { t } = useTranslation('pages/order-confirmation')
  const format = useFormat()
  const addressField = form.bind('address_id')
  return (
    <div className={styles.fields}>
      <RadioGroup
        label={t('field.incoterms')}
        value={isDap ? 'DAP' : 'FCA'}
        onChange={(chosen) => form.setValues({ incoterms: chosen })}
        options={(['DAP', 'FCA'] as const).map((value) => ({
          value,
          label: t(`rule.${value}.label`),
          hint: t(`rule.${value}.hint`, { max: MAX_TRUCKS }),
        }))}
      />
      <div className={styles.address}>
        <NativeSelect
          label={t('field.address_id')}
          {...addressField}
          error={isAddressMissing && addressField.error ? t('no_address') : addressField.error}
          options={basket.addresses.map(({ id, name, zip_code, city, country }) => ({
            value: id,
            label: `${name}, ${zip_code} ${city}, ${format.country(country)}`,
          }))}
        />
        {!isAddressMissing && (
          <Button size="s" onClick={onAddAddress}>
            {t('add_address')}
          </Button>
        )}
      </div>
      <WeekField label={t('field.delivery_week')} {...form.bind('delivery_week')} />
      {!isDap && (
        <NumberField
          label={t('field.trucks')}
          maxPlaces={0}
          min="1"
          max={String(MAX_TRUCKS)}
          {...form.bind('trucks')}
        />
      )}
    </div>
  )
}
