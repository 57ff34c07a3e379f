import { dequal } from 'dequal/lite'
import {
  createRevisionMachine,
  createSharedChecks,
  findDifferenceNeed,
  type RevisionStatus,
  type RevisionSubject,
} from '../../documents/revisions'
import type { NeedChecks } from '../../documents/state-machine'
import type { Actor } from '../../people/roles'
import {
  findClosedLineFields,
  findLoadedLineErrors,
  isLoaded,
  type LoadedLine,
  type RevisedLine,
} from '../../wood-lines/loaded-lines'
import type { Schemas } from '../../call'
import type { FieldError } from '../../problems/problem'
import type { DealStatus, DealWrite } from '../schema'
import {
  AGREEMENT_NEEDS,
  CONFIRMATION_NEEDS,
  CREDIT_NEEDS,
  dealNeeds,
  SALE_ROLES,
  type DealNeedSubject,
} from './deal-state-machine'
import { canWorkOnDeal } from './permissions'

const REVISABLE_STATUSES: readonly DealStatus[] = ['order_confirmation', 'confirmed', 'loading']

/** True while the deal's confirmation can be revised. */
export const isDealRevisable = (deal: { status: DealStatus }): boolean =>
  REVISABLE_STATUSES.includes(deal.status)

/** True for the deal's sale manager and global roles. */
export const canReviseDeal = (actor: Actor, deal: { saleManagerId: string }): boolean =>
  SALE_ROLES.includes(actor.role) && canWorkOnDeal(actor, deal)

/** Differences that the client need not agree to: they change neither wood nor amount nor terms. */
const MINOR_FIELDS: readonly string[] = [
  'customer_reference',
  'port_of_discharge',
  'exchange_rate',
  // The order of the lines.
  'lines',
]

export const needsClientAgreement = (
  differences: readonly Pick<Schemas['FieldChange'], 'field'>[],
): boolean => differences.some(({ field }) => !MINOR_FIELDS.includes(field))

type LoadedDeal = Pick<DealWrite, 'incoterms' | 'transport'> & { lines: readonly LoadedLine[] }
type RevisedDeal = Pick<DealWrite, 'incoterms' | 'transport'> & { lines: readonly RevisedLine[] }

/**
 * Returns JSON pointers of the closed parts of a revision: terms after the first load, and wood,
 * unit, price and certification of loaded lines.
 */
export function findClosedFields(
  deal: { lines: readonly Pick<LoadedLine, 'id' | 'loaded_l'>[] },
  lines: readonly { id: string }[],
): string[] {
  if (!isLoaded(deal)) return []
  return ['/incoterms', '/transport/kind', ...findClosedLineFields(deal.lines, lines)]
}

/** Returns an error for each change of what is loaded, or of wood that is planned in a cargo. */
export function findLoadErrors(deal: LoadedDeal, revised: RevisedDeal): FieldError[] {
  const errors: FieldError[] = []
  const lock = (pointer: string) => errors.push({ pointer, code: 'locked' })
  if (isLoaded(deal)) {
    if (!dequal(deal.incoterms, revised.incoterms)) lock('/incoterms')
    if (deal.transport.kind !== revised.transport.kind) lock('/transport/kind')
  }
  return [...errors, ...findLoadedLineErrors(deal.lines, revised.lines)]
}

type DealRevisionNeed = Schemas['DealRevisionNeed']

export type DealRevisionSubject = DealNeedSubject &
  RevisionSubject & {
    status: RevisionStatus
    saleManagerId: string
    hasDifferences: boolean
    /** True if the client owes the deal already, so that its rate is needed. */
    isSold: boolean
    /** True if the client will owe more than before. */
    raisesCredit: boolean
    /** True if the client gets packs that its portal order has not bought. */
    addsPacks: boolean
  }

type NeedCode = DealRevisionNeed['code']
type SharedNeed = Exclude<NeedCode, 'difference'>

const shared = createSharedChecks(dealNeeds)

const revisionNeeds: NeedChecks<DealRevisionNeed, DealRevisionSubject> = {
  difference: findDifferenceNeed,
  line: shared('line'),
  line_wood: shared('line_wood'),
  line_price: shared('line_price'),
  certified_wood: shared('certified_wood'),
  delivery_week: shared('delivery_week'),
  incoterms_place: shared('incoterms_place'),
  // An unconfirmed deal is judged when it is confirmed.
  exchange_rate: shared('exchange_rate', (deal: DealRevisionSubject) => deal.isSold),
  // A blocked client can't order, so it gets no packs by a change either, at whatever total. They
  // would be reserved already when the change is sent.
  client_not_blocked: shared(
    'client_not_blocked',
    ({ raisesCredit, addsPacks }: DealRevisionSubject, to) =>
      addsPacks || (raisesCredit && to !== 'sent'),
  ),
  within_credit_limit: shared(
    'within_credit_limit',
    ({ raisesCredit }: DealRevisionSubject) => raisesCredit,
  ),
}

export const dealRevisionMachine = createRevisionMachine<DealRevisionNeed, DealRevisionSubject>({
  roles: SALE_ROLES,
  paperNeeds: ['difference', ...(CONFIRMATION_NEEDS as readonly SharedNeed[])],
  proposalNeeds: ['client_not_blocked'],
  agreementNeeds: AGREEMENT_NEEDS as readonly SharedNeed[],
  checks: revisionNeeds,
  canRevise: canReviseDeal,
  overridable: [...(CREDIT_NEEDS as readonly SharedNeed[]), 'certified_wood'],
})
