import { useState } from 'react'
import type { Company } from '@/entities/company'
import { ApiProblem, useFormatProblem, type Schemas } from '@/shared/api'
import { FormConflict, formatFieldError } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  Banner,
  Button,
  Dialog,
  ErrorState,
  FieldText,
  NativeSelect,
  RadioGroup,
  Skeleton,
  toast,
} from '@/shared/ui'
import { NEW_CLIENT, useClientChoice, type CompanyClients } from '../model/use-client-choice'
import { getTransitionTextName } from '../model/use-company-transition'
import { useSaveClient } from '../model/use-save-client'
import styles from './company.module.css'

interface ClientDialogProps {
  company: Company
  /** True if the transition also verifies or unblocks the company. */
  isVerifying: boolean
  onClose: () => void
}

/** Asks for the company's client record and its sale manager. */
export function ClientDialog({ company, isVerifying, onClose }: ClientDialogProps) {
  const { t } = useTranslation('pages/company')
  const formatProblem = useFormatProblem()
  const choice = useClientChoice(company)
  const { clients, error, client, needsSaleManager, saleManager } = choice
  const saving = useSaveClient(company, { choice, isVerifying, onClose })
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const cannotLink = clients !== undefined && clients.items.length === 0 && !clients.can_create

  function submit() {
    setWasSubmitted(true)
    if (choice.isComplete) saving.save()
    else toast.formValidationError()
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={t(isVerifying ? 'client_dialog.verify_title' : 'client_dialog.link_title', {
        name: company.name,
      })}
      onClose={onClose}
      actions={
        <>
          {clients && !cannotLink && (
            <Button variant="primary" isPending={saving.isPending} onClick={submit}>
              {t(
                isVerifying
                  ? `step.${getTransitionTextName(company.status, 'verified')}`
                  : 'client_dialog.link',
              )}
            </Button>
          )}
          <Button onClick={onClose}>{t('client_dialog.back')}</Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {error && clients && <Banner tone="waiting">{formatProblem(error)}</Banner>}
        {error && !clients && (
          <ErrorState onRetry={() => void choice.refetch()}>{formatProblem(error)}</ErrorState>
        )}
        {!clients && !error && <Skeleton height="8rem" />}
        {cannotLink && <Banner tone="blocked">{t('client_dialog.barred')}</Banner>}
        {clients && !cannotLink && (
          <>
            <ClientField
              clients={clients}
              value={client}
              error={wasSubmitted && client === '' ? t('client_dialog.choose_client') : undefined}
              onChange={choice.setClient}
            />
            {client === NEW_CLIENT && <MissingClientData company={company} />}
            {needsSaleManager && (
              <NativeSelect
                label={t('client_dialog.sale_manager')}
                placeholder={t('client_dialog.choose')}
                options={clients.sale_managers.map(({ id, name }) => ({ value: id, label: name }))}
                value={saleManager}
                error={
                  wasSubmitted && saleManager === ''
                    ? t('client_dialog.choose_sale_manager')
                    : undefined
                }
                isRequired
                onChange={choice.setSaleManager}
              />
            )}
          </>
        )}
        {saving.error && <Refusal error={saving.error} />}
      </div>
      <FormConflict conflict={saving.conflict} />
    </Dialog>
  )
}

/** Says why the choice was not saved. */
function Refusal({ error }: { error: Error }) {
  const { t } = useTranslation('pages/company')
  const formatProblem = useFormatProblem()
  const [refused] = error instanceof ApiProblem ? (error.problem.errors ?? []) : []

  function formatRefusal(refusal: Schemas['FieldError']): string {
    const { code, params } = refusal
    if (code === 'duplicate') return t('client_dialog.duplicate', { name: params?.name ?? '' })
    return code === 'too_many'
      ? t('client_dialog.too_many_people', { max: params?.max ?? 0 })
      : formatFieldError(refusal)
  }

  return (
    <Banner tone="blocked" isAnnounced>
      {refused ? formatRefusal(refused) : formatProblem(error)}
    </Banner>
  )
}

interface ClientFieldProps {
  clients: CompanyClients
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ClientField({ clients, value, error, onChange }: ClientFieldProps) {
  const { t } = useTranslation('pages/company')
  const format = useFormat()
  const matches = clients.items.map(
    ({ id, name, country, vat_code, company_code, same, sale_manager }) => ({
      value: id,
      label: name,
      hint: [
        format.country(country),
        vat_code ?? company_code,
        same.length > 0 &&
          t('client_dialog.same', {
            fields: same.map((field) => t(`client_dialog.field.${field}`)).join(', '),
          }),
        sale_manager && t('client_dialog.sold_by', { name: sale_manager.name }),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  )
  const options = [
    ...matches,
    ...(clients.can_create
      ? [{ value: NEW_CLIENT, label: t('client_dialog.new'), hint: t('client_dialog.new_hint') }]
      : []),
  ]
  const [only, ...others] = options
  if (only && others.length === 0 && value === only.value)
    return <FieldText label={t('field.client_id')} value={only.label} hint={only.hint} />
  return (
    <RadioGroup
      label={t('field.client_id')}
      value={value}
      options={options}
      error={error}
      isRequired
      onChange={onChange}
    />
  )
}

/** Lists data of a new client that the company has not entered. */
function MissingClientData({ company }: { company: Company }) {
  const { t } = useTranslation('pages/company')
  const unknown = (['company_code', 'vat_code', 'address'] as const).filter(
    (field) => company[field] === null,
  )
  if (unknown.length === 0) return null
  return (
    <Banner tone="waiting">
      {t('client_dialog.unknown', {
        fields: unknown.map((field) => t(`field.${field}`)).join(', '),
      })}
    </Banner>
  )
}
