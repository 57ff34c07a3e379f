import { describe, expect, it, test } from 'vitest'
import type { Role, Schemas } from '../call'
import { canSeeReport, canWriteReport, createReportStateMachine } from './permissions'

type Status = Schemas['ReportStatus']
type Need = Schemas['SupplyReportFieldNeed']

const ROLES: Role[] = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
  'client',
  'manager',
  'country_manager',
]
const STATUSES: Status[] = ['draft', 'submitted', 'returned', 'approved', 'canceled']
const EVERYWHERE: Role[] = ['global_manager', 'admin']
const BUYERS: Role[] = ['purchase_manager', ...EVERYWHERE]
const INSPECTORS: Role[] = ['purchase_agent', ...BUYERS]

const steps = createReportStateMachine<Need>(['place', 'verdict'])
const subject = (status: Status, inspectorId: string, lacking: Need[] = []) => ({
  status,
  inspectorId,
  needs: lacking,
})
const listTransitions = (role: Role, status: Status, inspectorId: string) =>
  steps
    .transitionsFor({ id: 'me', role }, subject(status, inspectorId))
    .map(({ to }) => to)
    .toSorted()

/** Roles per transition, for their own reports and those of others. */
const TABLE: Record<string, { own: Role[]; others: Role[] }> = {
  'draft -> submitted': { own: INSPECTORS, others: EVERYWHERE },
  'submitted -> approved': { own: [], others: BUYERS },
  'submitted -> returned': { own: [], others: BUYERS },
  'returned -> draft': { own: INSPECTORS, others: EVERYWHERE },
  'draft -> canceled': { own: INSPECTORS, others: BUYERS },
  'returned -> canceled': { own: INSPECTORS, others: BUYERS },
}

describe.each(STATUSES)('a %s report', (status) => {
  it.each(ROLES)('offers a %s exactly the transitions of the table', (role) => {
    for (const whose of ['own', 'others'] as const) {
      const expected = STATUSES.filter((to) =>
        TABLE[`${status} -> ${to}`]?.[whose].includes(role),
      ).toSorted()
      expect(listTransitions(role, status, whose === 'own' ? 'me' : 'somebody'), whose).toEqual(
        expected,
      )
    }
  })
})

test('submitting requires every need and can not be overridden', () => {
  const lacking: Need[] = [{ code: 'verdict', pointer: '/verdict' }]
  const wish = { to: 'submitted' as const, override: true, reason: 'In a hurry' }
  expect(() =>
    steps.take({ id: 'me', role: 'admin' }, subject('draft', 'me', lacking), wish),
  ).toThrow('needs_missing')
  expect(steps.take({ id: 'me', role: 'admin' }, subject('draft', 'me'), wish)).toEqual({
    isOverridden: false,
  })
})

test.each(['returned', 'canceled'] as const)('a report is %s only with a reason', (to) => {
  const of = to === 'returned' ? subject('submitted', 'somebody') : subject('draft', 'somebody')
  expect(() => steps.take({ id: 'me', role: 'admin' }, of, { to, override: false })).toThrow(
    'validation',
  )
})

test('agents read their own reports, approvers read all, and only the inspector edits a draft', () => {
  const own = { inspector_id: 'me', status: 'draft' as const }
  const others = { inspector_id: 'somebody', status: 'draft' as const }
  expect(ROLES.filter((role) => canSeeReport({ id: 'me', role }, own))).toEqual([
    'purchase_manager',
    'purchase_agent',
    'global_manager',
    'admin',
  ])
  expect(ROLES.filter((role) => canSeeReport({ id: 'me', role }, others))).toEqual([
    'purchase_manager',
    'global_manager',
    'admin',
  ])
  expect(canWriteReport({ id: 'me', role: 'admin' }, others)).toBe(false)
  expect(
    STATUSES.filter((status) =>
      canWriteReport({ id: 'me', role: 'purchase_agent' }, { ...own, status }),
    ),
  ).toEqual(['draft'])
})
