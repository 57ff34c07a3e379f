import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import client from '@/entities/client/i18n/en.json'
import { startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { useClientColumns } from './client-columns'

const shell = async () => ({ 'pages/clients': texts, 'entities/client': client })
beforeAll(() => startI18n({ shell, page: async () => ({}) }, 'en'))

it('leave a client’s name room for some fifty letters in a window of 1440', () => {
  const { result } = renderHook(() => useClientColumns())
  const [name, ...others] = result.current.filter((column) => !column.isOptional)
  expect(name).toMatchObject({ id: 'name', grows: 3 })
  const left = 1390 / 14 - others.reduce((sum, { width }) => sum + width, 0)
  expect(left).toBeGreaterThanOrEqual(27)
})
