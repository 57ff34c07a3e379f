import type { Schemas } from '@/shared/api'
import { vPaymentTerms } from '@/shared/api/generated/validators'
import { i18n } from '@/shared/i18n'

/** Formats payment terms: "Net 30 days". */
export const formatPaymentTerms = (
  { kind, net_days }: Schemas['PaymentTerms'],
  language: string = i18n.language,
): string => i18n.t(`entities/terms:payment.${kind}`, { count: net_days ?? 0, lng: language })

/**
 * Formats payment terms as logged in a history ("net_days 30"). Other text is returned unchanged.
 */
export function formatLoggedPaymentTerms(text: string): string {
  const [word, days] = text.split(' ')
  const kind = vPaymentTerms.entries.kind.options.find((each) => each === word)
  return kind
    ? formatPaymentTerms({ kind, net_days: days === undefined ? null : Number(days) })
    : text
}
