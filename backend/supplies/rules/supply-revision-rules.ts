import { PURCHASE_ROLES } from '@domain/rules/role-rules'
import { dequal } from 'dequal/lite'
import {
  createRevisionMachine,
  createSharedChecks,
  findDifferenceNeed,
  type RevisionStatus,
  type RevisionSubject,
} from '../../documents/revisions'
import type { NeedChecks } from '../../documents/state-machine'
import { type Actor, hasGlobalRole } from '../../people/roles'
import {
  findClosedLineFields,
  findLoadedLineErrors,
  isLoaded,
  type LoadedLine,
  type RevisedLine,
} from '../../wood-lines/loaded-lines'
import type { Schemas } from '../../call'
import type { FieldError } from '../../problems/problem'
import type { SupplyLineWrite, SupplyStatus, SupplyWrite } from '../schema'
import { supplyNeeds, type SupplyNeedSubject } from './supply-state-machine'

const REVISABLE_STATUSES: readonly SupplyStatus[] = [
  'ordered',
  'confirmed',
  'in_production',
  'ready',
  'loading',
]

/** True while the order to the mill can be revised. */
export const isSupplyRevisable = ({ status }: { status: SupplyStatus }): boolean =>
  REVISABLE_STATUSES.includes(status)

/** True for the supply's purchase manager and global roles. */
export const canReviseSupply = (
  actor: Actor,
  { purchase_manager_id }: { purchase_manager_id: string | null },
): boolean =>
  hasGlobalRole(actor) || (actor.role === 'purchase_manager' && actor.id === purchase_manager_id)

/** Differences that the mill need not agree to: the rate, and the order of the lines. */
const MINOR_FIELDS: readonly string[] = ['exchange_rate', 'lines']

export const needsMillAgreement = (
  differences: readonly Pick<Schemas['FieldChange'], 'field'>[],
): boolean => differences.some(({ field }) => !MINOR_FIELDS.includes(field))

/** Differences that a mill asks for itself: when it can deliver, and how much. */
const ANSWERED_FIELDS: readonly string[] = ['ready_week', 'quantity', ...MINOR_FIELDS]

/** True if the mill's own answer can be recorded without sending the revision. */
export const canRecordMillAnswer = (
  differences: readonly Pick<Schemas['FieldChange'], 'field'>[],
): boolean => differences.every(({ field }) => ANSWERED_FIELDS.includes(field))

type AnsweredLine = Pick<
  SupplyLineWrite,
  'quantity' | 'unit' | 'product_id' | 'specification' | 'confirmed_quantity' | 'ready_quantity'
>

/**
 * Returns the quantities that the mill reports, once it agrees to a revised line. A changed
 * quantity is confirmed with the agreement, unless the order itself awaits its confirmation. Ready
 * wood stays.
 */
export function reviseAnswer(
  status: SupplyStatus,
  before: AnsweredLine | undefined,
  after: Omit<AnsweredLine, 'confirmed_quantity' | 'ready_quantity'>,
): Pick<AnsweredLine, 'confirmed_quantity' | 'ready_quantity'> {
  const confirmed = status === 'ordered' ? null : after.quantity
  if (!before)
    return {
      confirmed_quantity: confirmed,
      ready_quantity: status === 'ready' || status === 'loading' ? '0' : null,
    }
  const isSame =
    Number(before.quantity) === Number(after.quantity) &&
    before.unit === after.unit &&
    before.product_id === after.product_id &&
    dequal(before.specification, after.specification)
  return {
    confirmed_quantity: isSame ? before.confirmed_quantity : confirmed,
    ready_quantity: before.ready_quantity,
  }
}

type LoadedSupply = Pick<SupplyWrite, 'incoterms'> & { lines: readonly LoadedLine[] }
type RevisedSupply = Pick<SupplyWrite, 'incoterms'> & { lines: readonly RevisedLine[] }

/** Returns JSON pointers of the closed parts of a revision. */
export const findClosedFields = (
  supply: { lines: readonly Pick<LoadedLine, 'id' | 'loaded_l' | 'isReady'>[] },
  lines: readonly { id: string }[],
): string[] => [
  ...(isLoaded(supply) ? ['/incoterms'] : []),
  ...findClosedLineFields(supply.lines, lines),
]

/** Returns an error for each change of wood in production or in cargo. */
export const findLoadErrors = (supply: LoadedSupply, revised: RevisedSupply): FieldError[] => [
  ...(isLoaded(supply) && !dequal(supply.incoterms, revised.incoterms)
    ? [{ pointer: '/incoterms', code: 'locked' as const }]
    : []),
  ...findLoadedLineErrors(supply.lines, revised.lines),
]

type SupplyRevisionNeed = Schemas['SupplyRevisionNeed']

export type SupplyRevisionSubject = SupplyNeedSubject &
  RevisionSubject & {
    status: RevisionStatus
    purchase_manager_id: string | null
    hasDifferences: boolean
    /** True once the mill has confirmed the order, so that the rate is needed. */
    isConfirmed: boolean
  }

const shared = createSharedChecks(supplyNeeds)

const revisionNeeds: NeedChecks<SupplyRevisionNeed, SupplyRevisionSubject> = {
  difference: findDifferenceNeed,
  line: shared('line'),
  line_wood: shared('line_wood'),
  line_price: shared('line_price'),
  ready_week: shared('ready_week'),
  exchange_rate: shared('exchange_rate', ({ isConfirmed }: SupplyRevisionSubject) => isConfirmed),
}

export const supplyRevisionMachine = createRevisionMachine<
  SupplyRevisionNeed,
  SupplyRevisionSubject
>({
  roles: PURCHASE_ROLES,
  paperNeeds: ['difference', 'ready_week', 'line', 'line_wood', 'line_price'],
  agreementNeeds: ['exchange_rate'],
  checks: revisionNeeds,
  canRevise: canReviseSupply,
  overridable: [],
})
