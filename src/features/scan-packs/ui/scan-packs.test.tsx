import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { textSource } from '@/app/i18n'
import { loadTexts, startI18n } from '@/shared/i18n'
import type { ScanValues } from '../model/scan'
import { ScanPacks } from './scan-packs'

const listed = ['K-0319', 'K-0320', 'B-0320'].map((number) => ({
  id: `id of ${number}`,
  number,
  barcode: `P-${number}`,
  pcs: 100,
}))
const foreign = [{ number: 'A-1203', barcode: null, belongs_to: 'S-2026-0081' }]

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => {}
  await startI18n(textSource, 'en')
  await loadTexts('en', 'features/scan-packs')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Report() {
  const [scans, setScans] = useState<ScanValues[]>([])
  return (
    <ScanPacks
      listed={listed}
      scans={scans}
      findForeign={() => foreign}
      isEditable
      onScan={(scan) => setScans([...scans, scan])}
      onRemove={(id) => setScans(scans.filter((scan) => scan.id !== id))}
    />
  )
}

async function openScanner() {
  const user = userEvent.setup()
  render(<Report />)
  await user.click(screen.getByRole('button', { name: 'Scan packs' }))
  return user
}

describe('a scanned pack', () => {
  it('is taken from a scanner that types while a button has the focus', async () => {
    const user = await openScanner()
    await user.keyboard('P-K-0319{Enter}A-1203{Enter}')
    expect(screen.getByText('A-1203: belongs to S-2026-0081')).toBeDefined()
    expect(screen.getByText('1 of 3 packs')).toBeDefined()
  })

  it('is chosen if its last digits fit several packs', async () => {
    const user = await openScanner()
    await user.type(screen.getByLabelText('Number or last digits'), '320{Enter}')
    await user.click(screen.getByRole('button', { name: 'B-0320' }))
    expect(screen.getByText('B-0320: on the list')).toBeDefined()
    expect(screen.getByText('1 of 3 packs')).toBeDefined()
  })

  it('is asked for more digits, and recorded nowhere, if two were typed', async () => {
    const user = await openScanner()
    await user.type(screen.getByLabelText('Number or last digits'), '20{Enter}')
    expect(screen.getByText('Enter at least 3 digits.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull()
    expect(screen.getByText('0 of 3 packs')).toBeDefined()
  })

  it('is recorded as unknown only on request if its number was typed', async () => {
    const user = await openScanner()
    await user.type(screen.getByLabelText('Number or last digits'), '999{Enter}')
    expect(screen.queryByText('Unknown')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Record 999 as unknown' }))
    expect(screen.getByText('Unknown')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remove 999' }))
    expect(screen.queryByText('Unknown')).toBeNull()
  })
})

it('the camera reads a barcode once, and stops when the scanner is closed', async () => {
  const stop = vi.fn()
  class BarcodeDetector {
    static readonly getSupportedFormats = () => Promise.resolve(['code_128'])
    readonly detect = () => Promise.resolve([{ rawValue: 'P-K-0319' }])
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, {
      mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
    }),
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const user = await openScanner()
  expect(await screen.findByText('K-0319: on the list')).toBeDefined()
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(screen.getByText('K-0319: on the list')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(stop).toHaveBeenCalled())
})
