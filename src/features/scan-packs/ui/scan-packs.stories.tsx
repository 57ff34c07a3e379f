import { useState } from 'react'
import { expect } from 'storybook/test'
import type { ListedPack } from '@domain/rules/inspection'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import type { ScanValues } from '../model/scan'
import { ScanNotice } from './scan-notice'
import { ScanPacks } from './scan-packs'

const t = getTexts('features/scan-packs')

const listed = Array.from({ length: 24 }, (_, i): ListedPack => ({
  id: `pack-${i}`,
  number: i === 23 ? 'B-0320' : `K-0${319 + i}`,
  barcode: `P${7_310_000 + i * 13}`,
  pcs: 120,
}))
const foreign = [{ number: 'A-1203', barcode: null, belongs_to: 'S-2026-0081 Juodeliai' }]
const scanListed = (count: number): ScanValues[] =>
  listed.slice(0, count).map(({ id, number }) => ({
    id: `scan of ${id}`,
    pack_id: id,
    text: number,
    belongs_to: '',
  }))
const createUnknown = (text: string, belongs_to = ''): ScanValues => ({
  id: text,
  pack_id: '',
  text,
  belongs_to,
})

interface ReportProps {
  scans: ScanValues[]
  isEditable?: boolean
}

function Report({ scans: initial, isEditable = true }: ReportProps) {
  const [scans, setScans] = useState(initial)
  return (
    <ScanPacks
      listed={listed}
      scans={scans}
      findForeign={() => foreign}
      isEditable={isEditable}
      onScan={(scan) => setScans([...scans, scan])}
      onRemove={(id) => setScans(scans.filter((scan) => scan.id !== id))}
    />
  )
}

/** Replaces the device's camera and barcode detector; undefined where there is none. */
const createCamera = (openCamera: (() => Promise<MediaStream>) | undefined) => () => {
  const scope = globalThis as { BarcodeDetector?: unknown }
  const detector = scope.BarcodeDetector
  const devices = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices')
  class BarcodeDetector {
    static readonly getSupportedFormats = () => Promise.resolve(['code_128'])
    readonly detect = () => Promise.resolve([])
  }
  if (openCamera) scope.BarcodeDetector = BarcodeDetector
  else delete scope.BarcodeDetector
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: openCamera },
  })
  return () => {
    scope.BarcodeDetector = detector
    if (devices) Object.defineProperty(navigator, 'mediaDevices', devices)
    else Reflect.deleteProperty(navigator, 'mediaDevices')
  }
}
const showStill = () => Promise.resolve(document.createElement('canvas').captureStream(1))
const deny = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))

const meta = preview.meta({
  title: 'Patterns/Scan packs',
  tags: ['new'],
  component: Report,
  args: { scans: [] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: createCamera(undefined),
})

export const NotStarted = meta.story()
export const EighteenOf24 = meta.story({ args: { scans: scanListed(18) } })
export const All = meta.story({ args: { scans: scanListed(24) } })
export const TwoUnknownOneForeign = meta.story({
  args: {
    scans: [
      ...scanListed(22),
      createUnknown('88120'),
      createUnknown('P7399999'),
      createUnknown('A-1203', 'S-2026-0081 Juodeliai'),
    ],
  },
})
export const BeforeSealing = meta.story({
  render: () => (
    <ScanNotice
      listed={listed}
      scans={[...scanListed(9), createUnknown('88120'), createUnknown('A-1203', 'S-2026-0081')]}
    />
  ),
})
export const ReadOnly = meta.story({ args: { scans: scanListed(23), isEditable: false } })

export const NoCamera = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('start') }))
    await expect(canvas.getByText(t('camera.none'))).toBeVisible()
    const number = canvas.getByLabelText(t('number'))
    await userEvent.type(number, '322{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('outcome.found', { number: 'K-0322' }),
    )
    await userEvent.type(number, '322{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('outcome.twice', { number: 'K-0322' }),
    )
  },
})
export const CameraDenied = meta.story({
  beforeEach: createCamera(deny),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('start') }))
    await expect(await canvas.findByText(t('camera.denied'))).toBeVisible()
  },
})
export const Scanning = meta.story({
  args: { scans: scanListed(18) },
  beforeEach: createCamera(showStill),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('go_on') }))
    await expect(await canvas.findByText(t('camera.how'))).toBeVisible()
  },
})
export const Ambiguous = meta.story({
  args: { scans: scanListed(2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('go_on') }))
    await userEvent.type(canvas.getByLabelText(t('number')), '320{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'B-0320' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('outcome.found', { number: 'B-0320' }),
    )
  },
})
