import { beforeAll, describe, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import { loadTexts, startI18n } from '@/shared/i18n'
import { formatPhotoEdit } from './format-report'

type Photo = Parameters<typeof formatPhotoEdit>[0]['mine']['photos'][number]

const createPhoto = (id: string, kind: Photo['kind'], attachment_id: string | null): Photo => ({
  id,
  kind,
  attachment_id,
  caption: null,
})

const sent = [
  createPhoto('a', 'pack_marks', 'file-a'),
  createPhoto('b', 'moisture', 'file-b'),
  createPhoto('c', 'moisture', 'file-c'),
]

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await Promise.all([loadTexts('en', 'widgets/inspection'), loadTexts('en', 'entities/inspection')])
})

describe('the photos of a report that was locked before they were sent', () => {
  const format = (mine: readonly Photo[], theirs = sent) =>
    formatPhotoEdit({ base: { photos: sent }, mine: { photos: mine }, theirs: { photos: theirs } })

  it('are counted without those that the server has, and named by kind', () => {
    expect(format([...sent, createPhoto('d', 'seal', null)])).toBe('1 photo not sent (Seal)')
    expect(
      format([
        ...sent,
        createPhoto('d', 'seal', null),
        createPhoto('e', 'floor', null),
        createPhoto('f', 'seal', null),
      ]),
    ).toBe('3 photos not sent (Seal, Floor)')
  })

  it('leave out a photo whose file the server received before the lock', () => {
    const theirs = [...sent, createPhoto('d', 'seal', 'file-d')]
    expect(format([...sent, createPhoto('d', 'seal', null)], theirs)).toBeNull()
  })

  it('include removed photos', () => {
    expect(format(sent.slice(1))).toBe('1 photo removed (Pack marks)')
  })
})
