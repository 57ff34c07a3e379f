import type { Schemas } from '@/shared/api'
import { vPaymentBase, vPaymentPart, vPaymentTerms } from '@contract/validators'
import { formatFor, i18n } from '@/shared/i18n'

type PaymentTerms = Schemas['PaymentTerms']
type PaymentPart = Schemas['PaymentPart']

/** Formats payment terms: "Net 30 days", or "30% prepayment, 70% against documents". */
export const formatPaymentTerms = (
  { kind, net_days, parts = [] }: PaymentTerms,
  language: string = i18n.language,
): string =>
  kind === 'parts'
    ? parts.map((part) => formatPart(part, language)).join(', ')
    : i18n.t(`entities/terms:payment.${kind}`, { count: net_days ?? 0, lng: language })

const formatPart = ({ percent, kind, net_days, base }: PaymentPart, lng: string): string => {
  const values = { percent: formatFor(lng).percent(String(percent)), lng }
  return kind === 'net_days'
    ? i18n.t(`entities/terms:payment_part.net_days_${base ?? 'invoice'}`, {
        ...values,
        count: net_days ?? 0,
      })
    : i18n.t(`entities/terms:payment_part.${kind}`, values)
}

/**
 * Formats payment terms as logged in a history ("net_days 30"). Other text is returned unchanged.
 */
export function formatLoggedPaymentTerms(text: string): string {
  const parts = text.split('; ').map(parsePart)
  if (parts.every((part) => part !== null))
    return formatPaymentTerms({ kind: 'parts', net_days: null, parts })
  const [word, days] = text.split(' ')
  const kind = vPaymentTerms.entries.kind.options.find((option) => option === word)
  return kind
    ? formatPaymentTerms({ kind, net_days: days === undefined ? null : Number(days) })
    : text
}

/** Parses a part as logged: "70 net_days 30 departure". */
function parsePart(text: string): PaymentPart | null {
  const [percent, word, days, base] = text.split(' ')
  const kind = vPaymentPart.entries.kind.options.find((option) => option === word)
  if (!kind || !/^\d+$/.test(percent ?? '')) return null
  return {
    percent: Number(percent),
    kind,
    net_days: days === undefined ? null : Number(days),
    base: vPaymentBase.options.find((option) => option === base) ?? null,
  }
}
