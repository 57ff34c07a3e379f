import { describe, expect, it } from 'vitest'
import { vRole } from '@contract/validators'
import type { Role, Schemas } from '../call'
import { canSeeReport, canWriteReport, createReportStateMachine } from './permissions'

type Status = Schemas['ReportStatus']
type Need = Schemas['SupplyReportFieldNeed']

const STATUSES: Status[] = ['draft', 'submitted', 'returned', 'approved', 'canceled']
const EVERYWHERE: Role[] = ['global_manager', 'admin']
const PURCHASERS: Role[] = ['purchase_manager', ...EVERYWHERE]
const INSPECTORS: Role[] = ['purchase_agent', ...PURCHASERS]

const machine = createReportStateMachine<Need>(['place', 'verdict'])
const createSubject = (status: Status, inspectorId: string, needs: Need[] = []) => ({
  status,
  inspectorId,
  needs,
})
const listTransitions = (role: Role, status: Status, inspectorId: string) =>
  machine
    .getTransitions({ id: 'me', role }, createSubject(status, inspectorId))
    .map(({ to }) => to)
    .toSorted()

/** Roles per transition, for their own reports and those of others. */
const TABLE: Record<string, { own: Role[]; others: Role[] }> = {
  'draft -> submitted': { own: INSPECTORS, others: EVERYWHERE },
  'submitted -> approved': { own: [], others: PURCHASERS },
  'submitted -> returned': { own: [], others: PURCHASERS },
  'returned -> draft': { own: INSPECTORS, others: EVERYWHERE },
  'draft -> canceled': { own: INSPECTORS, others: PURCHASERS },
  'returned -> canceled': { own: INSPECTORS, others: PURCHASERS },
}

describe.each(STATUSES)('a %s report', (status) => {
  it.each(vRole.options)('offers a %s exactly the transitions of the table', (role) => {
    for (const owner of ['own', 'others'] as const) {
      const expected = STATUSES.filter((to) =>
        TABLE[`${status} -> ${to}`]?.[owner].includes(role),
      ).toSorted()
      expect(listTransitions(role, status, owner === 'own' ? 'me' : 'somebody'), owner).toEqual(
        expected,
      )
    }
  })
})

it('submitting requires every need and cannot be overridden', () => {
  const needs: Need[] = [{ code: 'verdict', pointer: '/verdict' }]
  const request = { to: 'submitted' as const, override: true, reason: 'In a hurry' }
  expect(() =>
    machine.take({ id: 'me', role: 'admin' }, createSubject('draft', 'me', needs), request),
  ).toThrow('needs_missing')
  expect(machine.take({ id: 'me', role: 'admin' }, createSubject('draft', 'me'), request)).toEqual({
    isOverridden: false,
  })
})

it.each(['returned', 'canceled'] as const)('a report is %s only with a reason', (to) => {
  const of =
    to === 'returned' ? createSubject('submitted', 'somebody') : createSubject('draft', 'somebody')
  expect(() => machine.take({ id: 'me', role: 'admin' }, of, { to, override: false })).toThrow(
    'validation',
  )
})

it('agents read their own reports, approvers read all, and only the inspector edits a draft', () => {
  const ownDraft = { inspector_id: 'me', status: 'draft' as const }
  const foreignDraft = { inspector_id: 'somebody', status: 'draft' as const }
  expect(vRole.options.filter((role) => canSeeReport({ id: 'me', role }, ownDraft))).toEqual([
    'purchase_manager',
    'purchase_agent',
    'global_manager',
    'admin',
  ])
  expect(vRole.options.filter((role) => canSeeReport({ id: 'me', role }, foreignDraft))).toEqual([
    'purchase_manager',
    'global_manager',
    'admin',
  ])
  expect(canWriteReport({ id: 'me', role: 'admin' }, foreignDraft)).toBe(false)
  expect(
    STATUSES.filter((status) =>
      canWriteReport({ id: 'me', role: 'purchase_agent' }, { ...ownDraft, status }),
    ),
  ).toEqual(['draft'])
})
