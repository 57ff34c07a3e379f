import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../call'

type State = Schemas['CertificateState']

/** Days before expiry from which a certificate expires soon: a renewal takes about three months. */
const NOTICE_DAYS = 90

/**
 * Returns the state of a certificate on a day.
 * @param expires last valid day; null without a certificate
 */
export function getCertificateState(expires: string | null, today: string): State {
  if (expires === null) return 'none'
  if (expires < today) return 'expired'
  return expires <= getNoticeEnd(today) ? 'expiring' : 'valid'
}

/** Condition: the mill's certificate has that state. */
export function hasCertificateState(state: State, today: string): RawBuilder<boolean> {
  const expires = sql.ref('sawmills.certificate_expires')
  switch (state) {
    case 'none':
      return sql`${expires} is null`
    case 'expired':
      return sql`${expires} < ${today}`
    case 'expiring':
      return sql`(${expires} >= ${today} and ${expires} <= ${getNoticeEnd(today)})`
    case 'valid':
      return sql`${expires} > ${getNoticeEnd(today)}`
  }
}

function getNoticeEnd(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + NOTICE_DAYS)
  return day.toISOString().slice(0, 10)
}
