import { countries } from '@contract/countries'
import { getWeekEnd } from '@domain/calendar'
import { sumAmounts } from '@domain/money'
import { toCents } from '../../db/decimal-columns'
import { getCertificateState } from '../../partners/certificate-state'
import type { Schemas } from '../../call'
import type { SupplyStatus, SupplyWarning, SupplyWrite } from '../schema'
import { getReadyDifference, type PartialVolumes } from '../supply-figures'
import { OPEN_SUPPLY_STATUSES } from '../../statuses/supply-statuses'

/** Data that warnings of a supply depend on. */
export type SupplyWarningSubject = {
  status: SupplyStatus
  supply: Pick<
    SupplyWrite,
    | 'ready_week'
    | 'certificate_claim'
    | 'due_diligence_reference'
    | 'verification_number'
    | 'tolerance_percent'
    | 'deposit'
    | 'currency'
  > & {
    lines: readonly (PartialVolumes & {
      /** In the supply's currency; null without a price. */
      amount: string | null
      certification: Schemas['Certification']
      specification: Pick<Schemas['Specification'], 'wood' | 'profile'> | null
    })[]
  }
  sawmill: Pick<Schemas['SawmillFields'], 'name' | 'species' | 'profiles'> & {
    certificate: Pick<Schemas['SawmillCertificate'], 'scheme' | 'expires'> | null
  }
  /** `YYYY-MM-DD` */
  today: string
}

/** Completed or canceled: no warnings any more. */
export const isClosedSupply = (status: SupplyStatus): boolean =>
  !OPEN_SUPPLY_STATUSES.includes(status)

/**
 * Formats of the European Commission's information system: year, country and ten characters; eight
 * characters.
 */
const EXAMPLES = { due_diligence_reference: '26LTDZUKM31234', verification_number: '5ZCWXEPB' }

/** Returns likely problems of a supply, now or when the wood is ready. */
export function findSupplyWarnings(subject: SupplyWarningSubject): SupplyWarning[] {
  if (isClosedSupply(subject.status)) return []
  const { supply } = subject
  return [
    ...findClaimWarnings(subject, supply.certificate_claim, '/certificate_claim'),
    ...findDepositWarnings(supply),
    ...findNumberWarnings(supply),
    ...supply.lines.flatMap((line, i) => [
      ...findSawmillWarnings(subject.sawmill, line.specification, `/lines/${i}/specification`),
      ...findClaimWarnings(subject, line.certification, `/lines/${i}/certification`),
      ...findReadyWarnings(line, supply.tolerance_percent, i),
    ]),
  ]
}

/** A line without a price would make the amount too low. */
function findDepositWarnings({
  deposit,
  currency,
  lines,
}: SupplyWarningSubject['supply']): SupplyWarning[] {
  const amounts = lines.flatMap(({ amount }) => amount ?? [])
  if (deposit === null || amounts.length === 0 || amounts.length < lines.length) return []
  const amount = sumAmounts(amounts)
  return toCents(deposit) > toCents(amount)
    ? [{ code: 'deposit_above_amount', pointer: '/deposit', params: { amount, currency } }]
    : []
}

function findNumberWarnings({
  due_diligence_reference: reference,
  verification_number: number,
}: SupplyWarningSubject['supply']): SupplyWarning[] {
  const warnings: SupplyWarning[] = []
  if (reference !== null && !isReference(reference)) {
    warnings.push({
      code: 'due_diligence_reference_shape',
      pointer: '/due_diligence_reference',
      params: { example: EXAMPLES.due_diligence_reference },
    })
  }
  if (number !== null && !/^[A-Z\d]{8}$/.test(number)) {
    warnings.push({
      code: 'verification_number_shape',
      pointer: '/verification_number',
      params: { example: EXAMPLES.verification_number },
    })
  }
  return warnings
}

const isReference = (text: string): boolean =>
  /^\d{2}[A-Z]{2}[A-Z\d]{10}$/.test(text) && countries.includes(text.slice(2, 4))

/**
 * Checks that the mill has a certificate of the claimed scheme, valid to the end of the ready
 * week.
 */
function findClaimWarnings(
  { supply, sawmill, today }: SupplyWarningSubject,
  claim: Schemas['Certification'],
  pointer: string,
): SupplyWarning[] {
  if (claim === 'none') return []
  const { name, certificate } = sawmill
  if (certificate === null || !claim.startsWith(certificate.scheme))
    return [{ code: 'no_certificate', pointer, params: { sawmill: name } }]
  const day = supply.ready_week === null ? today : getWeekEnd(supply.ready_week)
  const { expires } = certificate
  const params = { sawmill: name, expires }
  if (expires < today) return [{ code: 'certificate_expired', pointer, params }]
  if (expires < day) return [{ code: 'certificate_over', pointer, params }]
  return getCertificateState(expires, today) === 'expiring'
    ? [{ code: 'certificate_ends_soon', pointer, params }]
    : []
}

/** A mill without known products may make any wood. */
function findSawmillWarnings(
  { name, species, profiles }: SupplyWarningSubject['sawmill'],
  specification: SupplyWarningSubject['supply']['lines'][number]['specification'],
  pointer: string,
): SupplyWarning[] {
  if (specification === null) return []
  const { wood, profile } = specification
  const params = { sawmill: name }
  return [
    ...(wood !== null && species.length > 0 && !species.includes(wood)
      ? [{ code: 'wood_not_sawn' as const, pointer, params }]
      : []),
    ...(profiles.length > 0 && !profiles.includes(profile)
      ? [{ code: 'profile_not_made' as const, pointer, params }]
      : []),
  ]
}

function findReadyWarnings(
  line: PartialVolumes,
  tolerance: number,
  place: number,
): SupplyWarning[] {
  const params = getReadyDifference(line, tolerance)
  return params
    ? [{ code: 'ready_off_confirmed', pointer: `/lines/${place}/ready_quantity`, params }]
    : []
}
