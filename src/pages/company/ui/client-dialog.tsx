import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  companyClientsQueryOptions,
  fetchCompany,
  linkCompanyClient,
  transitionCompany,
  type Company,
} from '@/entities/company'
import { useRecordEditing } from '@/features/edit-record'
import { ApiProblem, isInvalid, isStale, useFormatProblem, type Schemas } from '@/shared/api'
import { FormConflict, formatFieldError, type ConflictChoices } from '@/shared/forms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
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
import { getStepName } from '../model/use-company-step'
import styles from './company.module.css'

type Clients = Schemas['CompanyClientList']

interface ClientDialogProps {
  readonly company: Company
  /** True if the step also verifies or unblocks the company. */
  readonly isVerifying: boolean
  readonly onClose: () => void
}

/** Option value for a new client. */
const NEW_CLIENT = 'new'

/** Asks for the company's client record and its sale manager. */
export function ClientDialog({ company, isVerifying, onClose }: ClientDialogProps) {
  const { t } = useTranslation('pages/company')
  const formatProblem = useFormatProblem()
  const { applySaved, loadNewer } = useRecordEditing()
  const {
    data: clients,
    error,
    refetch,
  } = useQuery(companyClientsQueryOptions(company.id, company.version))
  const [chosen, setChosen] = useState<string | null>(null)
  const [seller, setSeller] = useState<string | null>(null)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [newer, setNewer] = useState<Company | null>(null)
  // After a reload the chosen client may no longer be offered.
  const isOffered =
    chosen === NEW_CLIENT
      ? clients?.can_create === true
      : clients?.items.some(({ id }) => id === chosen) === true
  const client = clients ? (isOffered ? (chosen ?? '') : findLikelyClient(clients)) : ''
  const match = clients?.items.find(({ id }) => id === client)
  const needsSeller = client === NEW_CLIENT || (match !== undefined && match.sale_manager === null)
  const sellerId = seller ?? clients?.likely_sale_manager_id ?? ''
  const settle = useMutation({
    // A newer version is passed where the person has chosen over it.
    mutationFn: (on: Company) => {
      const choice = {
        client_id: client === NEW_CLIENT ? null : client,
        sale_manager_id: needsSeller ? sellerId : null,
      }
      return isVerifying
        ? transitionCompany(on, { to: 'verified', client: choice })
        : linkCompanyClient(on, choice)
    },
    onSuccess: async (settled) => {
      onClose()
      toast.info(
        t(
          isVerifying
            ? `stepped.${getStepName(company.status, settled.status)}`
            : 'client_dialog.linked',
        ),
      )
      await applySaved(settled)
      // The button that would get the focus back no longer exists.
      focusHeadline()
    },
    onError: async (error) => {
      if (isInvalid(error)) toast.formValidationError()
      if (!isStale(error)) return
      try {
        // Not cached, so that the screen is unchanged until the person has chosen.
        const now = await fetchCompany(company.id)
        if (now.client && now.client.id !== company.client_id && now.client.id !== client)
          setNewer(now)
        else await loadNewer()
      } catch {
        // The newer version cannot be read now; the banner shows the refusal.
        return
      }
      settle.reset()
    },
  })
  const conflicts = newer && [
    {
      id: 'client_id',
      field: t('field.client_id'),
      mine: match?.name ?? t('client_dialog.new'),
      theirs: newer.client?.name ?? null,
      suggested: 'theirs' as const,
      isContested: true,
    },
  ]
  async function resolve({ client_id: side }: ConflictChoices) {
    if (!newer) return
    setNewer(null)
    if (side === 'mine') return settle.mutate(newer)
    // The dialog goes on with their client where the company is still to be verified.
    if (!isVerifying) onClose()
    await applySaved(newer)
    if (!isVerifying) focusHeadline()
  }
  const [refused] = settle.error instanceof ApiProblem ? (settle.error.problem.errors ?? []) : []
  const cannotLink = clients !== undefined && clients.items.length === 0 && !clients.can_create

  function formatRefusal(refusal: Schemas['FieldError']): string {
    const { code, params } = refusal
    if (code === 'duplicate') return t('client_dialog.duplicate', { name: params?.name ?? '' })
    return code === 'too_many'
      ? t('client_dialog.too_many_people', { max: params?.max ?? 0 })
      : formatFieldError(refusal)
  }

  function send() {
    setWasSubmitted(true)
    if (client !== '' && (!needsSeller || sellerId !== '')) settle.mutate(company)
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
            <Button variant="primary" isPending={settle.isPending} onClick={send}>
              {t(
                isVerifying
                  ? `step.${getStepName(company.status, 'verified')}`
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
          <ErrorState onRetry={() => void refetch()}>{formatProblem(error)}</ErrorState>
        )}
        {!clients && !error && <Skeleton height="8rem" />}
        {cannotLink && <Banner tone="blocked">{t('client_dialog.barred')}</Banner>}
        {clients && !cannotLink && (
          <>
            <ClientChoice
              clients={clients}
              value={client}
              error={wasSubmitted && client === '' ? t('client_dialog.choose_client') : undefined}
              onChange={setChosen}
            />
            {client === NEW_CLIENT && <MissingClientData company={company} />}
            {needsSeller && (
              <NativeSelect
                label={t('client_dialog.sale_manager')}
                placeholder={t('client_dialog.choose')}
                options={clients.sale_managers.map(({ id, name }) => ({ value: id, label: name }))}
                value={sellerId}
                error={
                  wasSubmitted && sellerId === ''
                    ? t('client_dialog.choose_sale_manager')
                    : undefined
                }
                isRequired
                onChange={setSeller}
              />
            )}
          </>
        )}
        {settle.error && (
          <Banner tone="blocked" isAnnounced>
            {refused ? formatRefusal(refused) : formatProblem(settle.error)}
          </Banner>
        )}
      </div>
      <FormConflict
        conflict={
          conflicts && {
            conflicts,
            resolve: (choices) => void resolve(choices),
            cancel: () => setNewer(null),
          }
        }
      />
    </Dialog>
  )
}

/**
 * Returns the initial choice: a new client if none matches, or the only client that matches by more
 * than its name, which strangers may share.
 */
function findLikelyClient({ items, can_create }: Clients): string {
  const [first, ...rest] = items
  if (!first) return can_create ? NEW_CLIENT : ''
  const matchesByName = first.same.length === 1 && first.same[0] === 'name'
  return rest.length === 0 && !matchesByName ? first.id : ''
}

interface ClientChoiceProps {
  readonly clients: Clients
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function ClientChoice({ clients, value, error, onChange }: ClientChoiceProps) {
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
function MissingClientData({ company }: { readonly company: Company }) {
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
