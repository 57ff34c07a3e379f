import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Deal,
  type DealInvoices,
  type InvoicePreview,
  invoicePreviewQueryOptions,
  issueInvoice,
  refreshInvoicedDeal,
} from '@/entities/deal'
import { formatChargeName } from '@/entities/terms'
import { formatProblem } from '@/shared/api'
import { CountrySelect } from '@/shared/forms'
import { type Format, useFormat, useTranslation } from '@/shared/i18n'
import {
  Banner,
  Button,
  CheckboxGroup,
  Dialog,
  ErrorState,
  NativeSelect,
  Skeleton,
  toast,
} from '@/shared/ui'
import styles from './deal-invoices.module.css'

interface IssueInvoiceDialogProps {
  deal: Deal
  invoices: DealInvoices
  onClose: () => void
}

/** Issues the invoice of a cargo, with a preview of its amounts. */
export function IssueInvoiceDialog({ deal, invoices, onClose }: IssueInvoiceDialogProps) {
  const { t } = useTranslation('pages/deal')
  const format = useFormat()
  const queryClient = useQueryClient()
  const charges = invoices.charges.filter(
    ({ is_always_charged, invoice }) => !is_always_charged && invoice === null,
  )
  const [cargoId, setCargoId] = useState(invoices.cargos[0]?.id ?? '')
  const [country, setCountry] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>(
    charges.map(({ position }) => String(position)),
  )
  const write = { cargo_id: cargoId, charges: chosen.map(Number), destination_country: country }
  const preview = useQuery(invoicePreviewQueryOptions(deal.id, write))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => issueInvoice(deal, write),
    onSuccess: async ({ number }) => {
      onClose()
      toast.info(t('invoice.issued_toast', { number }))
      await refreshInvoicedDeal(queryClient, deal.id)
    },
  })
  const { data } = preview
  return (
    <Dialog
      isOpen
      title={t('invoice.issue')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={!data || preview.isPlaceholderData || data.missing.length > 0}
            onClick={() => mutate()}
          >
            {t('invoice.issue')}
          </Button>
          <Button onClick={onClose}>{t('invoice.back')}</Button>
        </>
      }
    >
      <div className={styles.list}>
        <NativeSelect
          label={t('invoice.cargo')}
          value={cargoId}
          onChange={(value) => setCargoId(value ?? '')}
          options={invoices.cargos.map(({ id, number, volume_m3 }) => ({
            value: id,
            label: t('invoice.cargo_wood', { number, m3: format.volume(volume_m3) }),
          }))}
        />
        {charges.length > 0 && (
          <CheckboxGroup
            label={t('invoice.charges')}
            value={chosen}
            onChange={setChosen}
            options={charges.map(({ position, charge }) => ({
              value: String(position),
              label: formatChargeName(charge),
            }))}
          />
        )}
        <CountrySelect
          label={t('invoice.destination')}
          hint={t('invoice.destination_hint')}
          value={country ?? data?.destination_country ?? ''}
          onChange={(value) => setCountry(value || null)}
        />
        {data ? (
          <Amounts preview={data} format={format} />
        ) : preview.isError ? (
          <ErrorState onRetry={() => void preview.refetch()} isRetrying={preview.isFetching} />
        ) : (
          <Skeleton />
        )}
        {data && data.missing.length > 0 && (
          <Banner tone="waiting">
            <ul>
              {data.missing.map(({ code }) => (
                <li key={code}>{t(`invoice.missing.${code}`)}</li>
              ))}
            </ul>
          </Banner>
        )}
        {error && (
          <Banner tone="blocked" isAnnounced>
            {formatProblem(error)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

/** The sums of an invoice and the rule of its VAT. */
function Amounts({ preview, format }: { preview: InvoicePreview; format: Format }) {
  const { t } = useTranslation('pages/deal')
  const { currency, vat_rule, vat_rate, vat_eur } = preview
  const percent = format.percent(String(Number(vat_rate)))
  const rows: readonly (readonly [title: string, amount: string])[] = [
    [t('invoice.amount.goods'), format.money(preview.goods, currency)],
    [t('invoice.amount.net'), format.money(preview.net, currency)],
    [t('invoice.amount.vat', { percent }), format.money(preview.vat, currency)],
    ...(vat_eur === null
      ? []
      : [[t('invoice.amount.vat_eur'), format.money(vat_eur, 'EUR')] as const]),
    [t('invoice.amount.total'), format.money(preview.total, currency)],
    [t('invoice.amount.due'), format.date(preview.due_on)],
  ]
  return (
    <div>
      <dl className={styles.amounts}>
        {rows.flatMap(([title, amount]) => [
          <dt key={title}>{title}</dt>,
          <dd key={`${title} amount`}>{amount}</dd>,
        ])}
      </dl>
      <p className={styles.author}>{t(`invoice.vat_rule.${vat_rule}`)}</p>
    </div>
  )
}
