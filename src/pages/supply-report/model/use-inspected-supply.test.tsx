import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import { loadTexts, startI18n } from '@/shared/i18n'
import { BOARD, createSamplePiece, POLE } from '@domain/rules/inspection/samples'
import { judgePiece } from '@domain/rules/inspection'
import { useFormatPieceVerdict } from './use-inspected-supply'

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await Promise.all([
    loadTexts('en', 'pages/supply-report'),
    loadTexts('en', 'entities/inspection'),
  ])
})

it.each([
  [BOARD, 'Thickness 5 mm under'],
  [POLE, 'Top diameter 40 mm under'],
])('a verdict names the size that a piece misses', (specification, text) => {
  const { result } = renderHook(() => useFormatPieceVerdict(specification))
  const piece = createSamplePiece({ thickness_mm: specification === POLE ? '40' : '41' })
  expect(result.current(judgePiece(specification, piece), [])).toBe(text)
})
