import { beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import type { CargoTransition } from '@/entities/cargo'
import { formatBlockedTransition } from '@/features/change-status'
import { loadPageTexts, startI18n } from '@/shared/i18n'
import { cargoWorkflow } from './cargo-workflow'

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadPageTexts('pages/cargo')
})

const formatTransition = (to: CargoTransition['to'], missing: CargoTransition['missing']) =>
  formatBlockedTransition({
    config: cargoWorkflow,
    next: { to, forward: true, reason_required: false, can_override: false, missing },
  })?.short

it('the sentence about the next step tells the step from the missing detail', () => {
  expect(formatTransition('sealed', [{ code: 'seal_number', pointer: '/seal_number' }])).toBe(
    'Next: seal the cargo. Missing: seal number.',
  )
  expect(formatTransition('booked', [{ code: 'booking_number', pointer: '/booking_number' }])).toBe(
    'Next: book the transport. Missing: booking number.',
  )
})

it('closing says once, below the missing documents, how to go on without them', () => {
  const formatNote = (canOverride: boolean) =>
    cargoWorkflow.formatOverrideNote?.({
      to: 'closed',
      forward: true,
      reason_required: false,
      can_override: false,
      missing: [
        { code: 'actual_freight', pointer: '/actual_freight' },
        {
          code: 'document',
          pointer: '/documents',
          params: { document: 'packing_list' },
          ...(canOverride && { can_override: true }),
        },
      ],
    })
  expect(formatNote(true)).toBe('You can close without these documents if you give a reason.')
  expect(formatNote(false)).toBeUndefined()
})
