import { useQuery } from '@tanstack/react-query'
import { useFormState, useWatch } from 'react-hook-form'
import { peopleQuery } from '@/entities/person'
import {
  vCertification,
  vClientStatus,
  vCurrency,
  vIncotermsRule,
  vPaymentTerms,
} from '@/shared/api/generated/validators'
import { useTranslation } from '@/shared/i18n'
import { NativeSelect } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document-frame'
import { useClientFields } from '../model/client-form-context'
import { ClientLines, ClientMoney, ClientNumber, ClientSelect, ClientText } from './client-fields'
import styles from './client-fields.module.css'
import { CountrySelect } from './country-select'

/** Who the client is. */
export function CompanySection() {
  const { t } = useTranslation('pages/client')
  const { t: tClient } = useTranslation('entities/client')
  return (
    <DocumentSection title={t('section.company')}>
      <ClientText name="name" label={t('field.name')} width={6} isRequired />
      <CountrySelect />
      <ClientSelect
        name="status"
        label={t('field.status')}
        width={3}
        isRequired
        options={vClientStatus.options.map((value) => ({ value, label: tClient(`status.${value}`) }))}
      />
      <ClientText name="company_code" label={t('field.company_code')} width={3} isNullable />
      <ClientText name="vat_code" label={t('field.vat_code')} width={3} isNullable hint={t('hint.vat_code')} />
      <ClientLines name="address" label={t('field.address')} width={6} />
    </DocumentSection>
  )
}

/** What is usually agreed with the client; a new deal starts from it. */
export function TermsSection() {
  const { t } = useTranslation('pages/client')
  const { t: tProduct } = useTranslation('entities/product')
  const { control } = useClientFields()
  const kind = useWatch({ control, name: 'payment_terms.kind' })
  const hasIncoterms = useWatch({ control, name: 'default_incoterms' }) !== null
  return (
    <DocumentSection title={t('section.terms')}>
      <ClientSelect
        name="currency"
        label={t('field.currency')}
        width={3}
        isRequired
        options={vCurrency.options.map((value) => ({ value, label: value }))}
      />
      <PaymentKind />
      {kind === 'net_days' && <ClientNumber name="payment_terms.net_days" label={t('field.net_days')} width={3} isRequired unit={t('unit.days')} />}
      <IncotermsRule />
      {hasIncoterms && <ClientText name="default_incoterms.place" label={t('field.place')} width={3} />}
      <ClientText name="default_destination" label={t('field.default_destination')} width={3} isNullable />
      <ClientSelect
        name="required_certification"
        label={t('field.required_certification')}
        width={3}
        isRequired
        options={vCertification.options.map((value) => ({ value, label: tProduct(`certification.${value}`) }))}
      />
      <ClientNumber name="tolerance_percent" label={t('field.tolerance_percent')} width={3} isRequired prefix="±" unit="%" />
    </DocumentSection>
  )
}

/** How the client pays; the days belong to one kind alone. */
function PaymentKind() {
  const { t } = useTranslation('pages/client')
  const { control, setValue, isReadOnly } = useClientFields()
  const { isSubmitted } = useFormState({ control })
  const kind = useWatch({ control, name: 'payment_terms.kind' })
  return (
    <NativeSelect
      label={t('field.payment_terms')}
      className={styles.span3}
      isRequired
      isReadOnly={isReadOnly}
      value={kind}
      options={vPaymentTerms.entries.kind.options.map((value) => ({ value, label: t(`payment_kind.${value}`) }))}
      onChange={(next) => {
        if (next === '') return
        const terms = { kind: next, net_days: next === 'net_days' ? 30 : null }
        setValue('payment_terms', terms, { shouldDirty: true, shouldValidate: isSubmitted })
      }}
    />
  )
}

/** The usual Incoterms rule, or none; its place comes with it. */
function IncotermsRule() {
  const { t } = useTranslation('pages/client')
  const { control, setValue, isReadOnly } = useClientFields()
  const incoterms = useWatch({ control, name: 'default_incoterms' })
  return (
    <NativeSelect
      label={t('field.default_incoterms')}
      className={styles.span3}
      isReadOnly={isReadOnly}
      value={incoterms?.rule ?? ''}
      placeholder={t('none')}
      options={vIncotermsRule.options.map((value) => ({ value, label: value }))}
      onChange={(rule) =>
        setValue('default_incoterms', rule === '' ? null : { rule, place: incoterms?.place ?? '' }, { shouldDirty: true })
      }
    />
  )
}

/** How far we trust the client, and who looks after it. */
export function CreditSection() {
  const { t } = useTranslation('pages/client')
  const managers = useQuery(peopleQuery({ role: ['sale_manager'] }))
  return (
    <DocumentSection title={t('section.credit')}>
      <ClientMoney name="credit_limit_eur" label={t('field.credit_limit_eur')} width={4} hint={t('hint.credit_limit')} />
      <ClientSelect
        name="sale_manager_id"
        label={t('field.sale_manager_id')}
        width={4}
        isNullable
        placeholder={t('nobody')}
        options={(managers.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </DocumentSection>
  )
}
